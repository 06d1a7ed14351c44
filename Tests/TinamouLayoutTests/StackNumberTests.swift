import Testing

@testable import TinamouLayout

/// Numbers with which a stack cannot be laid out, or hardly.
@Suite struct StackNumberTests {
  private func proportionalLabels(_ spacing: Double) throws -> ThreeLabels {
    let labels = try ThreeLabels(.horizontal)
    labels.stack.distribution = .fillProportionally
    labels.stack.spacing = spacing
    try labels.rest()
    return labels
  }

  private func multipliers(_ stack: StackView) -> [Double] {
    stack.rules.values.filter { $0.form.identifier == "UISV-fill-proportionally" }
      .map(\.form.multiplier).sorted()
  }

  @Test func `after a refused spacing a stack can be repaired`() throws {
    let labels = try ThreeLabels(.horizontal)
    labels.stack.spacing = .infinity
    #expect(throws: LayoutError.self) { try labels.engine.solve() }
    #expect(throws: LayoutError.self) { try labels.engine.solve() }
    labels.engine.discardCaches()
    #expect(throws: LayoutError.self) { try labels.engine.solve() }
    labels.stack.spacing = 8
    try labels.rest()
    #expect(try labels.along() == [Span(0, 60), Span(68, 40), Span(116, 80)])
  }

  @Test func `a refused spacing in an update changes nothing`() throws {
    let labels = try ThreeLabels(.horizontal)
    try labels.rest()
    let before = try labels.along()
    #expect(throws: LayoutError.self) {
      try labels.engine.update {
        labels.stack.axis = .vertical
        labels.stack.spacing = .nan
      }
    }
    #expect(labels.stack.spacing == 10)
    #expect(try labels.along() == before)
  }

  @Test func `a stack that is refused harms no other tree`() throws {
    let labels = try ThreeLabels(.horizontal)
    labels.stack.spacing = .infinity
    #expect(throws: LayoutError.self) { try labels.engine.solve() }
    labels.stack.removeFromSuperview()
    #expect(try labels.engine.solve().items.count == 1)
    #expect(throws: LayoutError.self) { try labels.stack.systemLayoutSizeFitting(.zero) }
    labels.stack.spacing = 8
    #expect(try labels.stack.systemLayoutSizeFitting(.zero) == Size(width: 196, height: 30))
  }

  @Test func `baselines are found again after a refused spacing`() throws {
    let labels = try ThreeLabels(.horizontal)
    try labels.rest()
    let line = LayoutView("line")
    labels.root.addSubview(line)
    try line.topAnchor.constraint(equalTo: labels.stack.firstBaselineAnchor).activate()
    #expect(try labels.engine.solve()[line]?.frame.minY == 30)
    let tall = StackView("tall")
    labels.root.addSubview(tall)
    tall.addArrangedSubview(LayoutView("x"))
    tall.addArrangedSubview(LayoutView("y"))
    tall.spacing = .infinity
    labels.stack.alignment = .top
    labels.labels[2].intrinsicContentSize.height = 50
    #expect(throws: LayoutError.self) { try labels.engine.solve() }
    tall.spacing = 0
    #expect(try labels.engine.solve()[line]?.frame.minY == 50)
  }

  @Test(arguments: [-90.0, -89.9999999, -91, -500, -1e9])
  func `proportions of views that overlap completely are those without spacing`(
    _ spacing: Double
  ) throws {
    let labels = try proportionalLabels(spacing)
    _ = try labels.along()
    let expected = [40.0, 60, 80].map { $0 / 180 }
    #expect(multipliers(labels.stack) == expected)
    labels.stack.spacing = 0
    #expect(try labels.along() == [Span(0, 60), Span(60, 40), Span(100, 80)])
  }

  @Test func `proportions of views that overlap a little contain the spacing`() throws {
    let labels = try proportionalLabels(-40)
    #expect(try labels.along() == [Span(0, 60), Span(20, 40), Span(20, 80)])
    #expect(multipliers(labels.stack) == [0.4, 0.6, 0.8])
  }

  @Test func `proportions of tiny views contain the spacing`() throws {
    let labels = try proportionalLabels(0.125)
    for label in labels.labels { label.intrinsicContentSize.width = 0.0625 }
    _ = try labels.along()
    #expect(multipliers(labels.stack) == [Double](repeating: 1.0 / 7, count: 3))
  }
}
