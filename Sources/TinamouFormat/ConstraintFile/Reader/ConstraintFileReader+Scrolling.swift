import TinamouLayout

extension ConstraintFileReader {
  /// The keys of views whose content scrolls.
  private static let scrollKeys = [
    "contentOffset", "contentInset", "contentInsetAdjustmentBehavior", "insetsContentFromKeyboard",
  ]

  /// Reports keys of scroll views on other views.
  mutating func checkScrollKeys(_ value: JSONValue, of kind: ViewKind) {
    guard kind.scrollingGuides.isEmpty else { return }
    for key in Self.scrollKeys {
      guard let place = value[key] else { continue }
      report(
        .invalidValue, "only a scroll view, table or collection has '\(key)'", place.range,
        help: "write \"kind\": \"scroll\"")
    }
  }

  static func scrolling(_ value: JSONValue) -> ScrollingDeclaration {
    let offset = value["contentOffset"]?.elements.compactMap(\.number) ?? []
    return ScrollingDeclaration(
      contentOffset: offset.count == 2 ? Point(x: offset[0], y: offset[1]) : nil,
      contentInset: value["contentInset"].map(insets) ?? .zero,
      adjustment: value["contentInsetAdjustmentBehavior"]?.string.flatMap {
        ScrollView.ContentInsetAdjustmentBehavior(rawValue: $0.value)
      } ?? .automatic,
      insetsFromKeyboard: value["insetsContentFromKeyboard"]?.boolean ?? false)
  }
}
