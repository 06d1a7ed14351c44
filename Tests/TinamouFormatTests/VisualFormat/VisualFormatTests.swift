import Testing
import TinamouFormat
import TinamouLayout

/// The grammar in the appendix of Apple's Auto Layout Guide.
@Suite struct `constraints(withVisualFormat:options:metrics:views:)` {
  private let fixture = VisualFormatFixture()

  @Test(
    arguments: [
      ("[a]-[b]", ["b.leading == a.trailing + 8"]),
      ("H:[a]-[b]", ["b.leading == a.trailing + 8"]),
      ("V:[a]-[b]", ["b.top == a.bottom + 8"]),
      ("[a][b]", ["b.leading == a.trailing"]),
      ("[a]", []),
      ("|[a]|", ["a.leading == root.leading", "root.trailing == a.trailing"]),
      (
        "|-[a]-|",
        ["a.leading == root.margins.leading", "root.margins.trailing == a.trailing"]
      ),
      (
        "V:|-[a]-|", ["a.top == root.margins.top", "root.margins.bottom == a.bottom"]
      ),
      ("|-20-[a]", ["a.leading == root.leading + 20"]),
      ("[a]-10.5-|", ["root.trailing == a.trailing + 10.5"]),
      ("[a]-gap-[b]", ["b.leading == a.trailing + 12"]),
      ("[a]-(gap)-[b]", ["b.leading == a.trailing + 12"]),
      ("[a]-(-8)-[b]", ["b.leading == a.trailing - 8"]),
      ("[a]-(>=8)-[b]", ["b.leading >= a.trailing + 8"]),
      (
        "[a]-(>=8,<=20@250)-[b]",
        ["b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 @250"]
      ),
      ("[a(50)]", ["a.width == 50"]),
      ("[a(==50)]", ["a.width == 50"]),
      ("V:[a(>=width)]", ["a.height >= 40"]),
      ("[a(<=100@strong)]", ["a.width <= 100 @750"]),
      ("[a(100@20)]", ["a.width == 100 @20"]),
      ("[a(b)]", ["a.width == b.width"]),
      ("V:[a(>=b@750)]", ["a.height >= b.height @750"]),
      ("[a(>=50,<=b)]", ["a.width >= 50", "a.width <= b.width"]),
      (
        "|-[a(width)]-gap-[b(>=a)]-(>=0@low)-|",
        [
          "a.leading == root.margins.leading", "a.width == 40", "b.leading == a.trailing + 12",
          "b.width >= a.width", "root.trailing >= b.trailing @250",
        ]
      ),
      (
        " H : | - [ a ] - 3 - [ b ( >= 4 , <= 5 @ 6 ) ] ",
        [
          "a.leading == root.margins.leading", "b.leading == a.trailing + 3", "b.width >= 4",
          "b.width <= 5 @6",
        ]
      ),
      (
        "|[column]|",
        ["root.column.leading == root.leading", "root.trailing == root.column.trailing"]
      ),
      ("[a]-1e2-[b]", ["b.leading == a.trailing + 100"]),
    ] as [(String, [String])])
  func `reads the complete grammar`(_ format: String, _ expected: [String]) throws {
    #expect(try fixture.texts(format) == expected)
  }

  @Test func `makes inactive constraints of the line of the call`() throws {
    let line = #line + 1
    let constraints = try fixture.constraints("[a]-[b]")
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(constraints[0].location.file.hasSuffix("VisualFormatFixture.swift"))
    let direct = try LayoutConstraint.constraints(
      withVisualFormat: "[a(3)]", views: fixture.views)
    #expect(direct[0].location.line == line + 4 - 1)
  }

  @Test(arguments: [false, true])
  func `lays a row out in both directions`(isRightToLeft: Bool) throws {
    fixture.root.layoutMarginsBase = .directional(DirectionalEdgeInsets(leading: 10, trailing: 30))
    let frames = try fixture.frames(
      ["|-[a(50)]-[b]-20-[c(b)]-|", "V:|-5-[a(20)]", "V:|[b(20)]", "V:|[c]-(>=0)-|"],
      isRightToLeft: isRightToLeft)
    // 300 - 10 - 30 - 50 - 8 - 20 leaves 182 for two equal views.
    let expected = ["a": (10.0, 50.0), "b": (68, 91), "c": (179, 91)]
    for (name, (x, width)) in expected {
      let left = isRightToLeft ? 300 - x - width : x
      #expect(frames[name]?.minX == left, "\(name)")
      #expect(frames[name]?.width == width, "\(name)")
    }
    #expect(frames["a"]?.minY == 5)
  }

  @Test func `the standard spacing at the superview follows its margins`() throws {
    try LayoutConstraint.activate(try fixture.constraints("|-[a]-|\nV:|-[a]-|"))
    let engine = LayoutEngine(root: fixture.root)
    fixture.root.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    engine.environment.systemMinimumLayoutMargins = .zero
    engine.environment.safeAreaInsets = .zero
    let size = engine.environment.windowSize
    #expect(
      try engine.solve()["a"]?.exactFrame
        == Rect(x: 2, y: 1, width: size.width - 6, height: size.height - 4))
  }

  @Test func `a name that is both a metric and a view is the metric`() throws {
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "[a(b)]", metrics: ["b": 7], views: fixture.views)
    #expect(constraints.map(\.description) == ["a.width == 7"])
  }

  @Test func `a name with a guide is the guide`() throws {
    var views = fixture.views
    views["root"] = fixture.root
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "|[root.column]-[a(root.readable)]", views: views)
    #expect(
      constraints.map(\.description) == [
        "root.column.leading == root.leading", "a.leading == root.column.trailing + 8",
        "a.width == root.readable.width",
      ])
    #expect(fixture.refusal("[column.margins]").hasPrefix("'column' is a guide and has none"))
    #expect(
      fixture.refusal("[a][column]", .alignAllFirstBaseline).hasPrefix(
        "guides have no baselines"))
  }

  @Test func `names of any characters stand in backticks`() throws {
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "[`8bC-Xf`]-[a(`8bC-Xf`)]",
      views: ["8bC-Xf": try #require(fixture.views["b"]), "a": try #require(fixture.views["a"])])
    #expect(
      constraints.map(\.description) == ["a.leading == b.trailing + 8", "a.width == b.width"])
  }
}

@Suite struct `FormatOptions` {
  private let fixture = VisualFormatFixture()

  /// UIKit's bits: 1 shifted by the attribute, directions from bit 16, spacing at bit 19.
  @Test func `have UIKit's raw values`() {
    typealias Options = LayoutConstraint.FormatOptions
    #expect(Options.alignAllLeft.rawValue == 0x2)
    #expect(Options.alignAllTrailing.rawValue == 0x40)
    #expect(Options.alignAllCenterX.rawValue == 0x200)
    #expect(Options.alignAllLastBaseline.rawValue == 0x800)
    #expect(Options.alignAllFirstBaseline.rawValue == 0x1000)
    #expect(Options.directionLeftToRight.rawValue == 0x10000)
    #expect(Options.directionRightToLeft.rawValue == 0x20000)
    #expect(Options.spacingBaselineToBaseline.rawValue == 0x80000)
    #expect(Options.directionLeadingToTrailing == Options.spacingEdgeToEdge)
  }

  @Test(
    arguments: [
      (.alignAllTop, "[a][b][c]", "top"), (.alignAllBottom, "[a][b][c]", "bottom"),
      (.alignAllCenterY, "[a][b][c]", "centerY"),
      (.alignAllFirstBaseline, "[a][b][c]", "firstBaseline"),
      (.alignAllLastBaseline, "[a][b][c]", "lastBaseline"), (.alignAllLeft, "V:[a][b][c]", "left"),
      (.alignAllRight, "V:[a][b][c]", "right"), (.alignAllLeading, "V:[a][b][c]", "leading"),
      (.alignAllTrailing, "V:[a][b][c]", "trailing"),
      (.alignAllCenterX, "V:[a][b][c]", "centerX"),
    ] as [(LayoutConstraint.FormatOptions, String, String)])
  func `align all views of a line with the first`(
    _ options: LayoutConstraint.FormatOptions, _ format: String, _ attribute: String
  ) throws {
    #expect(
      try fixture.texts(format, options).suffix(2) == [
        "b.\(attribute) == a.\(attribute)", "c.\(attribute) == a.\(attribute)",
      ])
  }

  @Test func `combine alignments`() throws {
    #expect(
      try fixture.texts("|[a]-[b]", [.alignAllTop, .alignAllBottom]) == [
        "a.leading == root.leading", "b.leading == a.trailing + 8", "b.top == a.top",
        "b.bottom == a.bottom",
      ])
  }

  @Test func `refuse an alignment along the line`() {
    #expect(
      fixture.refusal("|[a]-[b]", .alignAllLeft) == """
        views in a horizontal line cannot have the same 'left'
        |[a]-[b]
        ^~~~~~~~
        """)
    #expect(
      fixture.refusal("V:|[a][b]", .alignAllTop).hasPrefix(
        "views in a vertical line cannot have the same 'top'"))
  }

  @Test func `a line of one view has nothing to align`() throws {
    #expect(
      try fixture.texts("V:|-11-[a]-11-|", .alignAllLastBaseline)
        == fixture.texts("V:|-11-[a]-11-|"))
  }

  @Test func `refuse baseline spacing in a horizontal line`() {
    #expect(
      fixture.refusal("[a]-[b]", .spacingBaselineToBaseline).hasPrefix(
        "distances between baselines are vertical"))
  }

  @Test func `spacingBaselineToBaseline measures between the baselines of texts`() throws {
    let first = LayoutView("first", kind: .label)
    let second = LayoutView("second", kind: .label)
    for view in [first, second] {
      fixture.root.addSubview(view)
      view.intrinsicContentSize = Size(width: 50, height: 20)
      view.firstBaselineOffsetFromTop = 16
      view.lastBaselineOffsetFromBottom = 4
    }
    let views = ["first": first, "second": second].merging(fixture.views) { first, _ in first }
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "V:|-[first]-30-[second]-5-[a]-6-[b]", options: .spacingBaselineToBaseline,
      views: views)
    #expect(
      constraints.map(\.description) == [
        "first.top == root.margins.top", "second.firstBaseline == first.lastBaseline + 30",
        "a.top == second.lastBaseline + 5", "b.top == a.bottom + 6",
      ])
    let standard = try LayoutConstraint.constraints(
      withVisualFormat: "V:[first]-[second]\nV:|[first]",
      options: .spacingBaselineToBaseline, views: views.filter { $0.key.count > 3 })
    try LayoutConstraint.activate(standard)
    // The system's spacing between edges: 8 below the first label, which is 20 high.
    #expect(try LayoutEngine(root: fixture.root).solve()["second"]?.exactFrame.minY == 28)
  }

  @Test func `spacingEdgeToEdge is what holds without an option`() throws {
    let label = LayoutView("label", kind: .label)
    fixture.root.addSubview(label)
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "V:[label]-[a]", options: .spacingEdgeToEdge,
      views: ["label": label].merging(fixture.views) { first, _ in first })
    #expect(constraints.map(\.description) == ["a.top == label.bottom + 8"])
  }

  @Test func `directionLeftToRight lays out from left to right`() throws {
    #expect(
      try fixture.texts("|[a]-[b]-|", .directionLeftToRight) == [
        "a.left == root.left", "b.left == a.right + 8", "root.margins.right == b.right",
      ])
  }

  @Test func `directionRightToLeft lays out from right to left`() throws {
    #expect(
      try fixture.texts("|-4-[a]-(>=8)-[b]-|", .directionRightToLeft) == [
        "root.right == a.right + 4", "a.left >= b.right + 8", "b.left == root.margins.left",
      ])
  }

  @Test(
    arguments: [
      ([], false, 0.0), ([], true, 250), (.directionLeftToRight, false, 0),
      (.directionLeftToRight, true, 0), (.directionRightToLeft, false, 250),
      (.directionRightToLeft, true, 250),
    ] as [(LayoutConstraint.FormatOptions, Bool, Double)])
  func `directions decide where the first view lies`(
    _ options: LayoutConstraint.FormatOptions, _ isRightToLeft: Bool, _ left: Double
  ) throws {
    let frames = try fixture.frames(
      ["|[a(50)]"], isRightToLeft: isRightToLeft, options: options)
    #expect(frames["a"]?.minX == left)
  }
}
