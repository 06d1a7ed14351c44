import TinamouFormat

/// A JSON value that another program has sent.
package struct JSONMessage {
  private let value: JSONValue

  /// Reads a text; `nil` if it is not JSON.
  package init?(_ bytes: [UInt8]) {
    guard let document = JSONReader.read(SourceText(name: "message", bytes: bytes)).document else {
      return nil
    }
    value = document.root
  }

  private init(_ value: JSONValue) { self.value = value }

  /// The value of a key of an object.
  package subscript(key: String) -> JSONMessage? { value[key].map(JSONMessage.init) }

  /// A string.
  package var string: String? { value.string?.value }

  /// A whole number.
  package var integer: Int? { value.number.flatMap(Int.init(exactly:)) }

  /// The elements of an array; none for other values.
  package var elements: [JSONMessage] { value.elements.map(JSONMessage.init) }

  /// The source text of the value.
  package var source: String {
    SourceSpan(source: value.document.source, range: value.range).text
  }
}
