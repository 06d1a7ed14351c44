internal import TinamouLayout

/// Finds the uses of view ids in a constraint file.
package struct IdentifierUses {
  private let document: JSONDocument

  /// Reads a file; `nil` if it is not JSON.
  package init?(_ source: SourceText) {
    guard let document = JSONReader.read(source).document else { return nil }
    self.document = document
  }

  /// Whether an id needs no backticks in any of its uses.
  package static func isPlain(_ id: String) -> Bool { ConstraintLexer.isPlainName(id) }

  /// The bytes of each use of an id, including its declaration, without quotation marks.
  package func ranges(of id: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    // The values to visit, each with the key that gives its strings and keys their meaning.
    var pending: [(value: JSONValue, key: String)] = [(document.root, "")]
    while let (value, key) = pending.popLast() {
      if let string = value.string { ranges += uses(of: id, in: string, key: key) }
      pending += value.elements.map { ($0, key) }
      for member in value.members {
        let name = member.key.value
        if Self.keysOfIdentifiers.contains(key), name == id {
          ranges.append(Self.inside(member.key))
        }
        pending.append((member.value, name))
      }
    }
    return ranges.ordered { $0.lowerBound < $1.lowerBound }
  }

  /// Keys of objects whose keys are ids of views.
  private static let keysOfIdentifiers: Set<String> = ["views", "repeat"]
  /// Keys of strings that are ids of views.
  private static let keysOfReferences: Set<String> = ["id", "view", "baseline"]
  /// Keys of strings, or of arrays of them, that are constraints.
  private static let keysOfConstraints: Set<String> = ["constraints", "constraint"]
  /// Keys of strings, or of arrays of them, that are statements.
  private static let keysOfStatements: Set<String> = ["expect", "statement"]

  private func uses(of id: String, in string: JSONString, key: String) -> [Range<Int>] {
    if Self.keysOfReferences.contains(key) {
      return string.value == id ? [Self.inside(string)] : []
    }
    let isStatement = Self.keysOfStatements.contains(key)
    guard isStatement || Self.keysOfConstraints.contains(key) else { return [] }
    // Statements have commas, as visual formats do.
    let isVisual = isStatement || VisualFormat.isVisual(string.value)
    guard let tokens = try? ConstraintLexer.tokens(of: string.value, isVisual: isVisual) else {
      return []
    }
    var uses: [Range<Int>] = []
    var previous = ConstraintToken.Kind.lineBreak
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      defer { previous = token.kind }
      guard case .name(let name, let isQuoted) = token.kind, Self.isName(name, of: id) else {
        continue
      }
      switch (previous, next.kind) {
      // An attribute or guide, the axis of a visual format, and the name of a statement.
      case (.dot, _), (.lineBreak, .colon), (.lineBreak, .open): continue
      default: break
      }
      let start = token.range.lowerBound + (isQuoted ? 1 : 0)
      uses.append(string.sourceRange(of: start..<start + id.utf8.count))
    }
    return uses
  }

  /// Whether a name is an id, or that of a copy such as `id[3]`.
  private static func isName(_ name: String, of id: String) -> Bool {
    guard name.hasPrefix(id) else { return false }
    let numbers = name.utf8.dropFirst(id.utf8.count)
    return numbers.isEmpty
      || numbers.first == UInt8(ascii: "[") && numbers.allSatisfy("[]0123456789".utf8.contains)
  }

  private static func inside(_ string: JSONString) -> Range<Int> {
    string.range.lowerBound + 1..<string.range.upperBound - 1
  }
}

extension SourceText {
  /// The ids in a text that need not be valid JSON, in order: the strings after `"id":`.
  package var identifiers: [String] {
    var identifiers: [String] = []
    let text = String(decoding: bytes, as: UTF8.self)
    for part in text.components(after: "\"id\"") {
      let rest = part.drop { $0 == " " || $0 == ":" || $0 == "\n" }
      guard rest.first == "\"" else { continue }
      let id = String(rest.dropFirst().prefix { $0 != "\"" && $0 != "\n" })
      if !identifiers.contains(id) { identifiers.append(id) }
    }
    return identifiers
  }
}

extension String {
  /// The text after each occurrence of `text`.
  fileprivate func components(after text: String) -> [Substring] {
    var components: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      rest = rest[range.upperBound...]
      components.append(rest)
    }
    return components
  }
}
