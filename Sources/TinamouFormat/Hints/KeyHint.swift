import TinamouLayout

/// What to write in the place of a key that an object does not have.
struct KeyHint {
  /// The key of the object that was meant; `nil` if none is.
  let key: String?
  let text: String

  init(for word: String, in object: JSONValue, of definition: Definition) {
    let shape = definition.shape
    let words = NeighbourWord.keys(of: definition)
    let entry = words?.entry(for: word) ?? word
    let replacement = words?.replacements[entry].flatMap { shape.key($0)?.name }
    if Self.comments.contains(word) {
      self.init(nil, "a comment begins with '//' and stands outside of strings")
    } else if let advice = words?.advice[entry] {
      self.init(replacement, advice)
    } else if let replacement {
      self.init(replacement, "write \"\(replacement)\"")
    } else if definition == .override, ObjectShape.view.key(word) != nil {
      self.init(nil, "it cannot change there; what can is: \(Self.list(of: shape.keys))")
    } else if let key = NeighbourWord.spellings(of: word).first(where: { shape.key($0) != nil }) {
      self.init(key, "write \"\(key)\"")
    } else if definition == .view, NeighbourWord.isOfDrawing(word) {
      self.init(nil, "leave it out: it changes how a view is drawn, not where")
    } else if let owners = Self.owners(of: word) {
      self.init(nil, "\(owners) has this key")
    } else if let key = Suggestion.closest(to: word, among: shape.keys.map(\.name)) {
      self.init(key, "did you mean '\(key)'?")
    } else {
      self.init(nil, "the keys are: " + Self.list(of: Self.keys(of: object, definition)))
    }
  }

  private init(_ key: String?, _ text: String) {
    self.key = key
    self.text = text
  }

  /// Keys with which JSON without comments has them.
  private static let comments: Set<String> = ["comment", "_comment", "$comment", "//", "#"]

  /// The objects that have the key, at most two; `nil` if none has it.
  private static func owners(of word: String) -> String? {
    let owners = Definition.allCases.filter { $0.shape.key(word) != nil }
    return owners.isEmpty ? nil : owners.prefix(2).map(\.shape.title).joined(separator: " or ")
  }

  /// The keys that the object can have; of a view, those of its kind.
  private static func keys(
    of object: JSONValue, _ definition: Definition
  ) -> [ObjectShape.Key] {
    let keys = definition.shape.keys
    guard definition == .view else { return keys }
    let kind = object["kind"]?.string?.value ?? "view"
    return keys.filter { $0.owner.map { $0.kinds.contains { $0.rawValue == kind } } ?? true }
  }

  private static func list(of keys: [ObjectShape.Key]) -> String {
    keys.map(\.name).joined(separator: ", ")
  }
}
