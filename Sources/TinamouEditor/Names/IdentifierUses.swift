package import TinamouFormat
import TinamouLayout

/// Finds the uses of view ids in a constraint file.
package struct IdentifierUses {
  private let document: JSONDocument
  private let metrics: Set<String>

  /// Reads a file; `nil` if it is not JSON.
  package init?(_ source: SourceText) {
    guard let document = JSONReader.read(source).document else { return nil }
    self.document = document
    metrics = Set((document.root["metrics"]?.members ?? []).map(\.key.value))
  }

  /// Whether an id needs no backticks in any of its uses.
  package static func isPlain(_ id: String) -> Bool { ConstraintLexer.isPlainName(id) }

  /// Whether a name is an id of a view, or a metric, which a view in a condition of a visual format
  /// would be taken for.
  package func isInUse(_ name: String) -> Bool {
    metrics.contains(name) || !ranges(of: name).isEmpty
  }

  /// A value to visit.
  private struct Place {
    let value: JSONValue
    /// The key that gives its strings and keys their meaning; empty for the file.
    let key: String
    /// The key of the object that has this key.
    let owner: String
  }

  /// The bytes of each use of an id, including its declaration, without quotation marks.
  package func ranges(of id: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var pending = [Place(value: document.root, key: "", owner: "")]
    while let place = pending.popLast() {
      if let string = place.value.string { ranges += uses(of: id, in: string, at: place) }
      pending += place.value.elements.map {
        Place(value: $0, key: place.key, owner: place.owner)
      }
      let keysAreIdentifiers = Self.hasIdentifiersAsKeys(place)
      for member in place.value.members {
        if keysAreIdentifiers, member.key.value == id { ranges.append(Self.inside(member.key)) }
        if place.key.isEmpty, member.key.value == "metrics" { continue }
        pending.append(Place(value: member.value, key: member.key.value, owner: place.key))
      }
    }
    return ranges.ordered { $0.lowerBound < $1.lowerBound }
  }

  /// Keys of objects, or of arrays of them, that are views, rows, headers and so on.
  private static let keysOfViews: Set<String> = [
    "view", "subviews", "rows", "items", "header", "footer", "accessory",
  ]

  /// Whether the keys of an object are ids of views.
  private static func hasIdentifiersAsKeys(_ place: Place) -> Bool {
    place.key == "views" && place.owner == "sets"
      || place.key == "repeat" && keysOfViews.contains(place.owner)
  }

  private func uses(of id: String, in string: JSONString, at place: Place) -> [Range<Int>] {
    let syntax: NameUses.Syntax
    switch place.key {
    // Constraints and sets have ids too.
    case "id" where Self.keysOfViews.contains(place.owner), "view", "baseline":
      return string.value == id ? [Self.inside(string)] : []
    case "constraints", "constraint":
      syntax = VisualFormat.isVisual(string.value) ? .visual : .relation
    case "expect", "statement": syntax = .statement
    default: return []
    }
    return NameUses.ranges(of: id, in: string.value, syntax, metrics: metrics).map {
      string.sourceRange(of: $0)
    }
  }

  private static func inside(_ string: JSONString) -> Range<Int> {
    string.range.lowerBound + 1..<string.range.upperBound - 1
  }
}
