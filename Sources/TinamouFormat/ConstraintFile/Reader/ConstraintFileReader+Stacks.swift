import TinamouLayout

extension ConstraintFileReader {
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
