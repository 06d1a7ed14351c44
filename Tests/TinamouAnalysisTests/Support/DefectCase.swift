import TinamouAnalysis
import TinamouFormat

/// A file with one defect, or one that only looks as if it had one.
struct DefectCase: CustomStringConvertible, Sendable {
  let name: String
  let rule: DiagnosticRule
  let file: String
  /// The widths at which the defect appears; `nil` if the file is right.
  let widths: [SizeRange]?

  var description: String { "\(rule.rawValue) \(name)" }

  private static let first = 320.0
  private static let last = 1366.0

  private static func file(
    _ views: String, _ constraints: [String], sets: String, safeArea: String
  ) -> String {
    let list = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      { "tinamou": 1, "view": { "id": "root", "safeArea": \(safeArea), "subviews": [ \(views) ] },
        "constraints": [ \(list) ], "sets": [ \(sets) ] }
      """
  }

  private static func below(_ width: Double, includesUpper: Bool = false) -> [SizeRange] {
    [SizeRange(first, width, includesUpper: includesUpper)]
  }

  /// Forty files, each with a defect at some widths.
  static let defects: [DefectCase] = [440.0, 520, 700, 1100].flatMap {
    cases(at: $0, isRight: false)
  }
  /// Forty files that look like them and are right, because the defect would be below 320 points.
  static let right: [DefectCase] = [180.0, 240, 300, 320].flatMap { cases(at: $0, isRight: true) }

  /// A case of each rule whose defect appears below a width.
  private static func cases(at width: Double, isRight: Bool) -> [DefectCase] {
    let held = ["a.left == root.left + 20", "a.top == root.top + 30"]
    let label = "{ \"id\": \"a\", \"kind\": \"label\", \"intrinsicSize\": [\(width - 40), 20] }"
    func make(
      _ rule: DiagnosticRule, _ views: String, _ constraints: [String], _ widths: [SizeRange],
      sets: String = "", safeArea: String = "0"
    ) -> DefectCase {
      DefectCase(
        name: "below \(width)", rule: rule,
        file: file(views, constraints, sets: sets, safeArea: safeArea),
        widths: isRight ? nil : widths)
    }
    return [
      make(
        .unsatisfiable, "{ \"id\": \"a\" }",
        held + ["a.height == 60", "a.right == root.right - 20", "a.width >= \(width - 40)"],
        below(width)),
      make(
        .outsideWindow, "{ \"id\": \"a\" }",
        held + ["a.height == 60", "a.width == \(width - 20)"], below(width)),
      make(
        .outsideSuperview, "{ \"id\": \"box\", \"subviews\": [ { \"id\": \"a\" } ] }",
        [
          "box.left == root.left", "box.top == root.top", "box.width == root.width / 2",
          "box.height == 90", "a.left == box.left", "a.top == box.top", "a.height == 60",
          "a.width == \(width / 2)",
        ], below(width)),
      make(
        .overlap,
        "{ \"id\": \"a\", \"kind\": \"label\" }, { \"id\": \"b\", \"kind\": \"label\" }",
        held + [
          "a.width == 100", "a.height == 20", "b.top == a.top", "b.height == 20",
          "b.right == root.right", "b.width == \(width - 120)",
        ], below(width)),
      make(
        .noRoom, "{ \"id\": \"a\", \"kind\": \"image\", \"intrinsicSize\": [200, 50] }",
        // At the width itself there is no defect.
        held + ["a.height == 50", "a.width == root.width - \(isRight ? width - 1 : width) @900"],
        below(width, includesUpper: true)),
      make(
        .textCutOff, label, held + ["a.right <= root.right - 20"], below(width)),
      make(
        .smallTarget, "{ \"id\": \"a\", \"kind\": \"button\" }",
        held + ["a.height == 44", "a.width == root.width * 44 / \(width)"], below(width)),
      make(
        .ambiguous, "{ \"id\": \"a\" }",
        ["a.left == root.left + 20", "a.height == 60", "a.width == 60"],
        below(width),
        sets: "{ \"when\": { \"width>=\": \(width) }, \"constraints\": [ \"a.top == root.top\" ] }"),
      make(
        .jump, "{ \"id\": \"a\" }", ["a.top == root.top", "a.height == 60", "a.left == root.left"],
        below(width),
        sets: """
          { "when": { "width<": \(width) }, "constraints": [ "a.width == 1.5 * root.width - 450" ] },
          { "when": { "width>=": \(width) }, "constraints": [ "a.width == 100" ] }
          """),
      make(
        .outsideSafeArea, "{ \"id\": \"a\", \"kind\": \"label\" }",
        held + ["a.height == 20", "a.width == \(width - 50)"],
        [SizeRange(max(first, width - 30), width, includesUpper: false)],
        safeArea: "{ \"right\": 30 }"),
    ]
  }
}
