/// The style of previews, in light and dark mode.
enum StyleSheet {
  /// The style of window drawings, the same in both formats.
  static let drawing = """
    text { font-family: -apple-system, "SF Pro Text", Inter, "Helvetica Neue", "Liberation Sans", Arial, sans-serif; }
    rect, path, circle { vector-effect: non-scaling-stroke; }
    .device { fill: #26272b; stroke: #0d0d0f; }
    .cut-out { fill: #26272b; fill-opacity: .55; pointer-events: none; }
    .screen { fill: #08080a; }
    .other { fill: #b4b7bf; }
    .other-name { fill: #676a73; font-size: 13px; text-anchor: middle; }
    .outline { fill: none; stroke: #8b8d94; }
    .paper { fill: #ffffff; }
    .view { stroke-width: 1; }
    .view:hover { stroke-width: 2.5; fill-opacity: .35; }
    .spacing { display: none; pointer-events: none; }
    .view:hover + .spacing { display: inline; }
    .spacing path { fill: none; stroke: #e0115f; stroke-width: 1.5; }
    .spacing text { fill: #e0115f; font-weight: 700; text-anchor: middle; paint-order: stroke; stroke: #ffffff; stroke-width: 3px; stroke-linejoin: round; }
    .part { pointer-events: none; stroke: none; }
    .part.track { fill: #a8683a; fill-opacity: .28; }
    .part.filled { fill: #a8683a; fill-opacity: .8; }
    .part.knob { fill: #ffffff; stroke: #a8683a; }
    .part.stroke { fill: none; stroke: #a8683a; stroke-width: 1.5; }
    .cross, .mark, .arrow, .badge, .texts text, .names text { pointer-events: none; }
    .guide { fill: none; stroke-width: 1; pointer-events: stroke; }
    .container { fill: #6b7280; stroke: #8d94a1; }
    .text { fill: #1677d2; stroke: #6ea9e0; }
    .input { fill: #0891a5; stroke: #0891a5; }
    .button { fill: #5b50d6; stroke: #5b50d6; }
    .image { fill: #2f9e57; stroke: #2f9e57; }
    .control { fill: #a8683a; stroke: #a8683a; }
    .bar { fill: #475569; stroke: #475569; }
    .view { fill-opacity: .1; }
    .view.container { fill-opacity: .045; }
    .view.hidden { fill: none; stroke: #b0b3ba; stroke-dasharray: 1 3; }
    .cross { fill: none; stroke: #2f9e57; stroke-opacity: .35; }
    .texts text { fill: #1c1d21; stroke: none; white-space: pre; }
    .texts .button { fill: #4338ca; }
    .names text { font-weight: 500; paint-order: stroke; stroke: #ffffff; stroke-width: 2.5px; stroke-linejoin: round; }
    .names .container { fill: #5a6070; }
    .names .hidden { fill: #9a9da6; }
    .guide.safeArea { stroke: #12a150; }
    .guide.margins { stroke: #d6218f; }
    .guide.readable { stroke: #d97706; }
    .guide.user { stroke: #8b3fd1; }
    .guide.frame { stroke: #64748b; }
    .guide.keyboard { fill: #6b7280; fill-opacity: .22; stroke: #6b7280; }
    .guide.region { stroke: #0e7490; stroke-dasharray: 2 4; }
    .region.division { fill: #6366f1; fill-opacity: .12; stroke: #6366f1; stroke-width: 1; }
    .region.occlusion { fill: #374151; fill-opacity: .3; stroke: none; }
    .region.inactive { fill: none; stroke: #9ca3af; stroke-width: 1; stroke-dasharray: 3 4; }
    .guide.safeArea { stroke-dasharray: 5 10; }
    .guide.margins { stroke-dasharray: 5 10; stroke-dashoffset: -5; }
    .guide.readable { stroke-dasharray: 5 10; stroke-dashoffset: -10; }
    .guide.user { stroke-dasharray: 2 2; }
    .names .safeArea { fill: #12a150; }
    .names .margins { fill: #d6218f; }
    .names .readable { fill: #c2690a; }
    .names .user { fill: #8b3fd1; }
    .names .region { fill: #0e7490; }
    .names .frame, .names .keyboard { fill: #5a6070; }
    .mark { fill-opacity: .09; stroke-width: 2.5; }
    .mark.ambiguous { fill: #f5a400; stroke: #e69500; stroke-dasharray: 8 4; }
    .mark.broken { fill: #e5132f; stroke: #e5132f; }
    .mark.remark { fill: none; stroke: #0071e3; }
    .mark:target { stroke-width: 6; fill-opacity: .3; }
    a .badge { pointer-events: auto; cursor: pointer; }
    .arrow { fill: none; stroke: #b86e00; stroke-width: 1.5; }
    circle.badge { stroke: #ffffff; stroke-width: 1; }
    circle.ambiguous { fill: #b86e00; }
    circle.broken { fill: #cf102a; }
    circle.remark { fill: #0071e3; }
    text.badge { fill: #ffffff; font-size: inherit; font-weight: 700; text-anchor: middle; }
    @media (prefers-color-scheme: dark) {
      .device { fill: #3a3b40; stroke: #55575e; }
      .cut-out { fill: #3a3b40; }
      .other { fill: #34353a; }
      .other-name { fill: #85878f; }
      .paper { fill: #131416; }
      .view { fill-opacity: .2; }
      .view.container { fill-opacity: .1; }
      .container { stroke: #6b7280; }
      .text { stroke: #3b7fc4; }
      .texts text { fill: #ececf0; }
      .texts .button { fill: #b3adff; }
      .names text, .spacing text { stroke: #131416; }
      .spacing path { stroke: #ff5c93; }
      .spacing text { fill: #ff5c93; }
      .names .container { fill: #a3a9b6; }
      .names .text { fill: #6cb2f5; }
      .names .input { fill: #39bfd3; }
      .names .button { fill: #a49bff; }
      .names .image { fill: #5fd08a; }
      .names .control { fill: #d99a68; }
      .names .bar, .names .frame, .names .keyboard { fill: #9fb0c6; }
      .names .user { fill: #c48cf5; }
      .names .region { fill: #5cc5db; }
      .names .margins { fill: #f06abb; }
      .names .readable { fill: #f0a04b; }
    }

    """

  /// The style of SVG previews.
  static let svg = """
    .page { fill: #f1f2f5; }
    text.heading { font-size: 22px; font-weight: 700; fill: #1c1d21; }
    text.title { font-size: 15px; font-weight: 600; fill: #1c1d21; }
    text.sentence { font-size: 12px; fill: #1c1d21; }
    text.detail { font-size: 12px; fill: #63666f; }
    .findings text.badge { font-size: 10px; }
    @media (prefers-color-scheme: dark) {
      .page { fill: #1e1f23; }
      text.heading, text.title, text.sentence { fill: #ececf0; }
      text.detail { fill: #a0a3ad; }
    }

    """

  /// The style of SVG previews without names, guides and diagonals.
  static let plain = """
    .names, .guides, .cross { display: none; }

    """

  /// The style of HTML previews.
  static let html = """
    :root { color-scheme: light dark; --page: #f1f2f5; --ink: #1c1d21; --dim: #63666f; --card: #ffffff; --line: #d5d7dd; --zoom: 1; }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--ink); font: 13px/1.4 -apple-system, "SF Pro Text", Inter, "Helvetica Neue", "Liberation Sans", Arial, sans-serif; }
    header { position: sticky; top: 0; z-index: 1; padding: 10px 24px; background: var(--card); border-bottom: 1px solid var(--line); }
    .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 20px; }
    h1 { margin: 0; font-size: 17px; }
    h2 { margin: 0; font-size: 15px; font-weight: 600; }
    p { margin: 0; color: var(--dim); overflow-wrap: anywhere; }
    fieldset { display: flex; gap: 12px; margin: 0; padding: 0; border: 0; }
    .switches { margin-left: auto; }
    select { max-width: 16em; font: inherit; }
    label { display: flex; align-items: center; gap: 4px; cursor: pointer; }
    label input { margin: 0; }
    ul.key { display: flex; flex-wrap: wrap; gap: 2px 18px; margin: 6px 0 0; padding: 0; list-style: none; color: var(--dim); font-size: 12px; }
    ul.key li { display: flex; align-items: center; gap: 6px; }
    main { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 32px 32px; padding: 24px; }
    figure { margin: 0; width: max(300px, calc(var(--width) * var(--zoom) * 1px)); }
    figcaption { margin-bottom: 8px; }
    svg.window { display: block; width: calc(var(--width) * var(--zoom) * 1px); height: auto; }
    ol.findings { margin: 10px 0 0; padding: 0; list-style: none; counter-reset: finding; }
    ol.findings li { position: relative; margin-top: 6px; padding-left: 26px; counter-increment: finding; overflow-wrap: anywhere; }
    ol.findings li::before { content: counter(finding); position: absolute; left: 0; top: 1px; width: 17px; height: 17px; border-radius: 50%; color: #ffffff; font-size: 10px; font-weight: 700; line-height: 17px; text-align: center; }
    li.broken::before { background: #cf102a; }
    li.ambiguous::before { background: #b86e00; }
    li.remark::before { background: #0071e3; }
    ol.findings small { display: block; color: var(--dim); font-size: 12px; }
    p.rest { margin-top: 6px; }
    body:has(#guides:not(:checked)) .guides, body:has(#texts:not(:checked)) .texts, body:has(#names:not(:checked)) .names, body:has(#marks:not(:checked)) .marks { display: none; }
    li:target { outline: 2px solid #0071e3; outline-offset: 3px; }
    ol.findings a { color: inherit; }
    body:has(#only-findings:checked) figure.clear { display: none; }
    body:has(#zoom-25:checked) { --zoom: .25; }
    body:has(#zoom-25:checked) figure { width: max(150px, calc(var(--width) * var(--zoom) * 1px)); }
    body:has(#zoom-25:checked) figcaption p { display: none; }
    body:has(#zoom-50:checked) { --zoom: .5; }
    body:has(#zoom-75:checked) { --zoom: .75; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #1e1f23; --ink: #ececf0; --dim: #a0a3ad; --card: #26272b; --line: #3a3b40; }
    }
    @media print { header { position: static; } figure { break-inside: avoid; } }

    """
}
