/// A value of a JSON document with its place.
package struct JSONValue: Sendable {
  package let document: JSONDocument
  let index: Int

  /// The bytes of the value in the source, quotation marks and brackets included.
  package var range: Range<Int> { document.nodes[index].range }

  var kind: JSONKind {
    switch document.nodes[index].content {
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  var boolean: Bool? {
    if case .boolean(let value) = document.nodes[index].content { value } else { nil }
  }

  package var number: Double? {
    if case .number(let value) = document.nodes[index].content { value } else { nil }
  }

  package var string: JSONString? {
    if case .string(let value) = document.nodes[index].content { value } else { nil }
  }

  /// The elements of an array; none for other values.
  package var elements: [JSONValue] {
    guard case .array(let range) = document.nodes[index].content else { return [] }
    return document.elements[range].map { JSONValue(document: document, index: $0) }
  }

  /// The members of an object in source order; none for other values.
  package var members: [JSONMember] {
    guard case .object(let range) = document.nodes[index].content else { return [] }
    return document.members[range].map {
      JSONMember(key: $0.key, value: JSONValue(document: document, index: $0.value))
    }
  }

  /// The value of a key of an object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let range) = document.nodes[index].content else { return nil }
    return document.members[range].first { $0.key.value == key }.map {
      JSONValue(document: document, index: $0.value)
    }
  }
}

/// A key of an object with its value.
package struct JSONMember: Sendable {
  package let key: JSONString
  package let value: JSONValue
}

/// The six types of JSON, with their names in messages.
enum JSONKind: String, Sendable {
  case null
  case boolean = "true or false"
  case number = "a number"
  case string = "a string"
  case array = "an array"
  case object = "an object"
}
