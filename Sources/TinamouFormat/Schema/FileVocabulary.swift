import TinamouLayout

/// The words of constraint files by their places, for editors: from the tables that also make the
/// checker and the schema.
package enum FileVocabulary {
  /// A key of an object.
  package struct Key: Sendable {
    /// The name of the key.
    package let name: String
    /// The description in the schema, one sentence.
    package let summary: String
    /// The kinds of views that have the key; `nil` for all, and for objects that are no views.
    package let kinds: [String]?
  }

  /// The keys that an object may have.
  ///
  /// - Parameter path: The keys that lead to the object from the root; arrays add nothing.
  /// - Returns: The keys in the order of the schema; none for an unknown path.
  package static func keys(at path: [String]) -> [Key] {
    shapes(at: path).flatMap { shape -> [Key] in
      guard case .reference(let definition) = shape else { return [] }
      return definition.shape.keys.map { key in
        Key(name: key.name, summary: key.summary, kinds: key.owner?.kinds.map(\.rawValue))
      }
    }
  }

  /// The strings that a value may be.
  ///
  /// - Parameter path: The keys that lead to the value from the root; arrays add nothing.
  /// - Returns: The strings in the order of the schema; none if any string is possible.
  package static func values(at path: [String]) -> [String] {
    shapes(at: path).flatMap { shape -> [String] in
      if case .choice(let names) = shape { names } else { [] }
    }
  }

  /// The names of priorities.
  package static var priorities: [String] { PriorityName.allCases.map(\.rawValue) }
  /// The kinds of views whose content scrolls.
  package static var scrollingKinds: [String] { KeyOwner.scrolling.kinds.map(\.rawValue) }
  /// The names of statements with arguments.
  package static var statements: [String] { NamedStatement.allCases.map(\.rawValue) }

  /// The shapes that a value at a path may have, without arrays and alternatives.
  private static func shapes(at path: [String]) -> [Shape] {
    var shapes = [Shape.reference(.file)]
    for key in path {
      shapes = shapes.flatMap { shape -> [Shape] in
        switch shape {
        case .reference(let definition):
          definition.shape.key(key).map { parts(of: $0.shape) } ?? []
        case .map(let element): parts(of: element)
        default: []
        }
      }
    }
    return shapes
  }

  /// The elements of arrays and the alternatives of a shape.
  private static func parts(of shape: Shape) -> [Shape] {
    var parts: [Shape] = []
    var pending = [shape]
    while let next = pending.popLast() {
      switch next {
      case .either(let shapes): pending += shapes.reversed()
      case .array(let element, _): pending.append(element)
      default: parts.append(next)
      }
    }
    return parts
  }
}
