package import TinamouFormat

/// Writes a constraint file in one style and keeps its comments.
///
/// An array or object on one line stays on it if it fits; otherwise each of its values gets a line.
/// Single blank lines are kept. There is no comma after a last value, so that a file without
/// comments is JSON that every program can read.
package struct FileFormatter {
  private static let widestLine = 100
  /// The number of levels after which the indentation does not grow.
  private static let deepestIndentation = 50

  private let tokens: [FormatterToken]
  private let source: SourceText
  private var output = ""
  private var depth = 0
  /// Whether a comment was written last after which nothing follows on the line: a line comment, or
  /// one that has a line of its own.
  private var endsLine = false
  /// Whether the next value begins a line of its own and is not the value of a key.
  private var beginsElement = true
  /// Whether nothing has been written in the container yet.
  private var beginsContainer = false

  /// Formats a file.
  ///
  /// - Parameters:
  ///   - source: The file; any JSON with comments.
  ///   - isStrict: Whether comments are removed.
  /// - Returns: The formatted text.
  /// - Throws: ``ConstraintFileError`` if the text is not JSON.
  package static func format(
    _ source: SourceText, isStrict: Bool = false
  ) throws(ConstraintFileError) -> String {
    let (document, diagnostics) = JSONReader.read(source)
    guard document != nil else { throw ConstraintFileError(diagnostics: diagnostics) }
    let tokens = FormatterToken.tokens(of: source, withoutComments: isStrict)
    var formatter = FileFormatter(tokens, source)
    formatter.write()
    return formatter.output + "\n"
  }

  /// Whether a formatted text has the same keys and values, in the same order, as its source.
  package static func keepsContent(_ text: String, of source: SourceText) -> Bool {
    let formatted = JSONReader.read(SourceText(name: source.name, text: text)).document
    guard let formatted, let original = JSONReader.read(source).document else { return false }
    return formatted.hasSameContent(as: original)
  }

  private init(_ tokens: [FormatterToken], _ source: SourceText) {
    self.tokens = tokens
    self.source = source
  }

  private mutating func write() {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .open:
        place(token)
        if let end = token.end, fits(index...end) {
          append(inline(index...end))
          index = end
          finishValue(at: index)
        } else {
          append(text(token))
          depth += 1
          beginsElement = true
          beginsContainer = true
        }
      case .close:
        depth -= 1
        breakLine()
        append(text(token))
        finishValue(at: index)
      case .scalar:
        place(token)
        append(text(token))
        if isKey(index) {
          append(":")
        } else {
          finishValue(at: index)
        }
      // Already written with the key or the value before it, so that comments come after it.
      case .colon, .comma: break
      case .lineComment, .blockComment: write(comment: token)
      }
      index += 1
    }
  }

  /// Moves to where a value, key or comment begins.
  private mutating func place(_ token: FormatterToken) {
    defer { beginsElement = false }
    if output.isEmpty { return }
    if beginsElement || endsLine {
      if token.lineBreaks > 1, !beginsContainer { output += "\n" }
      breakLine()
    } else {
      output += " "
    }
  }

  /// The tokens after one of them, without comments.
  private func contents(
    after index: Int
  ) -> LazyFilterSequence<ArraySlice<FormatterToken>> {
    tokens[(index + 1)...].lazy.filter { !$0.isComment }
  }

  private func isKey(_ index: Int) -> Bool { contents(after: index).first?.kind == .colon }

  /// Writes the comma after a value, if another value follows.
  private mutating func finishValue(at index: Int) {
    let rest = contents(after: index)
    guard let next = rest.first, next.kind == .comma else {
      beginsElement = true
      return
    }
    if let second = rest.dropFirst().first, second.kind != .close { append(",") }
    beginsElement = true
  }

  private mutating func write(comment token: FormatterToken) {
    let isBeside = token.lineBreaks == 0 && !output.isEmpty && !endsLine
    if isBeside {
      output += " "
    } else {
      let continues = beginsElement
      beginsElement = true
      place(token)
      beginsElement = continues
    }
    append(text(token))
    endsLine = token.kind == .lineComment || !isBeside
  }

  private mutating func append(_ text: String) {
    output += text
    endsLine = false
    beginsContainer = false
  }

  private mutating func breakLine() {
    // With an indentation that grows without end, the text would grow with the square of the depth.
    output += "\n" + String(repeating: "  ", count: min(depth, Self.deepestIndentation))
    endsLine = false
  }

  private func text(_ token: FormatterToken) -> String {
    String(decoding: source.bytes[token.range], as: UTF8.self)
  }

  /// Whether an array or object stands on one line and can stay there.
  private func fits(_ part: ClosedRange<Int>) -> Bool {
    // At most every second token is a comma that is left out; any other has a character.
    if part.count > 2 * Self.widestLine { return false }
    let inside = tokens[(part.lowerBound + 1)...part.upperBound]
    if inside.contains(where: { $0.lineBreaks > 0 || $0.isComment }) { return false }
    let line = output.reversed().prefix { $0 != "\n" }.count
    return line + inline(part).count + 1 <= Self.widestLine
  }

  /// An array or object written on one line.
  private func inline(_ part: ClosedRange<Int>) -> String {
    var line = ""
    for index in part {
      let token = tokens[index]
      let next = index < part.upperBound ? tokens[index + 1].kind : .close
      switch token.kind {
      case .open:
        line += text(token)
        if token.isObject, next != .close { line += " " }
      case .close:
        if token.isObject, line.last != "{" { line += " " }
        line += text(token)
      case .comma: if next != .close { line += ", " }
      case .colon: line += ": "
      default: line += text(token)
      }
    }
    return line
  }
}
