internal import TinamouLayout

/// What may follow in a constraint.
package enum NameCompletions {
  /// What a name is.
  package enum Kind: Sendable {
    case view
    case guide
    case attribute
  }

  /// The names that may stand after some parts of a dotted name.
  ///
  /// - Parameters:
  ///   - parts: What stands before the cursor, without the part that it is in.
  ///   - identifiers: The ids of the file.
  /// - Returns: The names with what they are.
  package static func names(
    after parts: [String], identifiers: [String]
  ) -> [(name: String, kind: Kind)] {
    let guides = GuideReference.system.keys.sorted() + GuideReference.scrolling.keys.sorted()
    switch parts.count {
    case 0: return identifiers.map { ($0, .view) }
    case 1:
      return LayoutAttribute.allCases.map { ($0.rawValue, .attribute) }
        + guides.map { ($0, .guide) }
    case 2 where guides.contains(parts[1]):
      return LayoutAttribute.namesOfGuides.map { ($0, .attribute) }
    default: return []
    }
  }
}
