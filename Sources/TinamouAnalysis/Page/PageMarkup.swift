/// The parts of the page that do not depend on the layout.
enum PageMarkup {
  static func text(title: String, file: String) -> String {
    """
    <header>
    <div class="names"><h1>\(title)</h1><p>\(file)</p></div>
    <form id="choices" aria-label="Configuration">
    <label>Window <select id="window"></select></label>
    <label>Text size <select id="text"></select></label>
    <label>Direction <select id="direction"></select></label>
    </form>
    <output id="size" aria-live="polite"></output>
    </header>
    <main>
    <section id="stage" aria-label="Window">
    <div id="ruler" aria-hidden="true"></div>
    <div id="room">
    <div id="frame"></div>
    <div id="handle" role="slider" tabindex="0" aria-label="Width of the window in points"></div>
    </div>
    </section>
    <aside aria-label="Details">
    <section><h2>This width</h2><p id="piece"></p></section>
    <section><h2>View</h2><div id="view"><p class="quiet">Point at a view, or move to it with the Tab key.</p></div></section>
    <section><h2>Findings</h2><ul id="findings"></ul></section>
    <section><h2>Breakpoints</h2><ol id="breakpoints"></ol></section>
    </aside>
    </main>
    """
  }
}
