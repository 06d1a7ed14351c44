import TinamouLayout

extension ConstraintFileReader {
  /// The keys that only a stack has.
  private static let stackKeys = [
    "axis", "distribution", "alignment", "spacing", "baselineRelativeArrangement",
    "layoutMarginsRelativeArrangement",
  ]

  /// Reads the attributes of a stack.
  func readStackAttributes(_ value: JSONValue) -> [StackAttribute] {
    let text = { (key: String) in value[key]?.string?.value }
    let attributes: [StackAttribute?] = [
      text("axis").map { .axis($0 == "vertical" ? .vertical : .horizontal) },
      text("distribution").flatMap(StackView.Distribution.init).map { .distribution($0) },
      text("alignment").flatMap(StackView.Alignment.init(fileName:)).map { .alignment($0) },
      value["spacing"].flatMap(Self.spacing).map { .spacing($0) },
      value["baselineRelativeArrangement"]?.boolean.map { .isBaselineRelative($0) },
      value["layoutMarginsRelativeArrangement"]?.boolean.map { .isLayoutMarginsRelative($0) },
    ]
    return attributes.compactMap(\.self)
  }

  /// Reports keys of stacks on other views, and a custom spacing outside of a stack.
  mutating func checkStackKeys(_ value: JSONValue, of view: Int) {
    for key in Self.stackKeys where kinds[view].own != .stack {
      guard let place = value[key] else { continue }
      report(
        .invalidValue, "only a stack has '\(key)'", place.range, help: "write \"kind\": \"stack\"")
    }
    if !kinds[view].isInStack, let place = value["customSpacing"] {
      report(.invalidValue, "only a view in a stack has 'customSpacing'", place.range)
    }
  }

  /// A spacing in points, or the system spacing.
  static func spacing(_ value: JSONValue) -> Double? {
    value.number ?? value.string.map { _ in StackView.spacingUseSystem }
  }
}

extension StackView.Alignment {
  /// The names of the alignments in constraint files and in Interface Builder.
  static let fileNames = [
    "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
  ]

  init?(fileName: String) {
    switch fileName {
    case "top": self = .top
    case "bottom": self = .bottom
    default: self.init(rawValue: fileName)
    }
  }
}
