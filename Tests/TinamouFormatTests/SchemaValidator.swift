@testable import TinamouFormat

/// Checks JSON against the part of JSON Schema that the published schema uses.
struct SchemaValidator {
  let schema: JSONValue

  /// Keywords of the schema that the validator does not know.
  func unknownKeywords() -> Set<String> {
    let known: Set = [
      "$schema", "$id", "title", "$ref", "$defs", "type", "properties", "required", "description",
      "additionalProperties", "minimum", "maximum", "exclusiveMinimum", "enum", "anyOf", "items",
      "minItems", "maxItems", "pattern",
    ]
    var unknown: Set<String> = []
    var pending = [schema]
    while let value = pending.popLast() {
      for member in value.members {
        let key = member.key.value
        if !known.contains(key) { unknown.insert(key) }
        if key == "properties" || key == "$defs" {
          pending += member.value.members.map(\.value)
        } else {
          pending.append(member.value)
          pending += member.value.elements
        }
      }
    }
    return unknown
  }

  func accepts(_ value: JSONValue) -> Bool { accepts(value, schema) }

  private func accepts(_ value: JSONValue, _ rule: JSONValue) -> Bool {
    if let name = rule["$ref"]?.string?.value {
      let definition = schema["$defs"]?[String(name.dropFirst("#/$defs/".count))]
      guard let definition, accepts(value, definition) else { return false }
    }
    if let type = rule["type"]?.string?.value, !isType(value, type) { return false }
    if let names = rule["enum"]?.elements {
      guard names.contains(where: { $0.string?.value == value.string?.value }) else { return false }
    }
    if let rules = rule["anyOf"]?.elements {
      guard rules.contains(where: { accepts(value, $0) }) else { return false }
    }
    return acceptsNumber(value, rule) && acceptsArray(value, rule) && acceptsObject(value, rule)
  }

  private func isType(_ value: JSONValue, _ type: String) -> Bool {
    switch type {
    case "null": value.kind == .null
    case "boolean": value.kind == .boolean
    case "string": value.kind == .string
    case "number": value.kind == .number
    case "integer": value.number.map { $0 == $0.rounded() } ?? false
    case "array": value.kind == .array
    case "object": value.kind == .object
    default: false
    }
  }

  private func acceptsNumber(_ value: JSONValue, _ rule: JSONValue) -> Bool {
    guard let number = value.number else { return true }
    if let bound = rule["minimum"]?.number, number < bound { return false }
    if let bound = rule["maximum"]?.number, number > bound { return false }
    if let bound = rule["exclusiveMinimum"]?.number, number <= bound { return false }
    return true
  }

  private func acceptsArray(_ value: JSONValue, _ rule: JSONValue) -> Bool {
    guard value.kind == .array else { return true }
    let count = Double(value.elements.count)
    if let bound = rule["minItems"]?.number, count < bound { return false }
    if let bound = rule["maxItems"]?.number, count > bound { return false }
    guard let items = rule["items"] else { return true }
    return value.elements.allSatisfy { accepts($0, items) }
  }

  private func acceptsObject(_ value: JSONValue, _ rule: JSONValue) -> Bool {
    guard value.kind == .object else { return true }
    for name in rule["required"]?.elements ?? [] where value[name.string?.value ?? ""] == nil {
      return false
    }
    for member in value.members {
      if let property = rule["properties"]?[member.key.value] {
        guard accepts(member.value, property) else { return false }
      } else if let other = rule["additionalProperties"] {
        if other.boolean == false { return false }
        if other.kind == .object, !accepts(member.value, other) { return false }
      }
    }
    return true
  }
}
