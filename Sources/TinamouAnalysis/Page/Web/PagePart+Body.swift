extension PagePart {
  /// The body of the page; `{{title}}` and `{{file}}` stand for names.
  static let body = #"""
    <header>
    <div><h1>{{title}}</h1><p>{{file}}</p></div>
    <form id="choices" aria-label="Configuration">
    <label>Window <select id="window"></select></label>
    <label>Width of <select id="device"></select></label>
    <label>Text size <select id="text"></select></label>
    <label>Direction <select id="direction"></select></label>
    <label class="switch"><input type="checkbox" id="guides"> Guides</label>
    </form>
    <p id="size" aria-live="off">0 <small>pt</small></p>
    </header>
    <main id="stage" aria-label="The window at a width">
    <div id="ruler" aria-hidden="true"></div>
    <div id="room"></div>
    </main>
    <aside aria-label="Details">
    <section><h2>This width</h2><p id="piece"></p><div id="notes" class="chips"></div></section>
    <section><h2>View</h2><div id="view" aria-live="polite"><p class="quiet">Point at a view to see why it is where it is. Click to keep it, or press Enter.</p></div></section>
    <section><h2>Findings</h2><ul id="findings"></ul></section>
    <section><h2>Breakpoints</h2><ol id="breakpoints"></ol></section>
    </aside>

    """#
}
