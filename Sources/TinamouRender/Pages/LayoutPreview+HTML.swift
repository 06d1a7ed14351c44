import TinamouLayout

extension LayoutPreview {
  /// The switches of the page: an id that the style sheet knows, and a text.
  private static let switches = [
    ("guides", "Guides"), ("texts", "Texts"), ("names", "Names"), ("marks", "Findings"),
  ]
  private static let zooms = [
    ("zoom-25", "Overview", "0.25"), ("zoom-50", "50 %", "0.5"), ("zoom-75", "75 %", "0.75"),
    ("zoom-100", "100 %", "1"),
  ]

  /// The preview as an HTML document, which is also well-formed XML.
  public var html: String {
    var writer = MarkupWriter()
    writer.line("<!DOCTYPE html>")
    writer.begin("html", [("lang", "en")])
    writer.begin("head")
    writer.empty("meta", [("charset", "utf-8")])
    writer.empty(
      "meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
    writer.element("title", text: title)
    let filters = WindowFilter.all(of: windows)
    let choices = filters.map(\.styleSheet).joined()
    let plain = isPlain ? ".cross { display: none; }\n" : ""
    writer.line("<style>\n\(StyleSheet.drawing)\(StyleSheet.html)\(choices)\(plain)</style>")
    writer.end()
    writer.begin("body")
    writeHeader(filters, into: &writer)
    writer.begin("main")
    for (index, window) in drawnWindows.enumerated() {
      write(window, number: index + 1, into: &writer)
    }
    writer.end()
    if let reloadInterval {
      writer.line("<script>\n\(ReloadScript.text(interval: reloadInterval))</script>")
    }
    writer.end()
    writer.end()
    return writer.text
  }

  private func writeHeader(_ filters: [WindowFilter], into writer: inout MarkupWriter) {
    writer.begin("header")
    writer.begin("div", [("class", "bar")])
    writer.element("h1", text: title)
    if let subtitle { writer.element("p", text: subtitle) }
    writer.begin("fieldset", [("class", "switches")])
    for (id, text) in Self.switches {
      writer.begin("label")
      let isChecked = !isPlain || id == "texts"
      writer.empty(
        "input",
        [("type", "checkbox"), ("id", id)] + (isChecked ? [("checked", "checked")] : []))
      writer.element("span", text: text)
      writer.end()
    }
    if drawnWindows.contains(where: { !$0.findings.isEmpty }) {
      writer.begin("label")
      writer.empty("input", [("type", "checkbox"), ("id", "only-findings")])
      writer.element("span", text: "Only windows with findings")
      writer.end()
    }
    for filter in filters { filter.write(into: &writer) }
    writer.end()
    writer.begin("fieldset", [("class", "zooms")])
    for (id, text, zoom) in Self.zooms {
      var attributes: MarkupWriter.Attributes = [
        ("type", "radio"), ("name", "zoom"), ("id", id), ("value", zoom),
      ]
      if zoom == "1" { attributes.append(("checked", "checked")) }
      writer.begin("label")
      writer.empty("input", attributes)
      writer.element("span", text: text)
      writer.end()
    }
    writer.end()
    writer.end()
    writer.begin("ul", [("class", "key")])
    for (text, style) in Self.key {
      writer.begin("li")
      writer.begin("svg", [("width", "24"), ("height", "14"), ("aria-hidden", "true")])
      writer.empty(
        "rect",
        [("class", style)]
          + MarkupWriter.attributes(Rect(x: 1, y: 1, width: 22, height: 12)))
      writer.end()
      writer.element("span", text: text)
      writer.end()
    }
    writer.end()
    writer.end()
  }

  private func write(_ window: WindowPicture, number: Int, into writer: inout MarkupWriter) {
    let drawing = WindowDrawing(window, number: number)
    let width = PictureNumber.text(drawing.size.width)
    let style = [
      window.findings.isEmpty ? "clear" : "found", window.deviceChoice.style,
      window.textSizeChoice.style,
    ].joined(separator: " ")
    writer.begin("figure", [("class", style), ("style", "--width:\(width)")])
    writer.begin("figcaption")
    writer.element("h2", text: window.title)
    writer.element("p", text: window.details.joined(separator: " · "))
    writer.end()
    drawing.draw(at: nil, into: &writer)
    write(window.findings, ofWindow: number, into: &writer)
    writer.end()
  }

  private func write(
    _ findings: [WindowPicture.Finding], ofWindow number: Int, into writer: inout MarkupWriter
  ) {
    if findings.isEmpty { return }
    let listed = Self.listed(findings)
    writer.begin("ol", [("class", "findings")])
    for (index, finding) in listed.findings.enumerated() {
      let name = FindingName(window: number, finding: index + 1)
      writer.begin("li", [("class", finding.kind.rawValue), ("id", name.sentence)])
      writer.element("a", [("href", "#" + name.mark)], text: finding.sentence)
      for detail in finding.details { writer.element("small", text: detail) }
      writer.end()
    }
    writer.end()
    if listed.rest > 0 { writer.element("p", [("class", "rest")], text: "and \(listed.rest) more") }
  }
}
