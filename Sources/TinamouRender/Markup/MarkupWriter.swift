import TinamouLayout

/// Writes elements that are well-formed in XML and in HTML, one per line.
package struct MarkupWriter {
  /// The attributes of an element in order; values are escaped.
  package typealias Attributes = [(name: StaticString, value: String)]

  /// The text written so far.
  package private(set) var text = ""
  private var open: [StaticString] = []

  /// Makes a writer without text.
  package init() {}

  /// Writes a line as it is.
  package mutating func line(_ markup: String) { text += markup + "\n" }

  /// Begins an element.
  package mutating func begin(_ name: StaticString, _ attributes: Attributes = []) {
    tag(name, attributes)
    text += ">\n"
    open.append(name)
  }

  /// Ends the innermost element.
  package mutating func end() {
    guard let name = open.popLast() else { return }
    text += "</\(name)>\n"
  }

  /// Writes an element without content.
  package mutating func empty(_ name: StaticString, _ attributes: Attributes = []) {
    tag(name, attributes)
    text += "/>\n"
  }

  /// Writes an element with a text.
  package mutating func element(
    _ name: StaticString, _ attributes: Attributes = [], text content: String
  ) {
    tag(name, attributes)
    text += ">" + MarkupText.escaped(content) + "</\(name)>\n"
  }

  /// Writes an element with a text and an element that follows the text.
  package mutating func element(
    _ name: StaticString, _ attributes: Attributes, text content: String,
    then inner: StaticString, _ innerAttributes: Attributes, _ innerContent: String
  ) {
    tag(name, attributes)
    text += ">" + MarkupText.escaped(content)
    tag(inner, innerAttributes)
    text += ">" + MarkupText.escaped(innerContent) + "</\(inner)></\(name)>\n"
  }

  /// Writes an element with a tooltip of some lines.
  package mutating func element(
    _ name: StaticString, _ attributes: Attributes, tooltip lines: [String]
  ) {
    tag(name, attributes)
    text += "><title>" + MarkupText.lines(lines) + "</title></\(name)>\n"
  }

  private mutating func tag(_ name: StaticString, _ attributes: Attributes) {
    text += "<\(name)"
    for (name, value) in attributes {
      text += " \(name)=\"" + MarkupText.escaped(value) + "\""
    }
  }
}

extension MarkupWriter {
  /// The attributes of a rectangle; negative sizes become zero.
  static func attributes(_ rect: Rect) -> Attributes {
    [
      ("x", PictureNumber.text(rect.minX)), ("y", PictureNumber.text(rect.minY)),
      ("width", PictureNumber.text(max(rect.width, 0))),
      ("height", PictureNumber.text(max(rect.height, 0))),
    ]
  }
}
