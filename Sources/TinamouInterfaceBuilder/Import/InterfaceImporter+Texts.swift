import TinamouLayout

extension InterfaceImporter {
  /// The text that a view shows; `nil` for kinds without text.
  func text(of view: View, _ variations: Variations) -> String? {
    let element = view.element
    switch view.kind {
    case .label, .textView: return shownText(of: element)
    case .button:
      if let configuration = element.child("buttonConfiguration", key: "configuration") {
        return configuredTitle(of: element, configuration)
      }
      let state = element.child("state", key: "normal")
      return localized("normalTitle", of: element)
        ?? state.flatMap { Self.text(of: Self.attributed("Title", in: $0)) ?? $0.string("title") }
        ?? ""
    case .textField:
      let text = shownText(of: element)
      return text.isEmpty
        ? localized("placeholder", of: element) ?? element.string("placeholder")
          ?? Self.text(of: Self.attributed("Placeholder", in: element)) ?? ""
        : text
    default: return nil
    }
  }

  private func shownText(of element: XMLElement) -> String {
    localized("text", of: element) ?? Self.text(of: Self.attributed("Text", in: element))
      ?? element.string("text") ?? ""
  }

  /// The title of a button's configuration; that of the state does not count.
  private func configuredTitle(of button: XMLElement, _ configuration: XMLElement) -> String {
    guard
      let title = configuration.string("title")
        ?? Self.text(of: Self.attributed("Title", in: configuration))
    else { return "" }
    return localized("configuration.title", of: button) ?? title
  }

  func localized(_ property: String, of element: XMLElement) -> String? {
    document.strings.text(property, of: element)
  }

  // MARK: Attributed texts

  /// The attributed text, title or placeholder of an element.
  static func attributed(_ name: String, in element: XMLElement) -> XMLElement? {
    element.child("attributedString", key: "attributed" + name)
  }

  /// The characters of an attributed text; `nil` for none.
  static func text(of attributed: XMLElement?) -> String? {
    attributed?.children.filter { $0.name == "fragment" }.map { $0.string("content") ?? "" }
      .joined()
  }

  /// The fonts of the fragments of an attributed text.
  static func fonts(of attributed: XMLElement?) -> [InterfaceFont] {
    let fragments = attributed?.children.filter { $0.name == "fragment" } ?? []
    return fragments.compactMap { fragment in
      fragment.child("attributes")?.child("font", key: "NSFont").map(InterfaceFont.init)
    }
  }

  /// The font of an attributed text; of several, the one with the highest lines.
  static func font(of attributed: XMLElement?) -> InterfaceFont? {
    fonts(of: attributed).max { $0.font.naturalLineHeight < $1.font.naturalLineHeight }
  }

  /// The attributed text of a view: that of a label, or the title of a button.
  static func attributedText(of view: View) -> XMLElement? {
    guard view.kind == .button else { return attributed("Text", in: view.element) }
    let states = [
      view.element.child("buttonConfiguration", key: "configuration"),
      view.element.child("state", key: "normal"),
    ]
    return states.lazy.compactMap { $0.flatMap { attributed("Title", in: $0) } }.first
  }

  // MARK: Fonts

  func font(of view: View, _ variations: Variations) -> InterfaceFont? {
    if let font = statedFont(of: view, variations) { return font.onCanvas(of: document) }
    guard document.toolsVersion < .xcode11 else { return nil }
    let size = LayoutView("", kind: view.kind).font.pointSize(for: .large)
    return InterfaceFont(size: size).onCanvas(of: document)
  }

  private func statedFont(of view: View, _ variations: Variations) -> InterfaceFont? {
    if let font = Self.font(of: Self.attributedText(of: view)) { return font }
    let stated = variations.child("fontDescription", key: "fontDescription", of: view.element)
    // Recorded: titles of custom buttons have 18 points, those of system buttons 15.
    let isOwnButton = view.kind == .button && view.element["buttonType"] == nil
    return stated.map(InterfaceFont.init) ?? (isOwnButton ? InterfaceFont(size: 18) : nil)
  }
}

extension Font {
  /// The height of one line at the text size L, in points, before it is rounded to pixels.
  var naturalLineHeight: Double { face.lineHeight * pointSize(for: .large) }
}
