import TinamouFormat
import TinamouLayout

/// Completes names in constraint strings.
package enum NameCompletions {
  /// The kind of a name.
  package enum Kind: Sendable {
    case view
    case guide
    case attribute
  }

  /// The names that may follow some parts of a dotted name.
  ///
  /// - Parameters:
  ///   - parts: The parts before the cursor, without the one that contains it.
  ///   - identifiers: The ids of the file.
  /// - Returns: The names with their kinds.
  package static func names(
    after parts: [String], identifiers: [String]
  ) -> [(name: String, kind: Kind)] {
    let guides = GuideReference.system.keys.ordered() + GuideReference.scrolling.keys.ordered()
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
