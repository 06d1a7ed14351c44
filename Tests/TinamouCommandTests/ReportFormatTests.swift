import Foundation
import Testing
import TinamouCommand

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct `The reports of check` {
  /// Files with findings of several rules, with characters that the formats quote, and without any.
  private static let files = [
    "two words & ä.json": """
    { "tinamou": 1,
      "view": { "id": "root", "subviews": [
        { "id": "a<b", "kind": "button" }, { "id": "wide" }, { "id": "open" } ] },
      "constraints": [
        "`a<b`.left == root.left", "`a<b`.top == root.top", "`a<b`.width == 20", "`a<b`.height == 20",
        "wide.left == root.left", "wide.top == root.top", "wide.height == 9", "wide.width == 500",
        "wide.width == 600", "open.left == root.left" ] }
    """,
    "right.json": """
    { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
      "constraints": [ "H:|[a]|", "V:|[a]|" ] }
    """,
  ]

  private func report(_ reporter: String) -> String {
    let host = MemoryHost(Self.files)
    _ = host.run(
      ["check"] + Self.files.keys.sorted() + ["--matrix", "quick", "--reporter", reporter])
    return host.output
  }

  @Test func `have the form of SARIF`() throws {
    let log = try JSONSerialization.jsonObject(with: Data(report("sarif").utf8))
    #expect(JSONShape.sarif.problems(in: log) == [])
    let run = try #require(((log as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count >= 3)
    // Each rule is described once, and every result refers to a described rule.
    let driver = (run["tool"] as? [String: [String: Any]])?["driver"]
    let descriptions = driver?["rules"] as? [[String: Any]] ?? []
    let rules = descriptions.compactMap { $0["id"] as? String }
    #expect(descriptions.allSatisfy { $0["help"] != nil && $0["shortDescription"] != nil })
    // The other members of a conflict are related places.
    let conflict = results.first { $0["ruleId"] as? String == "T101" }
    #expect((conflict?["relatedLocations"] as? [Any])?.count == 1)
    #expect(Set(rules).count == rules.count)
    #expect(Set(results.compactMap { $0["ruleId"] as? String }) == Set(rules))
    #expect(report("sarif").contains("\"uri\": \"two%20words%20%26%20%C3%A4.json\""))
  }

  @Test func `count the code points of a line in SARIF`() {
    // A family of five code points, and two letters with a combining accent.
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
      { "text": "👨‍👩‍👧 e\u{301} e\u{301}", "kind": "label", "id": "t" } ] } }
      """
    let host = MemoryHost(["a.json": text])
    #expect(host.run("check", "a.json", "--reporter", "sarif", "--matrix", "quick") == .done)
    let column = text.unicodeScalars.split(separator: "\n")[1].count - "\"t\" } ] } }".count + 1
    #expect(host.output.contains("\"startColumn\": \(column)\n"))
  }

  @Test func `have the form of SARIF without a finding`() throws {
    let host = MemoryHost(Self.files)
    #expect(host.run("check", "right.json", "--reporter", "sarif", "--matrix", "quick") == .done)
    let log = try JSONSerialization.jsonObject(with: Data(host.output.utf8))
    #expect(JSONShape.sarif.problems(in: log) == [])
  }

  @Test func `are refused when they do not have the form of SARIF`() throws {
    for (part, other, problem) in [
      ("\"2.1.0\"", "\"2.2.0\"", "$.version is none of [\"2.1.0\"]"),
      ("\"driver\"", "\"river\"", "$.runs[0].tool.driver is missing"),
      ("\"level\": \"error\"", "\"level\": \"bad\"", ".level is none of"),
      ("\"startLine\": ", "\"startLine\": -", ".startLine is not an integer of at least 1"),
    ] {
      let text = report("sarif").replacing(part, with: other)
      let log = try JSONSerialization.jsonObject(with: Data(text.utf8))
      let problems = JSONShape.sarif.problems(in: log)
      #expect(problems.contains { $0.contains(problem) }, "\(problems)")
    }
  }

  @Test func `have the form of JUnit`() {
    let reader = JUnitReader()
    #expect(reader.read(report("junit")))
    #expect(reader.problems == [])
    // A file without a finding is a test that passed.
    #expect(reader.suites.map(\.name) == ["right.json", "two words & ä.json"])
    #expect(reader.suites.map { $0.tests == $0.counted.tests } == [true, true])
    #expect(reader.suites.map { $0.failures == $0.counted.failures } == [true, true])
    #expect(reader.suites[0].failures == 0)
    // A warning is no failure.
    #expect(reader.suites[1].failures == 1)
    #expect(reader.suites[1].tests >= 3)
    #expect(reader.total.tests == reader.suites.reduce(0) { $0 + $1.tests })
    #expect(reader.total.failures == reader.suites.reduce(0) { $0 + $1.failures })
  }
}

/// A file that cannot be checked is a failure in every format, and does not hide the other files.
@Suite struct `The reports of check about files that are not valid` {
  private static let files = [
    "cut.json": """
    { "tinamou": 1,
      "view": { "id": "root"
    """,
    "words.json": """
    { "tinamou": 1,
      "view": { "id": "root", "subviews": [ { "id": "a" } ] },
      "constraints": [ "a.left == root.left",
        "a.widht == 20", "b.top == root.top" ] }
    """,
    "right.json": """
    { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
      "constraints": [ "H:|[a]|", "V:|[a]|" ] }
    """,
  ]

  private func report(_ reporter: String, _ names: String...) -> MemoryHost {
    let host = MemoryHost(Self.files)
    let code = host.run(["check"] + names + ["--matrix", "quick", "--reporter", reporter])
    #expect(code == .invalidInput)
    #expect(host.errors.contains("error[T8"))
    return host
  }

  @Test func `have annotations with lines for GitHub`() {
    let output = report("github", "words.json", "missing.json", "right.json").output
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("::error file=words.json,line=4,col=8,title=T8"))
    #expect(lines[0].hasSuffix("%0Ahelp: did you mean 'width'?"))
    #expect(lines[1].hasPrefix("::error file=words.json,line=4,col=23,title=T809"))
    #expect(
      lines[2].hasPrefix("::error file=missing.json,line=1,col=1,title=T802::cannot be read: No su")
    )
  }

  @Test func `have failed tests in JUnit`() {
    let reader = JUnitReader()
    #expect(reader.read(report("junit", "words.json", "right.json", "missing.json").output))
    #expect(reader.problems == [])
    #expect(reader.suites.map(\.name) == ["words.json", "right.json", "missing.json"])
    #expect(reader.suites.map(\.failures) == [2, 0, 1])
    #expect(reader.suites.map(\.counted.tests) == [2, 1, 1])
    #expect(reader.total == (4, 3))
  }

  @Test func `are in JUnit also without any valid file`() {
    let reader = JUnitReader()
    #expect(reader.read(report("junit", "cut.json").output))
    #expect(reader.problems == [])
    #expect(reader.suites.map(\.failures) == [1])
  }

  @Test func `have results in SARIF`() throws {
    let log = try JSONSerialization.jsonObject(
      with: Data(report("sarif", "words.json", "missing.json", "right.json").output.utf8))
    #expect(JSONShape.sarif.problems(in: log) == [])
    let run = try #require(((log as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "error", "error"])
    let driver = (run["tool"] as? [String: [String: Any]])?["driver"]
    let rules = (driver?["rules"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    #expect(Set(results.compactMap { $0["ruleId"] as? String }) == Set(rules))
  }

  @Test func `have errors in JSON`() throws {
    let report = try JSONSerialization.jsonObject(
      with: Data(self.report("json", "words.json", "right.json").output.utf8))
    let files = try #require((report as? [String: Any])?["files"] as? [[String: Any]])
    let errors = try #require(files.first?["errors"] as? [[String: Any]])
    #expect(errors.map { $0["line"] as? Int } == [4, 4])
    #expect(files.last?["errors"] == nil)
    #expect((files.last?["findings"] as? [Any])?.isEmpty == true)
  }

  @Test(arguments: ["text", "markdown"])
  func `say in words that it was not checked`(reporter: String) {
    let output = report(reporter, "words.json", "right.json").output
    #expect(output.contains("not checked: 2 errors"))
    #expect(output.contains("nothing found in 1 configuration"))
  }

  @Test func `are not a part of a baseline`() {
    let host = MemoryHost(Self.files)
    #expect(host.run("check", "words.json", "--write-baseline", "known.txt") == .invalidInput)
    #expect(host.written.last?.text == "# tinamou baseline 1\n")
  }
}

/// Reads the XML of JUnit: suites of tests, of which those that failed have a `failure`.
///
/// The elements and attributes are those of the format that build servers read; no standard
/// describes it.
private final class JUnitReader: NSObject, XMLParserDelegate {
  typealias Counts = (tests: Int, failures: Int)

  struct Suite {
    let name: String
    let tests: Int
    let failures: Int
    var counted: Counts = (0, 0)
  }

  private(set) var problems: [String] = []
  private(set) var suites: [Suite] = []
  private(set) var total: Counts = (0, 0)
  private var open: [String] = []

  /// The parent of each element, its attributes, and those of them that are numbers.
  private static let elements: [String: (parent: String?, texts: [String], numbers: [String])] = [
    "testsuites": (nil, [], ["tests", "failures"]),
    "testsuite": (
      "testsuites", ["name"], ["tests", "failures", "errors", "skipped", "time"]
    ),
    "testcase": ("testsuite", ["name", "classname"], ["time"]),
    "failure": ("testcase", ["message", "type"], []), "system-out": ("testcase", [], []),
  ]

  /// Reads a text; false if it is not XML.
  func read(_ text: String) -> Bool {
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    return parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if let known = Self.elements[element] {
      if known.parent != open.last { problems.append("\(element) is in \(open)") }
      if Set(attributes.keys) != Set(known.texts + known.numbers) {
        problems.append("\(element) has \(attributes.keys.sorted())")
      }
      for name in known.numbers where Double(attributes[name] ?? "") ?? -1 < 0 {
        problems.append("\(name) of \(element) is no number")
      }
    } else {
      problems.append("there is no element \(element)")
    }
    func number(_ name: String) -> Int { Int(attributes[name] ?? "") ?? -1 }
    switch element {
    case "testsuites": total = (number("tests"), number("failures"))
    case "testsuite":
      suites.append(
        Suite(
          name: attributes["name"] ?? "", tests: number("tests"), failures: number("failures")))
    case "testcase": if !suites.isEmpty { suites[suites.count - 1].counted.tests += 1 }
    case "failure": if !suites.isEmpty { suites[suites.count - 1].counted.failures += 1 }
    default: break
    }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    _ = open.popLast()
  }
}
