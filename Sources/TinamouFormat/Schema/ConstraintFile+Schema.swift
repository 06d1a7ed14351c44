extension ConstraintFile {
  /// The JSON Schema (draft 2020-12) of the format, made from the tables that the reader uses.
  public static var schema: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("$schema")
    writer.string("https://json-schema.org/draft/2020-12/schema")
    writer.string("urn:tinamou:constraint-file:1", forKey: "$id")
    writer.key("title")
    writer.string("Tinamou constraint file")
    writer.key("$ref")
    writer.string("#/$defs/\(Definition.file.rawValue)")
    writer.key("$defs")
    writer.beginObject()
    for definition in Definition.allCases {
      writer.key(definition.rawValue)
      write(definition.shape, to: &writer)
    }
    writer.end()
    writer.end()
    return writer.text + "\n"
  }

  private static func write(_ shape: ObjectShape, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("type")
    writer.string("object")
    writer.key("properties")
    writer.beginObject()
    for key in shape.keys {
      writer.key(key.name)
      writer.beginObject()
      writer.key("description")
      writer.string(key.summary)
      writeKeywords(of: key.shape, to: &writer)
      writer.end()
    }
    writer.end()
    let required = shape.keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { writeNames(required, as: "required", to: &writer) }
    writer.key("additionalProperties")
    writer.boolean(false)
    writer.end()
  }

  /// Writes the keywords of a shape into the current object.
  private static func writeKeywords(of shape: Shape, to writer: inout JSONWriter) {
    switch shape {
    case .null: writeType("null", to: &writer)
    case .boolean: writeType("boolean", to: &writer)
    case .string: writeType("string", to: &writer)
    case .text(let pattern):
      writeType("string", to: &writer)
      writer.key("pattern")
      writer.string(pattern)
    case .number(let bounds):
      writeType("number", to: &writer)
      writer.key(bounds.excludesMinimum ? "exclusiveMinimum" : "minimum")
      writer.number(bounds.minimum)
      writer.key("maximum")
      writer.number(bounds.maximum)
    case .integer(let range):
      writeType("integer", to: &writer)
      writer.key("minimum")
      writer.number(Double(range.lowerBound))
      writer.key("maximum")
      writer.number(Double(range.upperBound))
    case .choice(let names, _): writeNames(names, as: "enum", to: &writer)
    case .array(let element, let count):
      writeType("array", to: &writer)
      writeCount(count, to: &writer)
      writer.key("items")
      writeObject(of: element, to: &writer)
    case .map(let element):
      writeType("object", to: &writer)
      writer.key("additionalProperties")
      writeObject(of: element, to: &writer)
    case .reference(let definition):
      writer.key("$ref")
      writer.string("#/$defs/\(definition.rawValue)")
    case .either(let shapes):
      writer.key("anyOf")
      writer.beginArray()
      for shape in shapes { writeObject(of: shape, to: &writer) }
      writer.end()
    }
  }

  private static func writeObject(of shape: Shape, to writer: inout JSONWriter) {
    writer.beginObject()
    writeKeywords(of: shape, to: &writer)
    writer.end()
  }

  private static func writeType(_ name: String, to writer: inout JSONWriter) {
    writer.key("type")
    writer.string(name)
  }

  private static func writeCount(_ count: ClosedRange<Int>?, to writer: inout JSONWriter) {
    guard let count else { return }
    writer.key("minItems")
    writer.number(Double(count.lowerBound))
    guard count.upperBound < Int.max else { return }
    writer.key("maxItems")
    writer.number(Double(count.upperBound))
  }

  private static func writeNames(
    _ names: [String], as key: String, to writer: inout JSONWriter
  ) {
    writer.key(key)
    writer.beginArray(inline: true)
    for name in names { writer.string(name) }
    writer.end()
  }
}
