import Testing
import TinamouFormat
import TinamouLayout

/// The additions of AutoLayout.js to Apple's grammar (its file src/parser/parserExt.peg).
@Suite struct `The extended visual format` {
  private let fixture = VisualFormatFixture()

  @Test(
    arguments: [
      ("[a(50%)]", ["a.width == 0.5 * root.width"]),
      ("V:[a(>=12.5%@750)]", ["a.height >= 0.125 * root.height @750"]),
      ("[a]-10%-[b]", ["b.leading == a.trailing + 0.1 * root.width"]),
      ("|-(>=5%)-[a]", ["a.leading >= root.leading + 0.05 * root.width"]),
      ("V:[a(-50%)]", ["a.height == -0.5 * root.height"]),
    ] as [(String, [String])])
  func `has percentages of the superview`(_ format: String, _ expected: [String]) throws {
    #expect(try fixture.texts(format) == expected)
  }

  @Test(
    arguments: [
      ("[a(b/2)]", ["a.width == 0.5 * b.width"]),
      ("[a(==b*4-100)]", ["a.width == 4 * b.width - 100"]),
      ("[a(b*-2+5)]", ["a.width == -2 * b.width + 5"]),
      ("[a(2*(b+c)/4)]", ["a.width == 0.5 * b.width + 0.5 * c.width"]),
      ("[a(gap*2+1)]", ["a.width == 25"]),
      ("[a(+5)]", ["a.width == 5"]),
      ("[a]-(b/2+1)-[c]", ["c.leading == a.trailing + 0.5 * b.width + 1"]),
      ("V:[a]-(gap/2)-[c]", ["c.top == a.bottom + 6"]),
    ] as [(String, [String])])
  func `has operators`(_ format: String, _ expected: [String]) throws {
    #expect(try fixture.texts(format) == expected)
  }

  @Test(
    arguments: [
      ("V:[a(a.width)]", ["a.height == a.width"]),
      ("[a(b.height/3)]", ["a.width == 0.3333333333333333 * b.height"]),
      ("[a(b.right-b.left)]", ["a.width == b.right - b.left"]),
    ] as [(String, [String])])
  func `has attributes`(_ format: String, _ expected: [String]) throws {
    #expect(try fixture.texts(format) == expected)
  }

  @Test(
    arguments: [
      ("C:a.width(-50)", ["a.width == root.width - 50"]),
      ("C:a.left(10)", ["a.left == root.left + 10"]),
      ("C:a.left(b.right+10)", ["a.left == b.right + 10"]),
      ("C:a.centerX(50%)", ["a.centerX == 0.5 * root.centerX"]),
      ("C:a.top(b)", ["a.top == b.top"]),
      (
        "C:a.left(b.right*2-3@750,>=0).height(c.width)",
        ["a.left == 2 * b.right - 3 @750", "a.left >= root.left", "a.height == c.width"]
      ),
      ("C:a.leading(a.leading+0*b.leading)", []),
    ] as [(String, [String])])
  func `has lines of attributes`(_ format: String, _ expected: [String]) throws {
    if expected.isEmpty {
      #expect(fixture.refusal(format).hasPrefix("the constraint does not depend on any view"))
    } else {
      #expect(try fixture.texts(format) == expected)
    }
  }

  @Test func `has equal gaps`() throws {
    #expect(
      try fixture.texts("|~[a(100)]~|") == [
        "a.width == 100", "root.trailing - a.trailing == a.leading - root.leading",
      ])
    #expect(
      try fixture.texts("V:|~(10%)~[a]~[b]") == [
        "a.top == root.top + 0.1 * root.height", "b.top - a.bottom == a.top - root.top",
      ])
    #expect(
      try fixture.texts("[a]~50%~[b]~(>=4)~[c]") == [
        "b.leading == a.trailing + 0.5 * root.width",
        "c.leading - b.trailing == b.leading - a.trailing", "c.leading >= b.trailing + 4",
      ])
  }

  @Test(arguments: [false, true])
  func `distributes views evenly`(isRightToLeft: Bool) throws {
    let frames = try fixture.frames(
      ["|~[a(10)]~[b(20)]~[c(30)]~|", "V:|~[a,b,c]~|", "V:[a(20),b(20),c(20)]"],
      isRightToLeft: isRightToLeft)
    // 240 are left for four gaps.
    let expected = ["a": (60.0, 10.0), "b": (130, 20), "c": (210, 30)]
    for (name, (x, width)) in expected {
      let left = isRightToLeft ? 300 - x - width : x
      #expect(frames[name] == Rect(x: left, y: 90, width: width, height: 20), "\(name)")
    }
  }

  @Test func `a centred view wider than its superview stays in the middle`() throws {
    let frames = try fixture.frames(["|~[a(400)]~|", "V:|[a]|"])
    #expect(frames["a"]?.minX == -50)
  }

  @Test(
    arguments: [
      ("|[a]->[b]|", ["a.leading == root.leading", "root.trailing == b.trailing"]),
      ("[a,b]-[c]", ["c.leading == a.trailing + 8", "c.leading == b.trailing + 8"]),
      ("[a(3),b(4,c)]", ["a.width == 3", "b.width == 4", "b.width == c.width"]),
      (
        "V:|[a,b]|",
        [
          "a.top == root.top", "b.top == root.top", "root.bottom == a.bottom",
          "root.bottom == b.bottom",
        ]
      ),
      (
        "[item1..3(a)]",
        ["item1.width == a.width", "item2.width == a.width", "item3.width == a.width"]
      ),
      ("[item2..item3(7)]", ["item2.width == 7", "item3.width == 7"]),
      (
        "[a,item4..5]-[b]",
        [
          "b.leading == a.trailing + 8", "b.leading == item4.trailing + 8",
          "b.leading == item5.trailing + 8",
        ]
      ),
      (
        "HV:|[a]|",
        [
          "a.leading == root.leading", "root.trailing == a.trailing", "a.top == root.top",
          "root.bottom == a.bottom",
        ]
      ),
      ("VH:[a(3)]", ["a.height == 3", "a.width == 3"]),
      ("[a(3)] // as wide as it was", ["a.width == 3"]),
      ("// nothing", []),
      ("[item4..5(item4)]", ["item5.width == item4.width"]),
    ] as [(String, [String])])
  func `has disconnections, several views, ranges, both axes and comments`(
    _ format: String, _ expected: [String]
  ) throws {
    #expect(try fixture.texts(format) == expected)
  }

  @Test func `a range from a name without number goes on with 2`() throws {
    let views = ["item": "a", "item2": "b", "item3": "c"].compactMapValues { fixture.views[$0] }
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "[item..3(5)]", views: views)
    #expect(constraints.map(\.description) == ["a.width == 5", "b.width == 5", "c.width == 5"])
  }

  @Test func `has stacks, whose contents are as large as they are across`() throws {
    #expect(
      try fixture.texts("V:|[box:[a(50)]-[b]-4-]|\nH:|[box(80)]") == [
        "box.top == root.top", "a.top == box.top", "a.height == 50", "b.top == a.bottom + 8",
        "box.bottom == b.bottom + 4", "root.bottom == box.bottom", "box.leading == root.leading",
        "box.width == 80", "a.leading == box.leading", "a.trailing == box.trailing",
        "b.leading == box.leading", "b.trailing == box.trailing",
      ])
  }

  @Test func `a stack that is mentioned across before it has contents aligns them at once`() throws
  {
    #expect(
      try fixture.texts("H:[box(80)]\nV:[box:[a]]") == [
        "box.width == 80", "a.top == box.top", "box.bottom == a.bottom",
        "a.leading == box.leading", "a.trailing == box.trailing",
      ])
  }

  @Test func `stacks nest`() throws {
    #expect(
      try fixture.texts("[box:[a:[b][c]]-[d]]") == [
        "a.leading == box.leading", "b.leading == a.leading", "c.leading == b.trailing",
        "a.trailing == c.trailing", "d.leading == a.trailing + 8", "box.trailing == d.trailing",
      ])
  }

  @Test func `a stack that is the superview has its margins`() throws {
    let inner = LayoutView("inner")
    (fixture.views["box"] as? LayoutView)?.addSubview(inner)
    var views = fixture.views
    views["inner"] = inner
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "[box:-[inner]-]", views: views)
    #expect(
      constraints.map(\.description)
        == [
          "box.inner.leading == box.margins.leading", "box.margins.trailing == box.inner.trailing",
        ].map { $0.replacing("box.inner", with: "inner") })
  }

  @Test func `nests stacks a hundred thousand deep`() throws {
    var views: [String: LayoutItem] = [:]
    let count = 20_000
    for index in 0..<count {
      let view = LayoutView("v\(index)")
      fixture.root.addSubview(view)
      views["v\(index)"] = view
    }
    let format =
      (0..<count).map { "[v\($0)" }.joined(separator: ":") + String(repeating: "]", count: count)
    let constraints = try LayoutConstraint.constraints(withVisualFormat: format, views: views)
    #expect(constraints.count == 2 * (count - 1))
  }
}
