import Foundation
import TinamouFormat
import TinamouLayout

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML with the streaming parser of Foundation, within limits.
///
/// Interface Builder files are UTF-8 and have no document type, so there is nothing to expand or to
/// fetch: a text with a document type is refused before it is parsed.
enum XMLReader {
  /// The largest size of a file, in bytes. The largest published storyboards that we know have 2
  /// MB.
  static let largestFile = 16 << 20
  /// The largest depth of nested elements. Published storyboards have up to 60.
  static let greatestDepth = 250
  /// The largest number of elements.
  static let maximumElementCount = 400_000
  /// The longest tag, in bytes: the parser holds all attributes of a tag several times, and
  /// compares each with all others.
  static let longestTag = 256 << 10

  static func read(_ source: SourceText) throws(ConstraintFileError) -> XMLTree {
    try checkBytes(source)
    let builder = XMLTreeBuilder(source)
    let parser = XMLParser(data: Data(source.bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let isParsed = parser.parse()
    if let diagnostic = builder.diagnostic { throw ConstraintFileError(diagnostics: [diagnostic]) }
    guard isParsed, builder.isComplete else {
      throw ConstraintFileError(diagnostics: [
        Diagnostic(.syntax, "this is not XML", at: SourceSpan(source: source, range: 0..<0))
      ])
    }
    return builder.tree
  }

  private static func checkBytes(_ source: SourceText) throws(ConstraintFileError) {
    func refuse(_ rule: DiagnosticRule, _ message: String, _ offset: Int) -> ConstraintFileError {
      let end = min(offset + 1, source.bytes.count)
      return ConstraintFileError(diagnostics: [
        Diagnostic(rule, message, at: SourceSpan(source: source, range: min(offset, end)..<end))
      ])
    }
    if source.bytes.count > largestFile {
      throw refuse(.unreadable, "the file is larger than \(largestFile >> 20) megabytes", 0)
    }
    if let offset = firstInvalidByte(source.bytes) {
      throw refuse(.unreadable, "the file is not UTF-8, as Interface Builder writes it", offset)
    }
    if let offset = longTag(in: source.bytes) {
      throw refuse(.syntax, "a tag is longer than \(longestTag >> 10) kilobytes", offset)
    }
    if let offset = declaration(in: source.bytes) {
      throw refuse(
        .syntax, "a file of Interface Builder declares no document type and no entities", offset)
    }
    if let offset = otherEncoding(in: source.bytes) {
      throw refuse(.unreadable, "the file declares another encoding than UTF-8", offset)
    }
  }

  /// Where a tag begins that is longer than ``longestTag``.
  private static func longTag(in bytes: [UInt8]) -> Int? {
    var start: Int?
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "<"): start = offset
      case UInt8(ascii: ">"): start = nil
      default:
        if let start, offset - start > longestTag { return start }
      }
    }
    return nil
  }

  /// The offset of the first byte that is zero or not UTF-8.
  static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
    if let zero = bytes.firstIndex(of: 0) { return zero }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  /// Where the text declares an encoding other than UTF-8.
  ///
  /// The parser converts the text again from a declared encoding, and libxml2 2.9.14 reads memory
  /// at address 32 where that fails.
  private static func otherEncoding(in bytes: [UInt8]) -> Int? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let head = bytes[start...].prefix(1024)
    guard head.starts(with: Array("<?xml".utf8)) else { return nil }
    let end = head.firstIndex(of: UInt8(ascii: ">")) ?? head.endIndex
    let name = Array("encoding".utf8)
    guard
      let found = head[..<end].indices.first(where: { head[$0..<end].starts(with: name) })
    else { return nil }
    let value = head[(found + name.count)..<end].drop { " \t\r\n='\"".utf8.contains($0) }
      .prefix { !"'\"".utf8.contains($0) }
    let isKnown = String(decoding: value, as: UTF8.self).lowercased() == "utf-8"
    return isKnown ? nil : value.startIndex
  }

  /// The offset of the declaration of a document type or an entity.
  private static func declaration(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while let found = bytes[offset...].firstIndex(of: UInt8(ascii: "!")) {
      let rest = bytes[(found + 1)...]
      if found > 0, bytes[found - 1] == UInt8(ascii: "<"),
        rest.starts(with: Array("DOCTYPE".utf8)) || rest.starts(with: Array("ENTITY".utf8))
      {
        return found - 1
      }
      offset = found + 1
    }
    return nil
  }
}

/// Builds a tree of the elements, and stops the parser at the first error.
private final class XMLTreeBuilder: NSObject, XMLParserDelegate {
  private let source: SourceText
  private var scanner: XMLScanner
  private var open: [Int] = []
  private(set) var tree = XMLTree()
  private(set) var diagnostic: Diagnostic?

  init(_ source: SourceText) {
    self.source = source
    scanner = XMLScanner(source.bytes)
  }

  /// Whether the outermost element was closed.
  var isComplete: Bool { open.isEmpty && !tree.nodes.isEmpty }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard diagnostic == nil else { return }
    let range = scanner.nextStartTag()
    let parent = open.last
    if open.count >= XMLReader.greatestDepth {
      return stop(
        parser, "elements lie more than \(XMLReader.greatestDepth) deep in each other", range)
    }
    if tree.nodes.count >= XMLReader.maximumElementCount {
      return stop(parser, "there are more than \(XMLReader.maximumElementCount) elements", range)
    }
    let index = tree.nodes.count
    tree.nodes.append(
      XMLTree.Node(name: elementName, attributes: attributes, range: range, parent: parent))
    if let parent { tree.nodes[parent].children.append(index) }
    open.append(index)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast(min(1, open.count))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard diagnostic == nil, let current = open.last else { return }
    tree.nodes[current].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    guard diagnostic == nil, let current = open.last else { return }
    tree.nodes[current].text += String(decoding: data, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard diagnostic == nil else { return }
    let offset = source.offset(line: parser.lineNumber, column: parser.columnNumber)
    let end = min(offset + 1, source.bytes.count)
    stop(parser, "the XML breaks off or is not well formed here", min(offset, end)..<end)
  }

  private func stop(_ parser: XMLParser, _ message: String, _ range: Range<Int>) {
    diagnostic = Diagnostic(
      .syntax, message, at: SourceSpan(source: source, range: range))
    parser.abortParsing()
  }
}
