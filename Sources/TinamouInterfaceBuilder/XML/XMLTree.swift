/// The elements of an XML file, each with its place.
struct XMLTree: Sendable {
  struct Node: Sendable {
    let name: String
    let attributes: [String: String]
    /// The bytes of the start tag in the source.
    let range: Range<Int>
    /// The index of the element around it; nil for the outermost.
    let parent: Int?
    /// The indices of the elements inside, in source order.
    var children: [Int] = []
    /// The characters directly inside.
    var text = ""
  }

  /// The elements in source order, so each before those inside.
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
  /// What the element is to the one around it.
  var key: String? { self["key"] }
  var parent: XMLElement? { node.parent.map { XMLElement(tree: tree, index: $0) } }
  var children: [XMLElement] { node.children.map { XMLElement(tree: tree, index: $0) } }

  subscript(attribute: String) -> String? { node.attributes[attribute] }

  /// The first element inside with a name, and with a key if one is given.
  func child(_ name: String, key: String? = nil) -> XMLElement? {
    for index in node.children where tree.nodes[index].name == name {
      if key == nil || tree.nodes[index].attributes["key"] == key {
        return XMLElement(tree: tree, index: index)
      }
    }
    return nil
  }

  /// The elements inside those inside with this name, such as the constraints in `constraints`.
  func grandchildren(in name: String) -> [XMLElement] {
    children.filter { $0.name == name }.flatMap(\.children)
  }

  /// What the element is called in messages: its class, its label in Interface Builder or its text, and
  /// its id.
  var described: String {
    let label = self["userLabel"] ?? self["text"] ?? child("state", key: "normal")?["title"]
    let words = [label.map { "'\($0.prefix(40))'" }, id.map { "(\($0))" }].compactMap(\.self)
    return ([name] + words).joined(separator: " ")
  }

  /// A flag that is written `YES` or `NO`; nil if it is not written.
  func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  /// A number that a layout can have; nil if none is written.
  func number(_ attribute: String) -> Double? { self[attribute].flatMap(InterfaceNumber.parse) }
}

extension XMLElement: Hashable {
  static func == (lhs: XMLElement, rhs: XMLElement) -> Bool { lhs.index == rhs.index }
  func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
