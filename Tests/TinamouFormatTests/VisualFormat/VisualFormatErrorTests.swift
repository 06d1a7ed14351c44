import Testing
import TinamouFormat
import TinamouLayout
import TinamouLayoutTestSupport

@Suite struct `Refusals of visual formats` {
  private let fixture = VisualFormatFixture()

  @Test(arguments: ["\u{FEFF}", "\u{FEFF}[a]", "[a]\u{FEFF}", " ", "\n", "[a] // \n// b\n[(b)]"])
  func `takes nothing that is no format`(_ format: String) {
    #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: format, views: fixture.views)
    }
  }

  @Test(
    arguments: [
      ("", "the visual format is empty", "", "^"),
      (
        "[a((20))]", "expected a number, a metric or a view, found '('", "[a((20))]", "   ^"
      ),
      (
        "[a]-((10))-[b]", "expected a number, a metric or a view, found '('", "[a]-((10))-[b]",
        "     ^"
      ),
      ("V|[a]", "expected ':' after 'V', found '|'", "V|[a]", " ^"),
      ("|", "expected a view in brackets, found the end", "|", " ^"),
      ("|-|", "expected a view in brackets, found '|'", "|-|", "  ^"),
      ("|-[a", "expected ']' after the view, found the end", "|-[a", "    ^"),
      ("[a]-", "expected a view or '|' after the gap, found the end", "[a]-", "    ^"),
      ("[a]-8[b]", "expected '-' after the distance, found '['", "[a]-8[b]", "     ^"),
      ("[]", "expected the name of a view, found ']'", "[]", " ^"),
      ("[e]", "there is no view 'e'", "[e]", " ^"),
      ("[a(size)]", "there is no metric 'size'", "[a(size)]", "   ^~~~"),
      ("[a(=50)]", "expected '==', found '='", "[a(=50)]", "   ^"),
      ("[a(50@0)]", "expected a priority above 0 and at most 1000", "[a(50@0)]", "      ^"),
      (
        "[a(50@1001)]", "expected a priority above 0 and at most 1000", "[a(50@1001)]", "      ^~~~"
      ),
      (
        "[a(>=50]", "expected ',' or ')' after the predicate, found ']'", "[a(>=50]", "       ^"
      ),
      ("[a]-b-[c]", "expected a number or a metric, found the view 'b'", "[a]-b-[c]", "    ^"),
      ("[a]--8-[c]", "expected a distance, found '-'", "[a]--8-[c]", "    ^"),
      (
        "[a(b.leading)]", "a position and a size cannot be compared", "[a(b.leading)]",
        "   ^~~~~~~~~"
      ),
      ("[a(b/0)]", "division by zero", "[a(b/0)]", "     ^"),
      ("[a]|[b]", "expected the end, found '['", "[a]|[b]", "    ^"),
      ("[box:[a]|]", "the superview cannot stand inside of brackets", "[box:[a]|]", "        ^"),
      ("[item3..1]", "the range ends before it begins", "[item3..1]", " ^~~~~~~~"),
      ("[item4..7]", "there is no view 'item6'", "[item4..7]", " ^~~~~~~~"),
      (
        "[item1..a]", "expected the last number of the range, found 'a'", "[item1..a]",
        "        ^"
      ),
      ("Z:|[a]", "the order in depth is no matter of constraints", "Z:|[a]", "^"),
      ("C:a.left", "expected '(' after the attribute, found the end", "C:a.left", "        ^"),
      ("C:a.size(3)", "there is no attribute 'size'", "C:a.size(3)", "    ^~~~"),
      (
        "X:[a]", "expected 'H:', 'V:', 'HV:', 'C:', '|' or a view in brackets, found 'X'", "X:[a]",
        "^"
      ),
      (
        "[box:[a]] [box:[b]]", "'box' has contents already", "[box:[a]] [box:[b]]",
        "           ^~~"
      ),
      (
        "[a]\nV:[a(]", "expected a number, a metric or an anchor such as 'view.leading', found ']'",
        "V:[a(]", "     ^"
      ),
    ] as [(String, String, String, String)])
  func `shows the line and a caret`(
    _ format: String, _ message: String, _ line: String, _ caret: String
  ) {
    let lines = fixture.refusal(format).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(3).map(String.init) == [message, line, caret])
  }

  @Test func `says what to do`() {
    #expect(fixture.refusal("[a]-(8-[b]").contains("expected ',' or ')'") == false)
    #expect(fixture.refusal("[colum]").hasSuffix("help: did you mean 'column'?"))
    #expect(fixture.refusal("[a]-b-[c]").hasSuffix("stands in parentheses: -(b)-"))
  }

  @Test func `the superview of a view without one cannot be mentioned`() throws {
    #expect(throws: VisualFormatError.self) {
      _ = try LayoutConstraint.constraints(
        withVisualFormat: "|[root]", views: ["root": fixture.root])
    }
    #expect(throws: VisualFormatError.self) {
      _ = try LayoutConstraint.constraints(withVisualFormat: "[a]", views: [:])
    }
  }

  @Test(arguments: [Double.nan, .infinity, 1e10])
  func `a metric out of range is refused`(_ value: Double) throws {
    let error = #expect(throws: VisualFormatError.self) {
      _ = try LayoutConstraint.constraints(
        withVisualFormat: "[a(m)]", metrics: ["m": value], views: fixture.views)
    }
    #expect(error?.rule == .numberOutOfRange)
  }

  @Test func `a format that makes too many constraints is refused`() throws {
    var views: [String: LayoutItem] = [:]
    for index in 1...400 {
      let view = LayoutView()
      fixture.root.addSubview(view)
      views["v\(index)"] = view
    }
    let error = #expect(throws: VisualFormatError.self) {
      _ = try LayoutConstraint.constraints(
        withVisualFormat: "[v1..400]-[v1..400]", views: views)
    }
    #expect(error?.rule == .numberOutOfRange)
  }

  @Test func `formats that are damaged at random are read or refused, and never crash`() throws {
    let originals = [
      "|-[a(>=50,b@750)]-(>=8,<=20@250)-[b]-|", "V:|~[box:[a(50%)]-[b(a.height/2)]-4-]~(10%)~|",
      "C:a.left(b.right*2-3@750).top(10)", "HV:|[item1..4]->[c,d]|",
    ].map { Array($0.utf8) }
    let insertions = Array("[]()|-~%@,.:*/<>=`a19 \n".utf8)
    var generator = SeededGenerator(seed: 4)
    var refused = 0
    for index in 0..<4_000 {
      var bytes = originals[index % originals.count]
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = insertions.randomElement(using: &generator) ?? 0
        default: bytes.insert(insertions.randomElement(using: &generator) ?? 0, at: place)
        }
      }
      let format = String(decoding: bytes, as: UTF8.self)
      do throws(VisualFormatError) {
        _ = try fixture.constraints(format)
      } catch {
        refused += 1
        #expect(
          error.range.lowerBound >= 0 && error.range.upperBound <= format.utf8.count, "\(format)")
      }
    }
    #expect(refused > 1_000 && refused < 3_900)
  }
}
