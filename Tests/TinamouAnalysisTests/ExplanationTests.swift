import Testing
import TinamouAnalysis
import TinamouFormat
import TinamouLayout

@Suite struct `An explanation` {
  private static let row = """
    { "tinamou": 1, "system": "18", "view": { "id": "root", "subviews": [ { "id": "title" }, { "id": "badge" } ] },
      "constraints": [ "title.left == root.left + 20", "badge.right == root.right - 20",
        "badge.width == 60", "title.right == badge.left - 8", "title.width == 400 @700",
        "title.top == root.top", "title.height == 20", "badge.top == root.top", "badge.height == 20" ] }
    """

  private func file(_ text: String) throws -> ConstraintFile {
    try ConstraintFile(SourceText(name: "row", text: text))
  }

  private func explanations(
    of place: String, in file: ConstraintFile, width: Double = 400
  ) throws -> [Explanation] {
    try Explanation.all(
      of: file.measure(place, source: "place"), called: place, in: file,
      LayoutRequest(.size(Size(width: width, height: 300))))
  }

  @Test func `adds up to the value`() throws {
    let file = try file(Self.row)
    let explanation = try #require(try explanations(of: "title.width", in: file).first)
    #expect(explanation.value == 292)
    #expect(abs(explanation.derivation.value - 292) < 1e-9)
    let shares = explanation.derivation.terms.map(\.contribution).filter { $0 != 0 }.sorted()
    #expect(shares == [-60, -20, -20, -8, 400])
    #expect(explanation.rate == 1)
    #expect(explanation.givenUp.map(\.constraint.description) == ["title.width == 400 @700"])
    #expect(explanation.givenUp.first?.excess == -108)
  }

  @Test(arguments: [
    ("icon.left", 50.0), ("icon.right", 90), ("icon.centerX", 70), ("icon.leading", 50),
    ("icon.top", 45), ("icon.bottom", 55), ("icon.margins.left", 58), ("icon.width", 40),
    ("icon.left - card.left", 10), ("2 * icon.left", 100), ("inner.top", 20), ("root.left", 0),
  ])
  func `counts positions in the window, and sizes from zero`(place: String, value: Double) throws {
    let file = try file(
      """
      { "tinamou": 1, "system": "18", "view": { "id": "root", "subviews": [
          { "id": "card", "subviews": [ { "id": "icon" } ] },
          { "id": "page", "kind": "scroll", "contentOffset": [0, 50], "subviews": [
              { "id": "inner" } ] } ] },
        "constraints": [ "card.left == root.left + 40", "card.top == root.top + 40",
          "card.width == 200", "card.height == 60", "icon.left == card.left + 10",
          "icon.width == 40", "icon.top == card.top + 5", "icon.height == 10", "HV:|[page]|",
          "HV:|-70-[inner(10)]-900-|" ] }
      """)
    let explanation = try #require(try explanations(of: place, in: file).first)
    #expect(explanation.value == value)
    #expect(abs(explanation.derivation.value - value) < 1e-9)
  }

  /// A view that is 100 points narrower than a compact window, and 50 points wide in regular ones.
  private static let classes = """
    { "tinamou": 1, "system": "18", "view": { "id": "root", "subviews": [ { "id": "a" } ] },
      "constraints": [ "a.left == root.left", "a.top == root.top", "a.height == 20" ],
      "sets": [
        { "when": { "width": "compact" }, "constraints": [ "a.width == root.width - 100" ] },
        { "when": { "width": "regular" }, "constraints": [ "a.width == 50" ] } ] }
    """

  @Test func `holds up to the width at which the size class changes`() throws {
    let file = try file(Self.classes)
    let compact = try #require(try explanations(of: "a.width", in: file, width: 500).first)
    #expect(compact.sizes.upperBound == 640 && !compact.sizes.includesUpper)
    #expect(compact.changeAbove == .traits)
    let regular = try #require(try explanations(of: "a.width", in: file, width: 700).first)
    #expect(regular.sizes.lowerBound == 640 && regular.sizes.upperBound == .infinity)
    #expect(regular.changeBelow == .traits)
    #expect(regular.changeAbove == nil)
  }

  @Test(arguments: [600.0, 640, 700])
  func `continues beyond a change of the size class that changes nothing`(width: Double) throws {
    let explanation = try #require(
      try explanations(of: "badge.left", in: file(Self.row), width: width).first)
    #expect(explanation.sizes.lowerBound < 640 && explanation.sizes.upperBound == .infinity)
    #expect(explanation.changeAbove == nil)
  }

  @Test func `continues where only another view changes`() throws {
    let file = try file(
      """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" }, { "id": "b" } ] },
        "constraints": [
          "a.left == root.left", "a.top == root.top", "a.height == 20", "a.width <= 0.5 * root.width",
          "a.width == 250 @high", "b.top == root.top", "b.width == 10",
          "b.height == 10" ],
        "sets": [
          { "when": { "width<": 800 }, "constraints": [ "b.right == root.right" ] },
          { "when": { "width>=": 800 }, "constraints": [ "b.right == root.right - 20" ] } ] }
      """)
    let other = try #require(try explanations(of: "b.left", in: file, width: 600).first)
    // The width of 'a' changes at 500.
    #expect(other.sizes.lowerBound <= 0)
    #expect(other.sizes.upperBound == 800 && !other.sizes.includesUpper)
    let own = try #require(try explanations(of: "a.width", in: file, width: 600).first)
    #expect(own.sizes.lowerBound == 500 && own.sizes.upperBound == .infinity)
  }

  @Test func `holds up to the width at which content begins to scroll`() throws {
    let file = try file(
      """
      { "tinamou": 1, "system": "18", "view": { "id": "root", "safeArea": { "left": 44 }, "subviews": [
          { "id": "page", "kind": "scroll", "subviews": [ { "id": "card" } ] } ] },
        "constraints": [ "HV:|[page]|", "HV:|[card(600)]|" ] }
      """)
    let explanation = try #require(try explanations(of: "card.left", in: file).first)
    #expect(explanation.value == 44)
    #expect(explanation.sizes.upperBound == 600)
    #expect(explanation.changeAbove == .scrolling("page"))
  }

  @Test func `counts leading edges from the leading edge of the window`() throws {
    let file = try file(Self.row)
    let explanations = try Explanation.all(
      of: file.measure("badge.leading", source: "place"), called: "badge.leading", in: file,
      LayoutRequest(.size(Size(width: 400, height: 300)), direction: .rightToLeft))
    // From right to left the badge, at 320...380 from the left, begins 20 from the right.
    #expect(explanations.map(\.value) == [20])
  }

  @Test func `is given for each copy of a repeated view`() throws {
    let explanations = try explanations(of: "row.width", in: file(Self.copies))
    #expect(explanations.map(\.text) == ["row[0].width", "row[1].width"])
    #expect(explanations.map(\.value) == [30, 50])
  }

  /// A view that is 30 points wide in its first copy and 50 in the second one.
  private static let copies = """
    { "tinamou": 1, "system": "18", "view": { "id": "root", "subviews": [
        { "id": "row", "intrinsicSize": [30, 10],
          "repeat": [ {}, { "row": { "intrinsicSize": [50, 10] } } ] } ] },
      "constraints": [ "row.left == root.left + 10", "row.top == root.top" ] }
    """

  private func reason(_ statement: String, in file: ConstraintFile) throws -> Refusal {
    try Refusal(
      file.statement(statement, source: "wish"), in: file,
      LayoutRequest(.size(Size(width: 400, height: 300))))
  }

  @Test func `looks at every copy before it says that something holds`() throws {
    guard
      case .outranked(let preferences) = try reason("row.width == 30", in: file(Self.copies)).reason
    else {
      Issue.record("the second copy is 50 points wide")
      return
    }
    #expect(preferences.map(\.preference.excess) == [-20])
    #expect(try reason("row.width <= 50", in: file(Self.copies)).reason.holds)
  }

  @Test func `looks at every alternative`() throws {
    let row = try file(Self.row)
    #expect(try reason("apart(badge, title)", in: row).reason.holds)
    let overlapping = try file(
      Self.row.replacing(
        "\"title.right == badge.left - 8\"", with: "\"title.right == badge.right - 5\""))
    let refusal = try reason("apart(badge, title)", in: overlapping)
    guard case .forbidden(let prohibition) = refusal.reason else {
      Issue.record("\(refusal.reason)")
      return
    }
    let members = prohibition.members
    // The views overlap by 20 points vertically, and by at least 55 horizontally.
    #expect(refusal.alternative == "badge.bottom <= title.top")
    #expect(members.contains { $0.constraint.description == "badge.height == 20" })
    #expect(members.allSatisfy { abs(abs($0.repair) - 20) < 1e-6 })
  }

  @Test func `tells what is wrong with a content`() throws {
    let file = try file(
      """
      { "tinamou": 1, "system": "18", "view": { "id": "root", "subviews": [
          { "id": "a", "kind": "label", "text": "A day in Lisbon", "intrinsicSize": [101, 20] } ] },
        "constraints": [ "a.left == root.left", "a.top == root.top", "a.width == 40" ] }
      """)
    guard case .contents(let faults) = try reason("shown(a)", in: file).reason else {
      Issue.record("the view is narrower than its text")
      return
    }
    #expect(faults.map(\.view) == ["a"])
    #expect(faults.map(\.missingWidth) == [61])
    #expect(faults.map(\.missingHeight) == [0])
    guard case .contents(let others) = try reason("lines(a) == 3", in: file).reason else {
      Issue.record("the text has no three lines")
      return
    }
    #expect(others.first?.lines != 3)
  }

  @Test func `says what forbids something, without a member to spare`() throws {
    let file = try file(Self.row)
    let refusal = try Refusal(
      file.statement("title.width == 200", source: "wish"), in: file,
      LayoutRequest(.size(Size(width: 400, height: 300))))
    guard case .forbidden(let prohibition) = refusal.reason else {
      Issue.record("\(refusal.reason)")
      return
    }
    let members = prohibition.members
    let own = members.filter { $0.constraint.source == .constraint }.map(\.constraint.description)
    #expect(
      Set(own) == [
        "title.width == 200", "title.left == root.left + 20", "badge.right == root.right - 20",
        "badge.width == 60", "title.right == badge.left - 8",
      ])
    #expect(members.allSatisfy { abs(abs($0.repair) - 92) < 1e-6 })
  }

  @Test func `says what outranks something`() throws {
    let text = Self.row.replacing(
      "\"title.right == badge.left - 8\"", with: "\"title.right <= badge.left\"")
    let file = try file(text)
    let refusal = try Refusal(
      file.statement("title.width == 200", source: "wish"), in: file,
      LayoutRequest(.size(Size(width: 600, height: 300))))
    guard case .outranked(let preferences) = refusal.reason else {
      Issue.record("\(refusal.reason)")
      return
    }
    #expect(preferences.map(\.preference.constraint.description) == ["title.width == 400 @700"])
    #expect(preferences[0].preference.excess == -200)
  }
}

extension Refusal.Reason {
  /// Whether the statement holds.
  fileprivate var holds: Bool { if case .holds = self { true } else { false } }
}
