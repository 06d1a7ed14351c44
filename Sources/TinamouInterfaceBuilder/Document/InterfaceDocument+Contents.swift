extension InterfaceDocument {
  /// What decides the size of a view's content, in words: the kind of view, its font or its image.
  package func contentDescription(of id: String) -> String {
    guard let element = objects[id] else { return "view" }
    let configuration = element.child("buttonConfiguration", key: "configuration")
    let state = element.child("state", key: "normal")
    let image = element["image"] ?? state?["image"] ?? configuration?["image"]
    let font =
      element.child("fontDescription", key: "fontDescription")
      ?? configuration?.child("fontDescription", key: "titleFontDescription")
    let details: [String?] = [
      configuration.map { _ in "with a configuration" },
      image.map { images[$0]?["catalog"] == "system" ? "with a symbol" : "with an image" },
      font.map { font in
        font["name"].map { "in '\($0)'" }
          ?? (font["style"] == nil ? "in the system font" : "in a text style")
      },
      element.child("attributedString") == nil ? nil : "with an attributed text",
    ]
    return ([element.name] + details.compactMap(\.self)).joined(separator: " ")
  }
}
