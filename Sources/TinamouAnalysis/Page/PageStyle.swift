/// The looks of the page, in light and dark.
enum PageStyle {
  static let text = """
    :root {
      color-scheme: light dark;
      --paper: #f6f5f2; --card: #fffefb; --ink: #26262b; --quiet: #64646c; --line: #d9d6cf;
      --accent: #0b63a5; --view: #8a8f98; --warm: #9a5b00; --error: #b3261e; --mark: #0b63a51f;
      --text-fill: #0b63a512; --image-fill: #3d7a4a1c; --control-fill: #7a3d771a;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #191a1d; --card: #222327; --ink: #ececef; --quiet: #a6a7ae; --line: #3a3b41;
        --accent: #74b9f2; --view: #7d828c; --warm: #e5a84d; --error: #ff8a80; --mark: #74b9f22e;
        --text-fill: #74b9f21c; --image-fill: #7fc98f24; --control-fill: #d7a0d424;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; min-height: 100vh; display: flex; flex-direction: column;
      background: var(--paper); color: var(--ink);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
    }
    header {
      display: flex; flex-wrap: wrap; gap: 12px 28px; align-items: center; padding: 14px 24px;
      border-bottom: 1px solid var(--line); background: var(--card);
    }
    h1 { font-size: 17px; margin: 0; font-weight: 600; }
    h2 { font-size: 12px; margin: 0 0 6px; font-weight: 600; color: var(--quiet); }
    .names p { margin: 0; color: var(--quiet); font-size: 12px; }
    form { display: flex; flex-wrap: wrap; gap: 14px; margin-right: auto; }
    label { color: var(--quiet); font-size: 12px; }
    select {
      font: inherit; font-size: 13px; color: var(--ink); background: var(--paper); margin-left: 4px;
      border: 1px solid var(--line); border-radius: 7px; padding: 4px 8px; max-width: 15em;
    }
    output { font-size: 22px; font-weight: 300; font-variant-numeric: tabular-nums; }
    main { display: flex; flex: 1; min-height: 0; align-items: stretch; }
    #stage { flex: 1; min-width: 0; padding: 18px 34px 30px 24px; overflow: hidden; }
    aside {
      width: 320px; flex: none; border-left: 1px solid var(--line); background: var(--card);
      padding: 18px 20px; overflow: auto; max-height: calc(100vh - 66px);
    }
    aside section { margin-bottom: 22px; }
    aside p { margin: 0 0 4px; }
    aside ul, aside ol { list-style: none; margin: 0; padding: 0; }
    aside li { padding: 3px 0; }
    .quiet, .where { color: var(--quiet); }
    .where { display: block; font-size: 12px; font-variant-numeric: tabular-nums; }
    .isHere { color: var(--warm); }
    .isHere.isError { color: var(--error); }
    code { font: 12px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    table { border-collapse: collapse; margin: 4px 0 8px; font-variant-numeric: tabular-nums; }
    td { padding: 0 14px 0 0; }
    button {
      all: unset; cursor: pointer; border-radius: 4px; font-variant-numeric: tabular-nums;
      color: var(--accent);
    }
    #ruler { position: relative; height: 44px; margin-bottom: 6px; touch-action: none; cursor: ew-resize; }
    #ruler .axis { position: absolute; top: 26px; left: 0; height: 1px; background: var(--line); }
    #ruler .tick { position: absolute; top: 19px; width: 1px; height: 15px; background: var(--quiet); }
    #ruler .tick.isTraits { background: var(--accent); height: 19px; top: 17px; width: 2px; }
    #ruler .label { position: absolute; top: 0; font-size: 11px; color: var(--quiet); transform: translateX(-50%); font-variant-numeric: tabular-nums; }
    #ruler .now { position: absolute; top: 14px; width: 2px; height: 26px; margin-left: -1px; background: var(--accent); border-radius: 1px; }
    #ruler .band { position: absolute; top: 38px; height: 4px; border-radius: 2px; background: var(--warm); opacity: 0.75; min-width: 3px; }
    #ruler .band.isError { background: var(--error); }
    #room { position: relative; }
    #frame {
      position: absolute; left: 0; top: 0; overflow: hidden; transform-origin: 0 0; background: var(--card);
      box-shadow: 0 0 0 1px var(--line), 0 8px 30px #0000001a; border-radius: 10px;
    }
    .item { position: absolute; left: 0; top: 0; border-radius: 3px; outline: 1px solid transparent; overflow: hidden; }
    .item.view, .item.cell, .item.stack, .item.scroll, .item.table, .item.collection { outline-color: color-mix(in srgb, var(--view) 34%, transparent); outline-offset: -1px; }
    .item.label, .item.textView { background: var(--text-fill); }
    .item.image { background: var(--image-fill); outline-color: color-mix(in srgb, var(--view) 40%, transparent); outline-offset: -1px; }
    .item.button, .item.textField, .item.switch, .item.slider, .item.segmentedControl, .item.stepper { background: var(--control-fill); border-radius: 8px; }
    .item.guide { outline: 1px dashed var(--accent); outline-offset: -1px; pointer-events: none; }
    .item span { display: block; pointer-events: none; overflow: hidden; line-height: 1.2; }
    .item.button span { text-align: center; }
    .item.isPart { background: var(--mark); }
    .item.isChosen { outline: 2px solid var(--accent); outline-offset: -2px; background: var(--mark); }
    .item.isFound { outline: 2px solid var(--warm); outline-offset: -2px; }
    #handle {
      position: absolute; top: 0; width: 26px; margin-left: 2px; cursor: ew-resize; touch-action: none; border-radius: 8px;
    }
    #handle::after {
      content: ""; position: absolute; left: 9px; top: calc(50% - 34px); width: 6px; height: 68px;
      border-radius: 3px; background: var(--view);
    }
    #handle:hover::after, #handle:focus-visible::after { background: var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    @media (max-width: 900px) {
      main { flex-direction: column; }
      aside { width: auto; border-left: 0; border-top: 1px solid var(--line); max-height: none; }
    }
    """
}
