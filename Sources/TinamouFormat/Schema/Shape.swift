import TinamouSolver

/// The form that a JSON value may have, for the checker and for the schema.
indirect enum Shape: Sendable {
  /// Bounds of a number.
  struct Bounds: Sendable {
    var minimum: Double
    var maximum: Double
    /// Whether the minimum itself is not allowed.
    var excludesMinimum = false
  }

  case null
  case boolean
  case string
  /// A string of this form; `pattern` is for the schema, and the reader checks it itself.
  case text(pattern: String)
  case number(Bounds)
  case integer(ClosedRange<Int>)
  /// One of these strings.
  case choice([String])
  case array(Shape, count: ClosedRange<Int>? = nil)
  /// An object with any keys.
  case map(Shape)
  case reference(Definition)
  /// One of several shapes, each of another JSON type.
  case either([Shape])

  /// The JSON types of the shape.
  var kinds: [JSONKind] {
    switch self {
    case .null: [.null]
    case .boolean: [.boolean]
    case .string, .text, .choice: [.string]
    case .number, .integer: [.number]
    case .array: [.array]
    case .map, .reference: [.object]
    case .either(let shapes): shapes.flatMap(\.kinds)
    }
  }

  /// Any number that a layout can contain.
  static let number = Shape.number(
    Bounds(minimum: -Solver.largestLength, maximum: Solver.largestLength))
  /// A length in points.
  static let length = Shape.number(Bounds(minimum: 0, maximum: Solver.largestLength))
}

extension Shape {
  /// The expected value, for messages.
  var expectation: String {
    switch self {
    case .text: "a string"
    case .integer: "a whole number"
    case .number(let bounds) where bounds.minimum == 0 && !bounds.excludesMinimum:
      "a number that is not negative"
    case .choice(let names) where names.count == 1: "\"\(names[0])\""
    case .choice(let names): "one of " + names.map { "\"\($0)\"" }.joined(separator: ", ")
    case .array(let element, .some(let count)) where count.count == 1:
      "[" + Array(repeating: element.shortName, count: count.lowerBound).joined(separator: ", ")
        + "]"
    case .array(let element, _): "an array of \(element.pluralName)"
    case .either(let shapes): shapes.map(\.expectation).joined(separator: " or ")
    default: kinds.map(\.rawValue).joined(separator: " or ")
    }
  }

  private var shortName: String {
    switch self {
    case .either(let shapes): shapes.map(\.shortName).joined(separator: " or ")
    case .null: "null"
    default: "number"
    }
  }

  private var pluralName: String {
    switch self {
    case .reference, .map: "objects"
    case .array: "arrays"
    case .string, .text, .choice: "strings"
    case .either(let shapes): shapes.map(\.pluralName).joined(separator: " or ")
    default: "numbers"
    }
  }
}
