import TinamouLayout

/// Texts of another language, or of another length.
extension ConstraintFile {
  /// The file with its texts replaced, also those of sets.
  ///
  /// - Parameter replacement: Returns the text for a view's id and its text in the file.
  /// - Returns: The file; everything except texts, and sizes that were stated for them, is
  ///   unchanged.
  package func replacingTexts(_ replacement: (String, String) -> String) -> ConstraintFile {
    var file = self
    for (index, view) in views.enumerated() {
      file.views[index].attributes = Self.replacingText(in: view.attributes, of: nil) {
        replacement(view.base, $0)
      }
    }
    for (index, set) in sets.enumerated() {
      for (place, override) in set.overrides.enumerated() {
        let view = views[override.view]
        file.sets[index].overrides[place].attributes = Self.replacingText(
          in: override.attributes, of: Self.text(of: view.attributes)
        ) { replacement(view.base, $0) }
      }
    }
    return file
  }

  /// Attributes with another text.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of a view, or those that it has in a set.
  ///   - text: The text if the attributes do not contain one.
  ///   - replacement: Returns the other text.
  /// - Returns: The attributes.
  private static func replacingText(
    in attributes: [ViewOverride.Value], of text: String?, _ replacement: (String) -> String
  ) -> [ViewOverride.Value] {
    guard let text = self.text(of: attributes) ?? text else { return attributes }
    let new = replacement(text)
    if new == text { return attributes }
    return attributes.map { attribute in
      switch attribute {
      case .text: .text(new)
      case .intrinsicContentSize(let size): .intrinsicContentSize(scaled(size, from: text, to: new))
      default: attribute
      }
    }
  }

  /// The text among attributes, of which the last one counts.
  private static func text(of attributes: [ViewOverride.Value]) -> String? {
    var text: String?
    for case .text(let value) in attributes { text = value }
    return text
  }

  /// The size for another text: a size stated for one text has to grow with a longer text.
  private static func scaled(_ size: Size, from text: String, to new: String) -> Size {
    guard size.width > 0, !text.isEmpty else { return size }
    let share = Double(new.count) / Double(text.count)
    return Size(width: (size.width * share).rounded(.up), height: size.height)
  }
}
