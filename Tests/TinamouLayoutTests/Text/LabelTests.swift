import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

@Suite struct LabelTests {
  private static let sentence =
    "A line that is too long tires the eye: on its way back it loses the line that comes next."

  private func makeLabel(_ text: String, lines: Int = 1, _ font: Font? = nil) -> LayoutView {
    let label = LayoutView(text, kind: .label)
    label.text = text
    label.numberOfLines = lines
    if let font { label.font = font }
    return label
  }

  /// A label from edge to edge in a window, with a view below it.
  private func column(_ label: LayoutView, trailing: LayoutRelation = .equal) throws -> LayoutView {
    let root = LayoutView("root")
    let below = LayoutView("below")
    root.addSubview(label)
    root.addSubview(below)
    try LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      LayoutConstraint(
        LayoutExpression([.init(label, .trailing)]), trailing,
        LayoutExpression([.init(root, .trailing)])),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 10),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    return root
  }

  private func frames(
    _ root: LayoutView, width: Double, category: ContentSizeCategory = .large,
    direction: LayoutDirection = .leftToRight
  ) throws -> [Rect] {
    var environment = plainEnvironment(width, 1000, scale: 2)
    environment.traits.preferredContentSizeCategory = category
    environment.traits.layoutDirection = direction
    return try LayoutEngine(root: root, environment: environment).solve().items.map(\.frame)
  }

  @Test func `UILabel.text: a label is as large as its text`() throws {
    let root = try column(makeLabel("Label"), trailing: .lessThanOrEqual)
    #expect(try frames(root, width: 300)[1] == Rect(x: 0, y: 0, width: 41.5, height: 20.5))
    #expect(
      try frames(root, width: 300, direction: .rightToLeft)[1]
        == Rect(x: 258.5, y: 0, width: 41.5, height: 20.5))
  }

  @Test func `UILabel.numberOfLines: one line is as high whatever the width`() throws {
    let label = makeLabel(Self.sentence)
    let root = try column(label)
    #expect(label.numberOfLines == 1)
    #expect(try frames(root, width: 100)[1].height == 20.5)
  }

  @Test func `UILabel.numberOfLines: with 0 the text takes the lines that it needs`() throws {
    let root = try column(makeLabel(Self.sentence, lines: 0))
    var heights: [Double] = []
    for width in [700.0, 400, 343, 200, 100] {
      let all = try frames(root, width: width)
      #expect(all[2].minY == all[1].height)
      #expect(all[1].width == width)
      heights.append(all[1].height)
    }
    #expect(heights == [20.5, 41, 41, 81.5, 142.5])
  }

  @Test func `UILabel.numberOfLines: no more lines than allowed`() throws {
    let root = try column(makeLabel(Self.sentence, lines: 2))
    #expect(try frames(root, width: 100)[1].height == 41)
    #expect(try frames(root, width: 700)[1].height == 20.5)
  }

  @Test func `a label with several lines is as wide as the widest, with the space at its end`()
    throws
  {
    let text = "A line that is too long tires the eye"
    let root = try column(makeLabel(text, lines: 0), trailing: .lessThanOrEqual)
    let frame = try frames(root, width: 210)[1]
    #expect(frame.width < 210)
    let widest = ["A line that is too long tires ", "the eye"].map {
      SystemTextMeasurer().measure(TextRequest(text: $0, font: .systemFont(ofSize: 17))).size.width
    }.max()
    #expect(frame.width == widest)
    #expect(frame.height == 41)
    #expect(try frames(root, width: 210, direction: .rightToLeft)[1].maxX == 210)
    // There is no room for the whole space.
    #expect(try frames(root, width: 199)[1].width == 199)
  }

  @Test func `UILabel.preferredMaxLayoutWidth: lines break there whatever the width`() throws {
    let label = makeLabel(Self.sentence, lines: 0)
    label.preferredMaxLayoutWidth = 343
    let root = try column(label)
    for width in [343.0, 700, 100] {
      #expect(try frames(root, width: width)[1].height == 41)
    }
    label.preferredMaxLayoutWidth = 0
    #expect(try frames(root, width: 700)[1].height == 20.5)
  }

  @Test(arguments: [Double.greatestFiniteMagnitude, .infinity, 1e10])
  func `UILabel.preferredMaxLayoutWidth: a width beyond all numbers is no limit`(
    _ width: Double
  ) throws {
    let label = makeLabel("a\nb\nc", lines: 2)
    label.preferredMaxLayoutWidth = width
    let root = LayoutView("root")
    root.addSubview(label)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(800, 500))
    let frame = try engine.solve()[label]?.frame
    label.text = "a\nb"
    #expect(try engine.solve()[label]?.frame == frame)
  }

  @Test func `a two-line subheadline in a card of 343 is 38 high`() throws {
    // Measured on an iPhone with iOS 26.1, whose scale is 3.
    let text = "Two lines of a subheadline need some more words than one of them has"
    let label = makeLabel(text, lines: 0, .preferredFont(forTextStyle: .subheadline))
    let root = try column(label)
    var environment = plainEnvironment(343, 800)
    environment.traits.displayScale = 3
    let frame = try LayoutEngine(root: root, environment: environment).solve()[label]?.frame
    #expect(frame?.height == 38)
  }

  @Test func `a footer of three lines in 361 is 46 and two thirds high`() throws {
    // Measured on an iPhone with iOS 26.1, whose scale is 3.
    let text = String(repeating: "Words of a footer. ", count: 8)
    let label = makeLabel(text, lines: 0, .systemFont(ofSize: 13))
    let root = try column(label)
    var environment = plainEnvironment(361, 800)
    environment.traits.displayScale = 3
    let frame = try LayoutEngine(root: root, environment: environment).solve()[label]?.frame
    #expect(abs((frame?.height ?? 0) - 46.667) < 0.001)
  }

  @Test func `of two wrapping labels the last one stretches`() throws {
    // Measured on iOS 26.1, and the reverse of labels with one line.
    for (lines, widths) in [(1, [258.5, 41.5]), (0, [41.5, 258.5])] {
      let root = LayoutView("root")
      let first = makeLabel("Label", lines: lines)
      let second = makeLabel("Label", lines: lines)
      root.addSubview(first)
      root.addSubview(second)
      try LayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        first.topAnchor.constraint(equalTo: root.topAnchor),
        second.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      #expect(try frames(root, width: 300)[1...].map(\.width) == widths)
      #expect(try frames(root, width: 300, direction: .rightToLeft)[1...].map(\.width) == widths)
    }
  }

  @Test func `a wrapping label yields to one with one line`() throws {
    // The last constraint that is added to a tie stays violated, whichever comes first.
    for wrapsFirst in [true, false] {
      for width in [300.0, 60] {
        let root = LayoutView("root")
        let first = makeLabel("Label", lines: wrapsFirst ? 0 : 1)
        let second = makeLabel("Label", lines: wrapsFirst ? 1 : 0)
        root.addSubview(first)
        root.addSubview(second)
        try LayoutConstraint.activate([
          first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
          second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          first.topAnchor.constraint(equalTo: root.topAnchor),
          second.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        let widths = try frames(root, width: width)[1...].map(\.width)
        #expect(widths == (wrapsFirst ? [width - 41.5, 41.5] : [41.5, width - 41.5]))
      }
    }
  }

  @Test func `of two wrapping labels in want of room the first one yields`() throws {
    // Our choice, since no measurement is published: decision 18. The first label gets what the
    // lines of the second one leave.
    let root = LayoutView("root")
    let first = makeLabel("Two words", lines: 0)
    let second = makeLabel(Self.sentence, lines: 0)
    root.addSubview(first)
    root.addSubview(second)
    try LayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    for direction in LayoutDirection.allCases {
      let narrow = try frames(root, width: 300, direction: direction)
      #expect(narrow[1].size == Size(width: 11, height: 162.5))
      #expect(narrow[2].size == Size(width: 289, height: 61))
    }
  }

  @Test func `a label without width keeps its own lines`() throws {
    let label = makeLabel("Two words", lines: 0)
    let root = try column(label, trailing: .lessThanOrEqual)
    let width = label.widthAnchor.constraint(equalToConstant: 0)
    try width.activate()
    #expect(try frames(root, width: 300)[1].size == Size(width: 0, height: 20.5))
    width.constant = 40
    #expect(try frames(root, width: 300)[1].size == Size(width: 40, height: 61))
  }

  @Test func `UILabel.font: UIFont.preferredFont follows the text size of the user`() throws {
    let label = makeLabel("Label", .preferredFont(forTextStyle: .body))
    let root = try column(label, trailing: .lessThanOrEqual)
    let heights = try ContentSizeCategory.allCases.map {
      try frames(root, width: 1000, category: $0)[1].height
    }
    #expect(heights == [17, 18, 19.5, 20.5, 23, 25.5, 27.5, 33.5, 39.5, 48, 56.5, 63.5])
  }

  @Test func `UILabel.adjustsFontForContentSizeCategory: without it a style keeps its size`() throws
  {
    let label = makeLabel("Label", .preferredFont(forTextStyle: .body))
    label.adjustsFontForContentSizeCategory = false
    let root = try column(label, trailing: .lessThanOrEqual)
    #expect(try frames(root, width: 1000, category: .accessibilityLarge)[1].height == 20.5)
    label.font = .systemFont(ofSize: 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(try frames(root, width: 1000, category: .accessibilityLarge)[1].height == 20.5)
  }

  @Test func `text size, scale and font count at the next solve`() throws {
    let label = makeLabel("Label", .preferredFont(forTextStyle: .body))
    let engine = LayoutEngine(
      root: try column(label, trailing: .lessThanOrEqual),
      environment: plainEnvironment(900, 900, scale: 2))
    func height() throws -> Double? { try engine.solve()[label]?.frame.height }
    #expect(try height() == 20.5)
    engine.environment.traits.preferredContentSizeCategory = .accessibilityMedium
    #expect(try height() == 33.5)
    engine.environment.traits.displayScale = 1
    #expect(try height() == 34)
    label.font = .boldSystemFont(ofSize: 12)
    #expect(try height() == 15)
    label.text = "Two\nlines"
    #expect(try height() == 15)
    label.numberOfLines = 0
    #expect(try height() == 29)
    label.text = nil
    #expect(try height() == 0)
  }

  @Test(arguments: [
    (13.0, 28.0), (15, 30), (16, 32), (17, 33), (18, 34), (30, 48),
  ])
  func `UIButton: a button is 12 points higher than its line`(
    _ size: Double, _ height: Double
  ) throws {
    // Recorded by Interface Builder.
    let button = LayoutView("button", kind: .button)
    button.text = "Resume Session"
    button.font = .systemFont(ofSize: size)
    let root = try column(button, trailing: .lessThanOrEqual)
    #expect(try frames(root, width: 900)[1].height == height)
  }

  @Test(arguments: [
    ("Resume Session", 113.0), ("Distribution Fill", 103), ("Spacing (0)", 79), ("Show All", 59),
    ("1", 30), ("OFF", 30),
  ])
  func `UIButton: a button is as wide as its title and not below 30`(
    _ title: String, _ width: Double
  ) throws {
    // Recorded by Interface Builder.
    let button = LayoutView("button", kind: .button)
    button.text = title
    #expect(button.font == .systemFont(ofSize: 15))
    let root = try column(button, trailing: .lessThanOrEqual)
    #expect(abs(try frames(root, width: 900)[1].width - width) <= 1)
  }

  @Test func `UITextField: a field with text is 34 high`() throws {
    let field = LayoutView("field", kind: .textField)
    field.text = "Name"
    #expect(field.font == .systemFont(ofSize: 14))
    let root = try column(field)
    #expect(try frames(root, width: 900)[1] == Rect(x: 0, y: 0, width: 900, height: 34))
    field.font = .systemFont(ofSize: 30)
    #expect(try frames(root, width: 900)[1].height == 49)
  }

  @Test func `a size that is given counts and the text is not measured`() throws {
    let label = makeLabel("Label")
    label.intrinsicContentSize = Size(width: 100, height: LayoutView.noIntrinsicMetric)
    let engine = LayoutEngine(
      root: try column(label, trailing: .lessThanOrEqual),
      environment: plainEnvironment(900, 900, scale: 2))
    let snapshot = try engine.solve()
    #expect(snapshot[label]?.frame.width == 100)
    #expect(snapshot.statistics.measurements == 0)
  }

  @Test func `firstBaselineAnchor: texts of different size stand on one line`() throws {
    let root = LayoutView("root")
    let small = makeLabel("Small", .systemFont(ofSize: 11))
    let large = makeLabel("Large", lines: 0, .preferredFont(forTextStyle: .largeTitle))
    root.addSubview(small)
    root.addSubview(large)
    try LayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    // Ascents of 1950/2048 of 34 and 11 points, to the nearest half point: 32.5 and 10.5.
    let engine = LayoutEngine(root: root, environment: plainEnvironment(900, 900, scale: 2))
    #expect(try engine.solve()[small]?.frame.minY == 22)
    engine.environment.traits.preferredContentSizeCategory = .accessibilityMedium
    #expect(try engine.solve()[small]?.frame.minY == 31.5)
    small.font = .systemFont(ofSize: 22)
    #expect(try engine.solve()[small]?.frame.minY == 21)
    small.firstBaselineOffsetFromTop = 2
    #expect(try engine.solve()[small]?.frame.minY == 40)
  }

  @Test func `lastBaselineAnchor: the last line counts, in a button the title`() throws {
    let root = LayoutView("root")
    let label = makeLabel("One\ntwo\nthree", lines: 0, .systemFont(ofSize: 17))
    let button = LayoutView("button", kind: .button)
    button.text = "Save"
    root.addSubview(label)
    root.addSubview(button)
    try LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      button.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
    ])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(900, 900, scale: 2))
    let snapshot = try engine.solve()
    // The label: 61 high, its baselines at 16, 36.5 and 56.5. The button: 30 high, its line of 18
    // in the middle with the baseline at 14.5 of it.
    #expect(snapshot[label]?.frame.height == 61)
    #expect(
      snapshot[button]?.frame
        == Rect(x: snapshot[label]?.frame.width ?? 0, y: 36, width: 34, height: 30))
  }

  @Test func `UIView.systemLayoutSizeFitting: texts wrap at the width asked for`() throws {
    let cell = LayoutView("cell", kind: .cell)
    let label = makeLabel(Self.sentence, lines: 0)
    cell.addSubview(label)
    try LayoutConstraint.activate(label.pins(to: cell, inset: 10))
    let size = try cell.systemLayoutSizeFitting(
      Size(width: 363, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 363)
    #expect(abs(size.height - (20 + 40 + 2.0 / 3)) < 0.001)
  }
}
