import TinamouAnalysis

/// A small file with a statement about it, and the widths at which the statement fails, computed by
/// hand.
struct StatementCase: CustomStringConvertible, Sendable {
  let family: String
  let file: String
  let statement: String
  /// The widths at which it fails; empty if it holds at every width from 320 to 1366.
  let failing: [SizeRange]

  var description: String { "\(family): \(statement)" }

  private static let first = 320.0
  private static let last = 1366.0

  private static func file(
    _ views: String, _ constraints: [String], sets: String = "", metrics: String = ""
  ) -> String {
    let list = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ \(views) ] },
        "constraints": [ \(list) ], "sets": [ \(sets) ] }
      """
  }

  /// All sizes below one, excluding it.
  private static func below(_ width: Double) -> [SizeRange] {
    width <= first ? [] : [SizeRange(first, width, includesUpper: false)]
  }

  private static func box(_ id: String, _ y: Int = 0, _ height: Int = 10) -> [String] {
    ["\(id).top == root.top + \(y)", "\(id).height == \(height)"]
  }

  /// A hundred statements that fail somewhere.
  static let failing = (0..<10).flatMap { cases($0, holds: false) }
  /// A hundred statements that hold everywhere.
  static let holding = (0..<10).flatMap { cases($0, holds: true) }

  /// One case of each family. Statements that hold are just fulfilled in the narrowest window.
  private static func cases(_ index: Int, holds: Bool) -> [StatementCase] {
    let k = Double(index)
    return [
      gap(k, holds), share(k, holds), readable(k, holds), sizeClass(k, holds), inside(k, holds),
      apart(k, holds), shown(k, holds), atLeast(k, holds), aligned(k, holds), soft(k, holds),
    ]
  }

  private static func gap(_ k: Double, _ holds: Bool) -> StatementCase {
    let (left, right) = (120 + k, holds ? 150 - k : 190 + 3 * k)
    return StatementCase(
      family: "gap",
      file: file(
        "{ \"id\": \"a\" }, { \"id\": \"b\" }",
        box("a") + box("b") + [
          "a.leading == root.leading + 20", "a.width == \(left)",
          "b.trailing == root.trailing - 20", "b.width == \(right)",
        ]), statement: "a.trailing <= b.leading - 8",
      failing: below(40 + left + right + 8))
  }

  private static func share(_ k: Double, _ holds: Bool) -> StatementCase {
    let least = holds ? 160 - k : 200 + 10 * k
    return StatementCase(
      family: "share",
      file: file(
        "{ \"id\": \"a\" }",
        box("a") + ["a.leading == root.leading", "a.width == 0.5 * root.width"]),
      statement: "a.width >= \(least)", failing: below(2 * least))
  }

  /// The readable width is that between the margins of 20 up to a window of 752, then 664.
  private static func readable(_ k: Double, _ holds: Bool) -> StatementCase {
    let most = holds ? 712 + k : 664 + 4 * k
    let end = SizeRange(most + 40, 752, includesLower: false)
    return StatementCase(
      family: "readable", file: file("{ \"id\": \"a\" }", box("a")),
      statement: "root.readable.width <= \(most)",
      failing: holds ? [] : [end])
  }

  private static func sizeClass(_ k: Double, _ holds: Bool) -> StatementCase {
    StatementCase(
      family: "size class",
      file: file(
        "{ \"id\": \"a\" }", box("a") + ["a.leading == root.leading"],
        sets: """
          { "when": { "width": "compact" }, "constraints": [ "a.width == \(100 + k)" ] },
          { "when": { "width": "regular" }, "constraints": [ "a.width == \(holds ? 190 + k : 210 + k)" ] }
          """), statement: "a.width <= 200",
      failing: holds ? [] : [SizeRange(640, last)])
  }

  private static func inside(_ k: Double, _ holds: Bool) -> StatementCase {
    let more = holds ? 100 - k : 150 + 10 * k
    return StatementCase(
      family: "inside",
      file: file(
        "{ \"id\": \"a\" }",
        box("a") + ["a.left == root.left + 50", "a.width == 0.5 * root.width + \(more)"]),
      statement: "inside(a, root)", failing: below(2 * (50 + more)))
  }

  private static func apart(_ k: Double, _ holds: Bool) -> StatementCase {
    let width = holds ? 120 + k : 200 + 10 * k
    return StatementCase(
      family: "apart",
      file: file(
        "{ \"id\": \"a\" }, { \"id\": \"b\" }",
        box("a") + box("b", 5) + [
          "a.left == root.left + 20", "a.width == 150", "b.right == root.right - 20",
          "b.width == \(width)",
        ]), statement: "apart(a, b)", failing: below(40 + 150 + width))
  }

  private static func shown(_ k: Double, _ holds: Bool) -> StatementCase {
    let from = holds ? 270 + k : 300 + 20 * k
    return StatementCase(
      family: "shown",
      file: file(
        "{ \"id\": \"a\", \"kind\": \"label\", \"heights\": [[0, 100], [\(from), 50]] }",
        [
          "a.left == root.left + 20", "a.right == root.right - 20", "a.top == root.top",
          "a.height == 60",
        ]), statement: "shown(a)", failing: below(from + 40))
  }

  private static func atLeast(_ k: Double, _ holds: Bool) -> StatementCase {
    let divisor = holds ? 7 : 8 + k
    return StatementCase(
      family: "at least",
      file: file(
        "{ \"id\": \"a\", \"kind\": \"button\" }",
        [
          "a.left == root.left", "a.top == root.top", "a.height == 44",
          "a.width == root.width / \(divisor)",
        ]
      ), statement: "atLeast(a, 44, 44)", failing: below(44 * divisor))
  }

  private static func aligned(_ k: Double, _ holds: Bool) -> StatementCase {
    let width = 400 + 30 * k
    return StatementCase(
      family: "aligned",
      file: file(
        "{ \"id\": \"a\" }, { \"id\": \"b\" }",
        ["a.left == root.left", "b.left == root.left", "a.top == root.top"],
        sets: """
          { "when": { "width<": \(width) }, "constraints": [ "b.top == a.top + \(holds ? 0 : 3)" ] },
          { "when": { "width>=": \(width) }, "constraints": [ "b.top == a.top" ] }
          """), statement: "aligned(a, b, top)", failing: holds ? [] : below(width))
  }

  private static func soft(_ k: Double, _ holds: Bool) -> StatementCase {
    let least = holds ? 280 - k : 380 + k
    return StatementCase(
      family: "soft",
      file: file(
        "{ \"id\": \"a\" }",
        box("a") + [
          "a.leading == root.leading + 20", "a.trailing <= root.trailing - 20",
          "a.width == 400 @750",
        ]), statement: "a.width >= \(least)", failing: below(least + 40))
  }
}
