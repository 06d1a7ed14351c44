import Foundation

/// What a JSON value may be: the part of a schema that a report uses.
indirect enum JSONShape: Sendable {
  case text
  case choice([String])
  case integer(from: Int)
  case list(JSONShape)
  /// An object whose members all have the same shape.
  case map(JSONShape)
  /// An object with these members and no other.
  case object(required: [String: JSONShape], optional: [String: JSONShape])

  /// The places at which a value does not have the shape, each with what is wrong.
  func problems(in value: Any, at place: String = "$") -> [String] {
    switch self {
    case .text: return value is String ? [] : ["\(place) is not a string"]
    case .choice(let words):
      return words.contains(value as? String ?? "") ? [] : ["\(place) is none of \(words)"]
    case .integer(let least):
      guard let number = value as? Int, number >= least else {
        return ["\(place) is not an integer of at least \(least)"]
      }
      return []
    case .list(let shape):
      guard let values = value as? [Any] else { return ["\(place) is not an array"] }
      return values.enumerated().flatMap { shape.problems(in: $1, at: "\(place)[\($0)]") }
    case .map(let shape):
      guard let members = value as? [String: Any] else { return ["\(place) is not an object"] }
      return members.flatMap { shape.problems(in: $1, at: "\(place).\($0)") }
    case .object(let required, let optional):
      guard let members = value as? [String: Any] else { return ["\(place) is not an object"] }
      let missing = required.keys.filter { members[$0] == nil }.map { "\(place).\($0) is missing" }
      return missing
        + members.flatMap { name, value in
          (required[name] ?? optional[name]).map { $0.problems(in: value, at: "\(place).\(name)") }
            ?? ["\(place).\(name) is not a member of the format"]
        }
    }
  }
}

extension JSONShape {
  /// A log of static analysis in the format SARIF 2.1.0 of OASIS, as far as reports of `check` use
  /// it; sections 3.13 to 3.49 of the specification say which properties are there, which of them
  /// must be, and which values they have.
  static let sarif = object(
    required: ["version": .choice(["2.1.0"]), "runs": .list(sarifRun)],
    optional: ["$schema": .text])

  private static let sarifRun = object(
    required: [
      "tool": .object(
        required: [
          "driver": .object(
            required: ["name": .text],
            optional: [
              "semanticVersion": .text,
              "rules": .list(sarifRule),
            ])
        ], optional: [:])
    ],
    optional: [
      "columnKind": .choice(["utf16CodeUnits", "unicodeCodePoints"]),
      "results": .list(sarifResult),
    ])

  private static let sarifMessage = object(
    required: ["text": .text], optional: ["markdown": .text])

  private static let sarifRule = object(
    required: ["id": .text],
    optional: [
      "name": .text, "shortDescription": sarifMessage, "fullDescription": sarifMessage,
      "help": sarifMessage,
    ])

  private static let sarifPlace = object(
    required: ["artifactLocation": .object(required: ["uri": .text], optional: [:])],
    optional: [
      "region": .object(
        required: [:],
        optional: ["startLine": .integer(from: 1), "startColumn": .integer(from: 1)])
    ])

  private static let sarifResult = object(
    required: ["message": .object(required: ["text": .text], optional: [:])],
    optional: [
      "ruleId": .text, "level": .choice(["none", "note", "warning", "error"]),
      "locations": .list(.object(required: [:], optional: ["physicalLocation": sarifPlace])),
      "relatedLocations": .list(
        .object(
          required: [:],
          optional: [
            "id": .integer(from: 0), "message": sarifMessage, "physicalLocation": sarifPlace,
          ])),
      "partialFingerprints": .map(.text),
    ])
}
