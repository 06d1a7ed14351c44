import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of a document that an XML parser has read.
final class MarkupElement {
  let name: String
  let attributes: [String: String]
  private(set) var children: [MarkupElement] = []
  /// The text of the element and its descendants.
  private(set) var text = ""

  private init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// Reads a document; throws the error if it is not well-formed.
  static func document(_ text: String) throws -> MarkupElement {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    parser.shouldResolveExternalEntities = false
    guard parser.parse(), let root = reader.root.children.first else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
    return root
  }

  /// The classes of the element.
  var classes: [String] { attributes["class"]?.split(separator: " ").map(String.init) ?? [] }

  /// The descendants in document order.
  var descendants: [MarkupElement] {
    var found: [MarkupElement] = []
    var stack = Array(children.reversed())
    while let element = stack.popLast() {
      found.append(element)
      stack += element.children.reversed()
    }
    return found
  }

  /// The descendants with a class.
  func all(_ name: String, class style: String? = nil) -> [MarkupElement] {
    descendants.filter { $0.name == name && (style.map($0.classes.contains) ?? true) }
  }

  /// The number that an attribute is.
  func number(_ name: String) -> Double? { attributes[name].flatMap { Double($0) } }

  /// The four numbers of a rectangle.
  var box: [Double?] { ["x", "y", "width", "height"].map(number) }

  private final class Reader: NSObject, XMLParserDelegate {
    let root = MarkupElement("document", [:])
    private lazy var open = [root]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = MarkupElement(name, attributes)
      open.last?.children.append(element)
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      let element = open.removeLast()
      open.last?.text += element.text
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }
  }
}
