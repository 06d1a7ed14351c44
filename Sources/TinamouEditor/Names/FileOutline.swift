import TinamouFormat

/// The objects and names of a constraint file as far as it is written: the text need not be valid
/// JSON.
///
/// A string ends at the end of its line at the latest, and a bracket that closes nothing is
/// skipped.
struct FileOutline {
  /// A name with the bytes of its declaration, without quotation marks.
  struct Name {
    let text: String
    let range: Range<Int>
  }

  /// A view with an id.
  struct View {
    let name: Name
    let kind: String?
    /// The guides that the view owns.
    let guides: [Name]
    /// The id of the view around it.
    let superview: String?
    /// The bytes of the object.
    let range: Range<Int>
  }

  /// A string at an offset.
  struct Place {
    /// The keys that lead to the object around the string from the root.
    let path: [String]
    /// The key whose value the string is; `nil` if the string is a key.
    let key: String?
    /// The bytes of the string up to its end, without quotation marks.
    let range: Range<Int>
    /// The other keys of the object around it.
    let keys: [String]
    /// The value of `kind` in this object.
    let kind: String?
  }

  /// An object or array.
  private struct Container {
    let parent: Int?
    let isObject: Bool
    /// The key whose value it is, or contains it.
    let key: String
    let start: Int
    var end: Int
    /// The key whose value follows.
    var pendingKey: String?
    var keys: [Name] = []
    /// The strings that are values of keys.
    var strings: [String: Name] = [:]
    /// The strings of an array.
    var elements: [Name] = []
  }

  private var containers: [Container] = []
  private var open: [Int] = []
  private var found: (container: Int, key: String?, range: Range<Int>)?

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - offset: The byte whose ``place`` is asked for.
  init(_ source: SourceText, placeAt offset: Int? = nil) {
    let tokens = FormatterToken.tokens(of: source, withoutComments: true)
    for token in tokens {
      switch token.kind {
      case .open: begin(token)
      case .close: if let last = open.popLast() { containers[last].end = token.range.upperBound }
      case .comma: if let last = open.last { containers[last].pendingKey = nil }
      case .scalar where source.bytes[token.range.lowerBound] == UInt8(ascii: "\""):
        add(Self.string(token.range, in: source), offset)
      case .scalar, .colon, .lineComment, .blockComment: break
      }
    }
    for container in open { containers[container].end = source.bytes.count }
  }

  /// The text of a string token up to the end of its line.
  private static func string(_ range: Range<Int>, in source: SourceText) -> Name {
    let start = range.lowerBound + 1
    let line = source.lineRange(source.lineIndex(of: range.lowerBound)).upperBound
    var end = max(start, min(range.upperBound, line))
    if end > start, end == range.upperBound, source.bytes[end - 1] == UInt8(ascii: "\"") {
      end -= 1
    }
    return Name(
      text: String(decoding: source.bytes[start..<end], as: UTF8.self), range: start..<end)
  }

  private mutating func begin(_ token: FormatterToken) {
    let parent = open.last
    let key = parent.map { containers[$0].pendingKey ?? containers[$0].key } ?? ""
    open.append(containers.count)
    containers.append(
      Container(
        parent: parent, isObject: token.isObject, key: key, start: token.range.lowerBound,
        end: token.range.upperBound))
  }

  private mutating func add(_ string: Name, _ offset: Int?) {
    guard let last = open.last else { return }
    let isKey = containers[last].isObject && containers[last].pendingKey == nil
    if let offset, string.range.lowerBound <= offset, offset <= string.range.upperBound {
      let key = containers[last].pendingKey ?? containers[last].key
      found = (last, isKey ? nil : key, string.range)
    }
    if isKey {
      containers[last].keys.append(string)
      containers[last].pendingKey = string.text
    } else if let key = containers[last].pendingKey {
      containers[last].strings[key] = string
    } else {
      containers[last].elements.append(string)
    }
  }

  /// The keys that lead to a container from the root.
  private func path(of index: Int) -> [String] {
    var path: [String] = []
    var next: Int? = index
    while let current = next, let parent = containers[current].parent {
      if containers[parent].isObject { path.append(containers[current].key) }
      next = parent
    }
    return path.reversed()
  }

  // MARK: Answers

  /// The string at the offset; `nil` outside of strings.
  var place: Place? {
    guard let found else { return nil }
    var index = found.container
    // The object around an array.
    while !containers[index].isObject, let parent = containers[index].parent { index = parent }
    return Place(
      path: path(of: index), key: found.key, range: found.range,
      keys: containers[index].keys.filter { $0.range != found.range }.map(\.text),
      kind: containers[index].strings["kind"]?.text)
  }

  /// The keys of the file.
  var keys: [String] { containers.first.map { $0.keys.map(\.text) } ?? [] }

  /// Keys of objects, or of arrays of them, that are views, rows, headers and so on.
  private static let keysOfViews: Set<String> = [
    "view", "subviews", "rows", "items", "header", "footer", "accessory",
  ]

  /// The views with an id, in the order of the file.
  var views: [View] {
    var names: [Int: String] = [:]
    var guides: [Int: [Name]] = [:]
    for container in containers where !container.isObject && container.key == "guides" {
      if let parent = container.parent { guides[parent] = container.elements }
    }
    return containers.indices.compactMap { index in
      let container = containers[index]
      guard container.isObject, Self.keysOfViews.contains(container.key),
        let name = container.strings["id"]
      else { return nil }
      names[index] = name.text
      var outer = container.parent
      while let next = outer, names[next] == nil { outer = containers[next].parent }
      return View(
        name: name, kind: container.strings["kind"]?.text, guides: guides[index] ?? [],
        superview: outer.flatMap { names[$0] }, range: container.start..<container.end)
    }
  }

  /// The metrics, in the order of the file.
  var metrics: [Name] {
    containers.first { $0.isObject && $0.key == "metrics" && $0.parent == 0 }?.keys ?? []
  }

  /// The ids of sets with the bytes of each set.
  var sets: [(name: Name, range: Range<Int>)] {
    containers.compactMap { container in
      guard container.isObject, container.key == "sets", let name = container.strings["id"] else {
        return nil
      }
      return (name, container.start..<container.end)
    }
  }
}
