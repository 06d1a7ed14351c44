/// What to write in the place of a value that a key cannot have.
enum ValueHint {
  /// The replacement for a value of another JSON type.
  static func help(for value: JSONValue, in shape: Shape) -> String? {
    let text = value.string?.value
    if let text, let number = Double(text), shape.kinds.contains(.number), number.isFinite {
      return "write \(JSONNumber.text(number)), without quotation marks"
    }
    if shape.kinds.contains(.boolean) {
      switch (text, value.number) {
      case ("true"?, _), ("yes"?, _), (_, 1?): return "write true"
      case ("false"?, _), ("no"?, _), (_, 0?): return "write false"
      default: return "write true or false, without quotation marks"
      }
    }
    return example(of: shape).map { "such as \($0)" }
  }

  /// The value of a key that is missing.
  static func example(ofKey shape: Shape) -> String {
    if case .choice(let names) = shape, let name = names.first { return "\"\(name)\"" }
    return example(of: shape) ?? "…"
  }

  /// A value of a shape; `nil` where the expectation says it.
  private static func example(of shape: Shape) -> String? {
    switch shape {
    case .null, .boolean, .choice, .text: nil
    case .string: "\"text\""
    case .number, .integer: "1"
    case .array(let element, .some(let count)) where count.count == 1:
      "[" + (0..<count.lowerBound).map { "\(160 - 40 * ($0 % 4))" }.joined(separator: ", ") + "]"
        + (element.kinds.contains(.null) ? "; null leaves one open" : "")
    case .array(let element, _): example(of: element).map { "[ \($0) ]" }
    case .map: "{ \"name\": … }"
    case .reference(let definition): "{ \"\(exampleKey(of: definition))\": … }"
    case .either(let shapes): shapes.lazy.compactMap(example).first
    }
  }

  /// A key that an object needs, otherwise its first one.
  private static func exampleKey(of definition: Definition) -> String {
    let keys = definition.shape.keys
    return (keys.first(where: \.isRequired) ?? keys.first)?.name ?? "key"
  }

  /// The replacement for a word that is none of some choices, by the words of CSS and SwiftUI.
  static func help(for word: String, among names: [String]) -> String? {
    for name in choices[word] ?? [] where names.contains(name) { return "write \"\(name)\"" }
    if names.contains("rtl"), axes.contains(word) {
      return "for the direction of a stack write \"axis\""
    }
    return nil
  }

  private static let axes: Set<String> = [
    "row", "column", "row-reverse", "column-reverse", "horizontal", "vertical",
  ]

  private static let choices: [String: [String]] = [
    "middle": ["center", "equalCentering"], "centre": ["center"], "start": ["leading", "natural"],
    "end": ["trailing"], "flex-start": ["leading"], "flex-end": ["trailing"],
    "left": ["leading"], "right": ["trailing"], "stretch": ["fill"],
    "baseline": ["firstBaseline"], "space-between": ["equalSpacing"],
    "space-around": ["equalCentering"], "space-evenly": ["equalSpacing"],
    "row": ["horizontal"], "column": ["vertical"],
  ]
}
