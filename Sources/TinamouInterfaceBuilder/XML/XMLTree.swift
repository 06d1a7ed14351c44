import Foundation

/// The elements of an XML file with their places.
struct XMLTree: Sendable {
  struct Node: Sendable {
    let name: String
    let attributes: [String: String]
    /// The bytes of the start tag in the source.
    let range: Range<Int>
    /// The index of the parent; `nil` for the root.
    let parent: Int?
    /// The indices of the children, in source order.
    var children: [Int] = []
    /// The characters directly in the element.
    var text = ""
  }

  /// The elements in source order, so that each comes before its children.
  var nodes: [Node] = []

  /// All elements, in source order.
  var elements: [XMLElement] { nodes.indices.map { XMLElement(tree: self, index: $0) } }
}

/// An element of an XML file.
struct XMLElement: Sendable {
  let tree: XMLTree
  let index: Int

  private var node: XMLTree.Node { tree.nodes[index] }

  var name: String { node.name }
  var range: Range<Int> { node.range }
  var text: String { node.text }
  var id: String? { self["id"] }
  /// The role of the element in its parent.
  var key: String? { self["key"] }
  var parent: XMLElement? { node.parent.map { XMLElement(tree: tree, index: $0) } }
  var children: [XMLElement] { node.children.map { XMLElement(tree: tree, index: $0) } }

  subscript(attribute: String) -> String? { node.attributes[attribute] }

  /// The first child with a name, and with a key if one is given.
  func child(_ name: String, key: String? = nil) -> XMLElement? {
    for index in node.children where tree.nodes[index].name == name {
      if key == nil || tree.nodes[index].attributes["key"] == key {
        return XMLElement(tree: tree, index: index)
      }
    }
    return nil
  }

  /// A text in an attribute, or in a child element if it contains line breaks or the like.
  func string(_ name: String) -> String? {
    self[name]
      ?? children.first {
        ["string", "mutableString"].contains($0.name) && $0.key == name
      }?.decodedText
  }

  /// The characters of the element; those that XML does not allow make it base64 without padding.
  private var decodedText: String {
    guard flag("base64-UTF8") ?? false else { return text }
    let digits = text.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The children of all children with a name, such as the constraints in `constraints`.
  func grandchildren(in name: String) -> [XMLElement] {
    children.filter { $0.name == name }.flatMap(\.children)
  }

  /// The name of the element in messages: its class, its label in Interface Builder or its text,
  /// and its id.
  var described: String {
    let label = self["userLabel"] ?? self["text"] ?? child("state", key: "normal")?["title"]
    let words = [label.map { "'\($0.prefix(40))'" }, id.map { "(\($0))" }].compactMap(\.self)
    return ([name] + words).joined(separator: " ")
  }

  /// A flag with the value `YES` or `NO`; `nil` if it is absent.
  func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  /// A number that a layout can contain; `nil` if it is absent.
  func number(_ attribute: String) -> Double? { self[attribute].flatMap(InterfaceNumber.parse) }
}

extension XMLElement: Hashable {
  static func == (lhs: XMLElement, rhs: XMLElement) -> Bool { lhs.index == rhs.index }
  func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
