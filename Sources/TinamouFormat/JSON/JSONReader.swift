/// Reads JSON with `//` and `/* */` comments and trailing commas, and keeps every place.
///
/// Reading ends at the first syntax error; duplicate keys, halves of surrogate pairs and numbers
/// out of range are collected. There is no recursion.
package struct JSONReader {
  /// The error at which reading ends.
  struct SyntaxError: Error {
    let diagnostic: Diagnostic
  }

  /// An array or object whose end has not been read yet.
  private struct OpenContainer {
    let node: Int
    let isObject: Bool
    /// The index of its first child in the pending elements or members.
    let firstPending: Int
    /// The key of the next value.
    var key: JSONString?
    /// Whether a value was just read, so that a comma or the end must follow.
    var isAfterValue = false
  }

  let source: SourceText
  /// The bytes of the source.
  let bytes: [UInt8]
  var position = 0
  var diagnostics: [Diagnostic] = []
  private var nodes: [JSONDocument.Node] = []
  private var elements: [Int] = []
  private var members: [JSONDocument.Member] = []
  private var pendingElements: [Int] = []
  private var pendingMembers: [JSONDocument.Member] = []
  private var open: [OpenContainer] = []
  private var root: Int?
  /// The end of the last value.
  private var lastEnd = 0

  /// A text that an empty one could be, for messages.
  private let example: String?

  private init(source: SourceText, example: String?) {
    self.source = source
    self.example = example
    bytes = source.bytes
  }

  /// Reads a text; there is no document if the diagnostics contain a syntax error.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - example: A text that an empty one could be, for the message about it.
  /// - Returns: The document, and what is wrong with the text.
  package static func read(
    _ source: SourceText, example: String? = nil
  ) -> (document: JSONDocument?, diagnostics: [Diagnostic]) {
    var reader = JSONReader(source: source, example: example)
    do throws(SyntaxError) {
      let document = try reader.readDocument()
      return (document, reader.diagnostics)
    } catch {
      return (nil, reader.diagnostics + [error.diagnostic])
    }
  }

  private mutating func readDocument() throws(SyntaxError) -> JSONDocument {
    try checkEncoding()
    if bytes.starts(with: SourceText.byteOrderMark) { position = 3 }
    try skipTrivia()
    if position == bytes.count {
      throw failure(
        "the file is empty; expected a JSON object", at: position..<position,
        help: example.map { "such as \($0)" })
    }
    while root == nil { try readNext() }
    try skipTrivia()
    if position < bytes.count {
      throw failure("expected nothing after the end of the value", at: tokenRange())
    }
    return JSONDocument(
      source: source, nodes: nodes, elements: elements, members: members, root: root ?? 0)
  }

  /// Reads one comma, bracket, scalar, or start of a container with its key.
  private mutating func readNext() throws(SyntaxError) {
    try skipTrivia()
    if let container = open.last {
      if try readSeparator(in: container) { return }
      if container.isObject {
        let key = try readKey()
        open[open.count - 1].key = key
        try skipTrivia()
      }
    }
    let start = position
    switch peek() {
    case UInt8(ascii: "{"): push(isObject: true)
    case UInt8(ascii: "["): push(isObject: false)
    default:
      let content = try readScalar()
      nodes.append(JSONDocument.Node(content: content, range: start..<position))
      finish(nodes.count - 1)
    }
  }

  /// Reads what may come between the values of a container; false if a value comes next.
  private mutating func readSeparator(in container: OpenContainer) throws(SyntaxError) -> Bool {
    let end = UInt8(ascii: container.isObject ? "}" : "]")
    if peek() == end {
      position += 1
      close()
      return true
    }
    if container.isAfterValue {
      if peek() == UInt8(ascii: ",") {
        position += 1
        open[open.count - 1].isAfterValue = false
        return true
      }
      throw missingSeparator(in: container)
    }
    if position == bytes.count { throw unclosed(container) }
    return false
  }

  private mutating func push(isObject: Bool) {
    nodes.append(JSONDocument.Node(content: .null, range: position..<position + 1))
    let firstPending = isObject ? pendingMembers.count : pendingElements.count
    open.append(
      OpenContainer(node: nodes.count - 1, isObject: isObject, firstPending: firstPending))
    position += 1
  }

  private mutating func close() {
    guard let container = open.popLast() else { return }
    nodes[container.node].range = nodes[container.node].range.lowerBound..<position
    if container.isObject {
      // Keeping a slice alive here would make the removal copy everything that is pending for outer
      // containers.
      let start = members.count
      members += pendingMembers[container.firstPending...]
      pendingMembers.removeSubrange(container.firstPending...)
      reportDuplicateKeys(members[start...])
      nodes[container.node].content = .object(start..<members.count)
    } else {
      let start = elements.count
      elements += pendingElements[container.firstPending...]
      pendingElements.removeSubrange(container.firstPending...)
      nodes[container.node].content = .array(start..<elements.count)
    }
    finish(container.node)
  }

  /// Adds a complete value to the container around it.
  private mutating func finish(_ node: Int) {
    lastEnd = position
    guard let container = open.last else {
      root = node
      return
    }
    if let key = container.key {
      pendingMembers.append(JSONDocument.Member(key: key, value: node))
    } else {
      pendingElements.append(node)
    }
    open[open.count - 1].key = nil
    open[open.count - 1].isAfterValue = true
  }

  private mutating func readKey() throws(SyntaxError) -> JSONString {
    guard peek() == UInt8(ascii: "\"") else {
      let found = tokenText()
      throw failure(
        "expected a key in double quotation marks", at: tokenRange(),
        help: JSONReader.isWord(found) ? "write \"\(found)\"" : "such as \"tinamou\"")
    }
    let key = try readString()
    try skipTrivia()
    guard peek() == UInt8(ascii: ":") else {
      throw failure(
        "expected ':' and a value after the key", at: key.range,
        help: "such as \"\(key.value)\": 1")
    }
    position += 1
    return key
  }

  private mutating func reportDuplicateKeys(_ own: ArraySlice<JSONDocument.Member>) {
    guard own.count > 1 else { return }
    var first: [String: Range<Int>] = [:]
    for member in own {
      guard let earlier = first.updateValue(member.key.range, forKey: member.key.value) else {
        continue
      }
      first[member.key.value] = earlier
      diagnostics.append(
        Diagnostic(
          .duplicateKey, "the key '\(member.key.value)' occurs twice", at: span(member.key.range),
          notes: [Diagnostic.Note("first here", at: span(earlier))]))
    }
  }

  private func missingSeparator(in container: OpenContainer) -> SyntaxError {
    if position == bytes.count { return unclosed(container) }
    let (bracket, end) = container.isObject ? ("{", "}") : ("[", "]")
    if peek() == UInt8(ascii: "]") || peek() == UInt8(ascii: "}") {
      let opening = nodes[container.node].range
      return failure(
        "expected '\(end)', found '\(tokenText())'", at: tokenRange(),
        notes: [Diagnostic.Note("to close this '\(bracket)'", at: span(opening))])
    }
    if beginsValue {
      return failure(
        "expected ',' before '\(tokenText())'", at: lastEnd..<lastEnd,
        help: "write ',' after this value")
    }
    return failure("expected ',' or '\(end)', found '\(tokenText())'", at: tokenRange())
  }

  private func unclosed(_ container: OpenContainer) -> SyntaxError {
    let bracket = container.isObject ? "{" : "["
    return failure(
      "the file ends inside '\(bracket)'", at: nodes[container.node].range,
      help: "add '\(container.isObject ? "}" : "]")' at its end")
  }
}
