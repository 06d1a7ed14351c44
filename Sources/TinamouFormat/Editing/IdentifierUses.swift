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

  private func uses(of id: String, in string: JSONString, key: String) -> [Range<Int>] {
    if Self.keysOfReferences.contains(key) {
      return string.value == id ? [Self.inside(string)] : []
    }
    guard Self.keysOfConstraints.contains(key) else { return [] }
    let isVisual = VisualFormat.isVisual(string.value)
    guard let tokens = try? ConstraintLexer.tokens(of: string.value, isVisual: isVisual) else {
      return []
    }
    var uses: [Range<Int>] = []
    for (index, token) in tokens.enumerated() {
      guard case .name(let name, let isQuoted) = token.kind, name == id else { continue }
      if index > 0, case .dot = tokens[index - 1].kind { continue }
      // This token is the axis of a visual format, not an id.
      if isVisual, index == 0, case .colon = tokens[1].kind { continue }
      let range = isQuoted ? token.range.lowerBound + 1..<token.range.upperBound - 1 : token.range
      uses.append(string.sourceRange(of: range))
    }
    return uses
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
