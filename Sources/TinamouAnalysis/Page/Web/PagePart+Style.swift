extension PagePart {
  /// The style sheet.
  static let style = #"""
    /* The looks of the page, in light and dark. */
    :root {
      color-scheme: light dark;
      --page: #f3f3f0; --card: #ffffff; --ink: #1d1d1f; --quiet: #63636a; --line: #dcdcd7;
      --accent: #0a5fb4; --accent-soft: #0a5fb41a; --warm: #8f5200; --warm-soft: #d98a1a;
      --error: #b3261e; --window: #ffffff; --edge: #00000014; --shadow: #1d1d1f1f;
      --image: #e8ecf1; --image-ink: #b6c0cc; --control: #eef0f3; --field: #c9ccd2; --tint: #0a5fb4;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #161618; --card: #1f1f22; --ink: #ececef; --quiet: #a2a2aa; --line: #35353a;
        --accent: #6db3f8; --accent-soft: #6db3f826; --warm: #efb05a; --warm-soft: #c98a32;
        --error: #ff8d83; --window: #26262a; --edge: #ffffff17; --shadow: #00000066;
        --image: #33363c; --image-ink: #5b626d; --control: #34353b; --field: #4b4d55; --tint: #6db3f8;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { height: 100%; }
    body {
      margin: 0; height: 100%; display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 336px;
      background: var(--page); color: var(--ink);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif;
      font-variant-numeric: tabular-nums;
    }

    /* The bar at the top. */
    header {
      grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 10px 28px;
      padding: 12px 28px; background: var(--card); border-bottom: 1px solid var(--line);
    }
    h1 { margin: 0; font-size: 16px; font-weight: 600; letter-spacing: -0.01em; }
    header p { margin: 0; color: var(--quiet); font-size: 12px; }
    #choices { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; margin: 0 auto; }
    #choices label { display: flex; align-items: center; gap: 8px; color: var(--quiet); font-size: 12px; }
    select {
      appearance: none; max-width: 17em; padding: 5px 28px 5px 11px; border: 1px solid var(--line);
      border-radius: 8px; color: var(--ink); font: inherit; font-size: 13px;
      background: var(--page) url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='10' height='6' fill='none' stroke='%2388888f' stroke-width='1.5' stroke-linecap='round'%3E%3Cpath d='M1 1l4 4 4-4'/%3E%3C/svg%3E") no-repeat right 10px center;
    }
    select:disabled { opacity: 0.75; background-image: none; padding-right: 11px; }
    .switch input { width: 15px; height: 15px; margin: 0; accent-color: var(--accent); }
    #size { min-width: 8.5em; text-align: right; font-size: 21px; font-weight: 300; letter-spacing: -0.01em; }
    #size small { color: var(--quiet); font-size: 13px; font-weight: 400; }

    /* The ruler and the windows. */
    #stage { min-width: 0; padding: 18px 44px 26px 34px; overflow: hidden auto; display: flex; flex-direction: column; }
    #ruler { position: sticky; top: 0; z-index: 2; flex: none; margin-bottom: 14px; touch-action: none; cursor: ew-resize; background: var(--page); box-shadow: 0 -18px 0 var(--page), 0 8px 0 var(--page); }
    #ruler > * { position: absolute; }
    .axis { height: 1px; background: var(--line); }
    .axis.isCurrent { height: 3px; margin-top: -1px; border-radius: 2px; background: var(--accent); opacity: 0.55; }
    .tick { width: 15px; height: 18px; margin: -9px 0 0 -7px; }
    .tick::before { content: ""; position: absolute; left: 7px; top: 4px; width: 1px; height: 10px; background: var(--quiet); }
    .tick.isTraits::before { top: 1px; height: 16px; width: 2px; margin-left: -0.5px; background: var(--ink); }
    .tick::after, .band::after {
      content: attr(data-tip); position: absolute; z-index: 3; left: 50%; top: 24px; width: max-content; max-width: 280px;
      padding: 5px 10px; border-radius: 8px; background: var(--ink); color: var(--card); font-size: 12px; line-height: 1.35;
      transform: translateX(-50%); opacity: 0; pointer-events: none; transition: opacity 0.12s;
    }
    .band::after { top: 10px; }
    .tick:hover::after, .band:hover::after { opacity: 1; }
    .tick.isLate::after, .band.isLate::after { left: auto; right: 0; transform: none; }
    .tick.isEarly::after, .band.isEarly::after { left: 0; transform: none; }
    .mark { color: var(--quiet); font-size: 11px; transform: translateX(-50%); pointer-events: none; }
    .zone { color: var(--quiet); font-size: 11px; white-space: nowrap; overflow: hidden; pointer-events: none; padding-left: 1px; }
    .lane { margin-left: -29px; color: var(--quiet); font-size: 9px; line-height: 12px; pointer-events: none; }
    .device { width: 11px; height: 12px; margin-left: -5px; }
    .device::before { content: ""; position: absolute; left: 3px; top: 2px; width: 5px; height: 8px; border: 1px solid var(--quiet); border-radius: 2px; }
    .device::after {
      content: attr(data-tip); position: absolute; z-index: 3; left: 50%; top: 20px; width: max-content; max-width: 280px;
      padding: 5px 10px; border-radius: 8px; background: var(--ink); color: var(--card); font-size: 12px; line-height: 1.35;
      transform: translateX(-50%); opacity: 0; pointer-events: none; transition: opacity 0.12s;
    }
    .device:hover::after { opacity: 1; }
    .device.isLate::after { left: auto; right: 0; transform: none; }
    .device.isEarly::after { left: 0; transform: none; }
    .band { height: 5px; min-width: 4px; border-radius: 2px; background: var(--warm-soft); opacity: 0.45; }
    .band.isError { background: var(--error); }
    .band.isHere { opacity: 1; }
    .band.isDifference { background: var(--accent); }
    .now { top: 0; bottom: -10px; width: 1px; background: var(--accent); pointer-events: none; }
    .now::before { content: ""; position: absolute; left: -3px; top: 0; width: 7px; height: 7px; border-radius: 50%; background: var(--accent); }
    #room { position: relative; flex: none; display: flex; gap: 56px; }
    .place { position: relative; flex: none; }
    .place h2 { position: absolute; left: 2px; top: -2px; margin: 0; }
    .frame {
      position: absolute; left: 0; top: 0; overflow: hidden; transform-origin: 0 0; background: var(--window);
      border-radius: 14px; box-shadow: 0 0 0 1px var(--edge), 0 1px 3px var(--shadow), 0 18px 50px -14px var(--shadow);
    }
    .place.isNamed .frame, .place.isNamed .handle { top: 24px; }
    .handle { position: absolute; left: 0; top: 0; width: 40px; margin-left: -10px; cursor: ew-resize; touch-action: none; outline: none; }
    .handle::before {
      content: ""; position: absolute; left: 20px; top: calc(50% - 30px); width: 6px; height: 60px; border-radius: 3px;
      background: var(--quiet); opacity: 0.55; transition: opacity 0.15s, background 0.15s, transform 0.15s;
    }
    .handle:hover::before, .handle.isDragged::before { background: var(--accent); opacity: 1; transform: scale(1.2, 1.12); }
    .handle:focus-visible::before { background: var(--accent); opacity: 1; outline: 2px solid var(--accent); outline-offset: 4px; }

    /* The views. */
    .item { position: absolute; left: 0; top: 0; overflow: hidden; }
    .item::after { content: ""; position: absolute; inset: 0; border-radius: inherit; pointer-events: none; }
    .container::after { box-shadow: inset 0 0 0 1px var(--edge); }
    .image { background: var(--image); border-radius: 6px; }
    .image::before {
      content: ""; position: absolute; inset: 0; background: var(--image-ink); opacity: 0.8;
      mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 32'%3E%3Cpath d='M6 27l11-14 8 10 5-6 12 10z'/%3E%3Ccircle cx='33' cy='9' r='3.5'/%3E%3C/svg%3E") center / min(48px, 62%) no-repeat;
    }
    .control, .bar { background: var(--control); border-radius: 8px; }
    .isSwitch { border-radius: 99px; background: var(--field); }
    .isSwitch::before { content: ""; position: absolute; right: 2px; top: 2px; bottom: 2px; aspect-ratio: 1; border-radius: 50%; background: var(--window); }
    .isSlider, .isProgress { background: linear-gradient(var(--field), var(--field)) center / 100% 4px no-repeat; border-radius: 2px; }
    .isSlider::before { content: ""; position: absolute; left: calc(50% - 10px); top: calc(50% - 10px); width: 20px; height: 20px; border-radius: 50%; background: var(--window); box-shadow: 0 0 0 1px var(--field), 0 1px 3px var(--shadow); }
    .isStepper::before { content: ""; position: absolute; left: calc(50% - 0.5px); top: 20%; bottom: 20%; width: 1px; background: var(--field); }
    .isSegmented::before { content: ""; position: absolute; left: 2px; top: 2px; bottom: 2px; width: calc(50% - 2px); border-radius: 6px; background: var(--window); box-shadow: 0 1px 2px var(--shadow); }
    .button { background: var(--accent-soft); border-radius: 8px; }
    .input { border-radius: 8px; box-shadow: inset 0 0 0 1px var(--field); background: var(--window); }
    .item svg { position: absolute; left: 0; top: 50%; overflow: visible; pointer-events: none; fill: var(--ink); }
    .button svg { fill: var(--tint); }
    .input svg { left: 7px; fill: var(--quiet); }
    .item text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; }
    .region { position: absolute; pointer-events: none; }
    .region.division { background: var(--accent-soft); box-shadow: inset 0 0 0 1px var(--accent); }
    .region.occlusion { background: var(--quiet); opacity: 0.3; border-radius: 6px; }
    .region.isInactive { background: none; opacity: 0.5; box-shadow: inset 0 0 0 1px var(--quiet); }
    .isFolding .frame, .isFolding .item { transition: transform 0.4s ease, width 0.4s ease, height 0.4s ease; }
    .guide { display: none; pointer-events: none; }
    .showsGuides .guide { display: block; }
    .guide::after { border: 1px dashed var(--accent); opacity: 0.6; }
    .system { --hue: #b0489b; }
    .system.is-safeArea { --hue: #2f8f4e; }
    .system.is-readable { --hue: #7a5bd0; }
    .system::after { border-color: var(--hue); opacity: 0.9; }
    .system::before { content: attr(data-name); position: absolute; right: 3px; bottom: 2px; color: var(--hue); font-size: 10px; }
    .system.is-safeArea::before { right: auto; left: 3px; }
    .system.is-readable::before { bottom: 16px; }
    .isFound::after { box-shadow: inset 0 0 0 2px var(--warm-soft); }
    .isFound.isError::after { box-shadow: inset 0 0 0 2px var(--error); }
    .isDifferent::after { box-shadow: inset 0 0 0 2px var(--accent); }
    .isPart::after { box-shadow: inset 0 0 0 1px var(--accent); }
    .isChosen::after { box-shadow: inset 0 0 0 2px var(--accent); background: var(--accent-soft); }
    .guide.isPart { display: block; }

    /* The panel at the side. */
    aside { overflow: auto; padding: 20px 24px 32px; background: var(--card); border-left: 1px solid var(--line); overscroll-behavior: contain; }
    aside section + section { margin-top: 26px; }
    h2 { margin: 0 0 8px; color: var(--quiet); font-size: 12px; font-weight: 600; }
    aside p { margin: 0; }
    aside ul, aside ol { margin: 0; padding: 0; list-style: none; }
    .quiet { color: var(--quiet); }
    .small { font-size: 12px; }
    .chips { display: flex; flex-wrap: wrap; gap: 5px; margin-top: 8px; }
    .chips span { padding: 2px 9px; border-radius: 10px; background: var(--page); color: var(--quiet); font-size: 12px; }
    .entry {
      all: unset; display: grid; grid-template-columns: 14px 1fr; width: 100%; margin: 0 -8px; padding: 5px 8px; border-radius: 8px;
      cursor: pointer; line-height: 1.4;
    }
    .entry:hover { background: var(--page); }
    .entry:focus-visible, select:focus-visible, .switch input:focus-visible, .frame:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .entry i { width: 6px; height: 6px; margin-top: 7px; border-radius: 50%; background: var(--warm-soft); opacity: 0.4; }
    .entry.isError i { background: var(--error); }
    .entry.isDifference i { background: var(--accent); }
    .entry.isHere i { opacity: 1; }
    .entry.isHere { color: var(--ink); }
    .entry small { display: block; color: var(--quiet); font-size: 12px; }
    .breakpoint { grid-template-columns: 58px 1fr; }
    .breakpoint b { font-weight: 500; color: var(--accent); }
    .breakpoint span { color: var(--quiet); font-size: 13px; }
    .breakpoint.isHere { background: var(--accent-soft); }
    #view h3 { margin: 0 0 10px; font-size: 16px; font-weight: 600; letter-spacing: -0.01em; }
    #view h3 span { font-weight: 400; font-size: 13px; color: var(--quiet); }
    .number { padding: 8px 0; border-top: 1px solid var(--line); }
    .number:last-child { border-bottom: 1px solid var(--line); }
    .number h4 { display: flex; justify-content: space-between; margin: 0; font-size: 13px; font-weight: 500; }
    .number h4 b { font-weight: 600; }
    .number li { display: grid; grid-template-columns: 66px 1fr; gap: 10px; padding: 2px 6px; margin: 0 -6px; border-radius: 6px; font-size: 12px; color: var(--quiet); }
    .number summary { padding: 2px 0 2px 76px; color: var(--quiet); font-size: 12px; cursor: pointer; border-radius: 6px; }
    .number summary:focus-visible { outline: 2px solid var(--accent); }
    .number li:hover { background: var(--accent-soft); color: var(--ink); }
    .number li b { font-weight: 400; text-align: right; color: var(--ink); }
    .number li span { overflow-wrap: anywhere; }

    @media (max-width: 900px) {
      body { height: auto; min-height: 100%; grid-template: auto auto auto / minmax(0, 1fr); }
      #stage { min-height: 68vh; overflow: visible; padding: 18px 20px 26px 32px; }
      #choices { margin: 0; }
      #size { min-width: 0; }
      aside { border-left: 0; border-top: 1px solid var(--line); overflow: visible; }
    }
    @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }

    """#
}
