/// A JSON text as flat arrays, so that deep nesting cannot exhaust the stack.
package final class JSONDocument: Sendable {
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

  package let source: SourceText
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

  package var root: JSONValue { JSONValue(document: self, index: rootIndex) }

  func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(source: source, range: range) }

  /// Whether another text has the same keys and values in the same order.
  ///
  /// Both texts were read in their order, so the same content has the same indices.
  package func hasSameContent(as other: JSONDocument) -> Bool {
    nodes.elementsEqual(other.nodes) { $0.content.isSame(as: $1.content) }
      && elements == other.elements
      && members.elementsEqual(other.members) {
        $0.key.value == $1.key.value && $0.value == $1.value
      }
  }
}

extension JSONDocument.Node.Content {
  /// Whether two values of documents with equal elements and members are the same.
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.boolean(let own), .boolean(let other)): own == other
    case (.number(let own), .number(let other)): own == other
    case (.string(let own), .string(let other)): own.value == other.value
    case (.array(let own), .array(let other)), (.object(let own), .object(let other)):
      own == other
    default: false
    }
  }
}
