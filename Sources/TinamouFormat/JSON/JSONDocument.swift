/// A JSON text as flat arrays, so that deep nesting cannot exhaust the stack.
final class JSONDocument: Sendable {
  /// A value; its contents are in the arrays of the document.
  struct Node: Sendable {
    enum Content: Sendable {
      case null
      case boolean(Bool)
      case number(Double)
      case string(JSONString)
      /// A range of indices in ``JSONDocument/elements``.
      case array(Range<Int>)
      /// A range of indices in ``JSONDocument/members``.
      case object(Range<Int>)
    }

    var content: Content
    var range: Range<Int>
  }

  /// A key with the index of its value.
  struct Member: Sendable {
    let key: JSONString
    let value: Int
  }

  let source: SourceText
  let nodes: [Node]
  let elements: [Int]
  let members: [Member]
  private let rootIndex: Int

  init(source: SourceText, nodes: [Node], elements: [Int], members: [Member], root: Int) {
    self.source = source
    self.nodes = nodes
    self.elements = elements
    self.members = members
    rootIndex = root
  }

  var root: JSONValue { JSONValue(document: self, index: rootIndex) }

  func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(source: source, range: range) }
}
