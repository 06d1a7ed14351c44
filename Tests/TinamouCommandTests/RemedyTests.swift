import Testing
import TinamouCommand

/// A mistake that people make in constraint files, with what the message says to write.
private struct Mistake: CustomTestStringConvertible {
  let name: String
  let file: String
  let help: String

  /// A file with a member of view `a`, a constraint, or other members.
  init(
    _ name: String, view: String = "", constraint: String = "a.left == root.left",
    members: String = "", file: String? = nil, help: String
  ) {
    self.name = name
    self.file =
      file ?? """
        { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a"\(view) } ] },
          "constraints": [ "\(constraint)" ]\(members) }
        """
    self.help = help
  }

  var testDescription: String { name }

  static let all = [
    Mistake(
      "a size as an object", view: #", "intrinsicSize": { "width": 160, "height": 120 }"#,
      help: "such as [160, 120]; null leaves one open"),
    Mistake(
      "a size as a text", view: #", "intrinsicSize": "160x120""#,
      help: "such as [160, 120]; null leaves one open"),
    Mistake(
      "a size as a number", view: #", "intrinsicSize": 160"#,
      help: "such as [160, 120]; null leaves one open"),
    Mistake("a font as a number", view: #", "kind": "label", "font": 17"#, help: "such as { \""),
    Mistake(
      "a font as a name", view: #", "kind": "label", "font": "Helvetica""#, help: "such as { \""),
    Mistake(
      "a number as a text", view: #", "kind": "label", "lines": "2""#,
      help: "write 2, without quotation marks"),
    Mistake("a word for a number", view: #", "kind": "label", "lines": "two""#, help: "such as 1"),
    Mistake("a truth value as a text", view: #", "hidden": "true""#, help: "write true"),
    Mistake("a truth value as a number", view: #", "hidden": 0"#, help: "write false"),
    Mistake(
      "an alignment of CSS", view: #", "kind": "stack", "alignment": "middle""#,
      help: "write \"center\""),
    Mistake(
      "a distribution of CSS", view: #", "kind": "stack", "distribution": "space-between""#,
      help: "write \"equalSpacing\""),
    Mistake(
      "a direction of CSS", view: #", "kind": "stack", "direction": "row""#,
      help: "for the direction of a stack write \"axis\""),
    Mistake(
      "a word that is none of the choices", view: #", "kind": "stack", "distribution": "zigzag""#,
      help: "write one of them"),
    Mistake("two relations", constraint: "100 <= a.width <= 200", help: "write two constraints"),
    Mistake(
      "a maximum", constraint: "a.width == max(100, root.width)",
      help: "write one constraint for each; a maximum is two with '>='"),
    Mistake(
      "a minimum", constraint: "a.width == min(100, root.width)",
      help: "write one constraint for each; a maximum is two with '>=', a minimum two with '<='"),
    Mistake("a text without a kind", view: #", "text": "Name""#, help: "write \"kind\": \"label\""),
    Mistake(
      "how a text is drawn", view: #", "kind": "label", "textAlignment": "center""#,
      help: "leave it out: it changes how a view is drawn, not where"),
    Mistake(
      "the orientation in a condition",
      members: #", "sets": [ { "when": { "orientation": "portrait" } } ]"#,
      help: "write \"aspect\""),
    Mistake("a kind of UIKit", view: #", "kind": "tableView""#, help: "write \"table\""),
    Mistake(
      "a guide of iOS 10", constraint: "a.top == root.topLayoutGuide.bottom",
      help: "write 'safeArea'"),
    Mistake(
      "an inequality of both sides", constraint: "a.left != root.left",
      help: "a constraint is '==', '<=' or '>='; nothing can differ"),
    Mistake(
      "a product of lengths", constraint: "a.width == a.height * root.width",
      help: "one of the factors must be a number or a metric"),
    Mistake(
      "a quotient of lengths", constraint: "a.width == 100 / root.width",
      help: "divide by a number or a metric"),
    Mistake(
      "positions on two axes", constraint: "a.left == root.top",
      help: "compare positions along one axis, such as 'left' with 'right'"),
    Mistake(
      "left and leading", constraint: "a.left == root.leading",
      help: "write 'leading' with 'leading' or 'trailing', or 'left' with 'left' or 'right'"),
    Mistake(
      "a position and a size", constraint: "a.left == root.width",
      help: "compare a position with a position, and a size with a size"),
    Mistake(
      "a priority above the largest", constraint: "a.left == root.left @1001",
      help: "1000 is required, as without a priority; 1 gives way first"),
    Mistake(
      "no priority", constraint: "a.left == root.left @0",
      help: "1000 is required, as without a priority; 1 gives way first"),
    Mistake(
      "a semicolon", constraint: "H:|-8-[a]-8-|;",
      help: "write each line as a string of its own, without ';'"),
    Mistake("an open parenthesis", constraint: "H:|-[a(==100@750]-|", help: "close it with ')'"),
    Mistake(
      "an id with a hyphen in the visual format",
      file: """
        { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "photo-main" } ] },
          "constraints": [ "V:|[photo-main]" ] }
        """, help: "the id of a view with such characters stands in backticks: `photo-main`"),
    Mistake(
      "a metric with a unit", members: #", "metrics": { "gutter": "8pt" }"#,
      help: "lengths are points and have no unit; write the number alone"),
    Mistake(
      "a size of a window as a text", members: #", "at": [ { "size": "320x480" } ]"#,
      help: "such as [160, 120]"),
    Mistake("a window as a text", members: #", "at": "iphone-14""#, help: "such as [ { \""),
    Mistake(
      "a constraint without an array",
      file: """
        { "tinamou": 1, "view": { "id": "root" }, "constraints": "root.left == 0" }
        """, help: "such as [ \"title.width == 100\" ]"),
    Mistake(
      "a copy too many", view: #", "repeat": 3"#, constraint: "a[3].top == 0",
      help: "the copies are numbered from 'a[0]' to 'a[2]'"),
    Mistake(
      "a copy of one view", constraint: "a[0].top == 0",
      help: "'a' is not repeated: write its id alone"),
    Mistake(
      "two views with one id",
      file: """
        { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" }, { "id": "a" } ] } }
        """, help: "give one of them another id"),
    Mistake(
      "a file without its version", file: #"{ "view": { "id": "root" } }"#,
      help: "add \"tinamou\": 1"),
    Mistake(
      "another version", file: #"{ "tinamou": 2, "view": { "id": "root" } }"#, help: "write 1"),
    Mistake(
      "a version as a text", file: #"{ "tinamou": "1", "view": { "id": "root" } }"#,
      help: "write 1, without quotation marks"),
    Mistake("a comment of a shell", file: "# a comment\n{}", help: "a comment begins with '//'"),
    Mistake(
      "a file that is cut", file: #"{ "tinamou": 1, "view": { "id": "root" }"#,
      help: "add '}' at its end"),
    Mistake("single quotation marks", file: "{ 'tinamou': 1 }", help: "such as \"tinamou\""),
    Mistake(
      "a value in single quotation marks", file: "{ \"tinamou\": 1, \"name\": 'x' }",
      help: "write \" in place of '"),
    Mistake("a missing value", file: #"{ "tinamou": }"#, help: "write a value before '}'"),
    Mistake("a missing colon", file: #"{ "tinamou" 1 }"#, help: "such as \"tinamou\": 1"),
    Mistake("an empty file", file: "", help: "such as { \"tinamou\": 1"),
    Mistake(
      "a file of XML", file: "<view id=\"root\"/>",
      help: "this is XML; 'tinamou import' makes a constraint file of a storyboard or xib"),
    Mistake("an array as a file", file: "[1, 2]", help: "such as { \"tinamou\": … }"),
  ]
}

@Suite struct `A mistake in a file` {
  @Test(arguments: Mistake.all)
  fileprivate func `is told with what to write`(_ mistake: Mistake) {
    let host = MemoryHost(["a.json": mistake.file])
    #expect(host.run("solve", "a.json", "--size", "400x300") == .invalidInput)
    let help = host.errors.split(separator: "\n").filter { $0.hasPrefix("help: ") }
    #expect(help.contains { $0.dropFirst(6).hasPrefix(mistake.help) }, "\(host.errors)")
  }

  @Test(arguments: [
    (
      #"{ "id": "a", "kind": "label", "text": "A" }, { "id": "b", "kind": "label", "text": "B" }"#,
      #""|[a][b]|", "V:|[a]", "V:|[b]""#, "give one of the views another \"hugging\""
    ),
    (
      #"{ "id": "s", "kind": "scroll", "subviews": [ { "id": "c" } ] }"#,
      #""HV:|[s]|", "HV:|[c(100)]""#, "an equality between the views inside and the edge"
    ),
    (#"{ "id": "a" }"#, #""HV:|[a]", "a.width == 9", "a.height <= 9""#, "add an equality"),
  ])
  func `that leaves a choice is told with what decides it`(
    _ views: String, _ constraints: String, _ advice: String
  ) {
    let host = MemoryHost([
      "a.json": """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ \(views) ] },
        "constraints": [ \(constraints) ] }
      """
    ])
    #expect(host.run("solve", "a.json", "--size", "400x300") == .done)
    #expect(host.errors.contains("help: " + advice), "\(host.errors)")
  }
}
