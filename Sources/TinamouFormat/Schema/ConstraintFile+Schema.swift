extension ConstraintFile {
  /// The JSON Schema (draft 2020-12) of the format, made from the tables that the reader uses.
  public static var schema: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.string("https://json-schema.org/draft/2020-12/schema", forKey: "$schema")
    writer.string("urn:tinamou:constraint-file:1", forKey: "$id")
    writer.string("Tinamou constraint file", forKey: "title")
    writer.string("#/$defs/\(Definition.file.rawValue)", forKey: "$ref")
    writer.beginObject(forKey: "$defs")
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
    writer.string("object", forKey: "type")
    writer.beginObject(forKey: "properties")
    for key in shape.keys {
      writer.beginObject(forKey: key.name)
      writer.string(key.summary, forKey: "description")
      writeKeywords(of: key.shape, to: &writer)
      writer.end()
    }
    writer.end()
    let required = shape.keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { writeNames(required, as: "required", to: &writer) }
    writer.boolean(false, forKey: "additionalProperties")
    writer.end()
  }

  /// Writes the keywords of a shape into the current object.
  private static func writeKeywords(of shape: Shape, to writer: inout JSONWriter) {
    switch shape {
    case .null: writer.string("null", forKey: "type")
    case .boolean: writer.string("boolean", forKey: "type")
    case .string: writer.string("string", forKey: "type")
    case .text(let pattern):
      writer.string("string", forKey: "type")
      writer.string(pattern, forKey: "pattern")
    case .number(let bounds):
      writer.string("number", forKey: "type")
      writer.number(bounds.minimum, forKey: bounds.excludesMinimum ? "exclusiveMinimum" : "minimum")
      writer.number(bounds.maximum, forKey: "maximum")
    case .integer(let range):
      writer.string("integer", forKey: "type")
      writer.number(Double(range.lowerBound), forKey: "minimum")
      writer.number(Double(range.upperBound), forKey: "maximum")
    case .choice(let names): writeNames(names, as: "enum", to: &writer)
    case .array(let element, let count):
      writer.string("array", forKey: "type")
      writeCount(count, to: &writer)
      writer.key("items")
      writeObject(of: element, to: &writer)
    case .map(let element):
      writer.string("object", forKey: "type")
      writer.key("additionalProperties")
      writeObject(of: element, to: &writer)
    case .reference(let definition):
      writer.string("#/$defs/\(definition.rawValue)", forKey: "$ref")
    case .either(let shapes):
      writer.beginArray(forKey: "anyOf")
      for shape in shapes { writeObject(of: shape, to: &writer) }
      writer.end()
    }
  }

  private static func writeObject(of shape: Shape, to writer: inout JSONWriter) {
    writer.beginObject()
    writeKeywords(of: shape, to: &writer)
    writer.end()
  }

  private static func writeCount(_ count: ClosedRange<Int>?, to writer: inout JSONWriter) {
    guard let count else { return }
    writer.number(Double(count.lowerBound), forKey: "minItems")
    guard count.upperBound < Int.max else { return }
    writer.number(Double(count.upperBound), forKey: "maxItems")
  }

  private static func writeNames(
    _ names: [String], as key: String, to writer: inout JSONWriter
  ) {
    writer.beginArray(inline: true, forKey: key)
    for name in names { writer.string(name) }
    writer.end()
  }
}
