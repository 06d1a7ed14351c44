import Testing
import TinamouLayoutTestSupport
import TinamouSolver

@testable import TinamouLayout

/// One test for each symbol of UIStackView.
@Suite struct StackViewTests {
  private func row() throws -> ThreeLabels {
    let labels = try ThreeLabels(.horizontal)
    labels.stack.distribution = .equalSpacing
    try labels.rest()
    return labels
  }

  @Test func `init(arrangedSubviews:)`() {
    let views = [LayoutView("a"), LayoutView("b")]
    let stack = StackView("stack", arrangedSubviews: views)
    #expect(stack.arrangedSubviews.map(\.name) == ["a", "b"])
    #expect(stack.subviews.map(\.name) == ["a", "b"])
  }

  @Test func axis() throws {
    #expect(StackView().axis == .horizontal)
    let labels = try row()
    _ = try labels.engine.solve()
    labels.stack.axis = .vertical
    // Below each other: 20 + 10 + 30 + 10 + 10.
    #expect(try labels.along() == [Span(0, 20), Span(30, 30), Span(70, 10)])
    labels.stack.axis = .horizontal
    #expect(try labels.along() == [Span(0, 60), Span(70, 40), Span(120, 80)])
  }

  @Test func distribution() throws {
    #expect(StackView().distribution == .fill)
    let labels = try ThreeLabels(.horizontal)
    try labels.fill()
    for distribution in StackView.Distribution.allCases + [.fill] {
      labels.stack.distribution = distribution
      #expect(try labels.along() == `Frames of a stack`.along[distribution])
    }
  }

  @Test func alignment() throws {
    #expect(StackView().alignment == .fill)
    #expect(StackView.Alignment.top == .leading)
    #expect(StackView.Alignment.bottom == .trailing)
    let labels = try ThreeLabels(.horizontal)
    try labels.fill()
    for alignment in StackView.Alignment.allCases + [.fill] {
      labels.stack.alignment = alignment
      #expect(try labels.across() == `Frames of a stack`.across[alignment])
    }
  }

  @Test func spacing() throws {
    #expect(StackView().spacing == 0)
    let labels = try row()
    labels.stack.spacing = 3
    #expect(try labels.along().map(\.start) == [0, 63, 106])
    labels.stack.spacing = -10
    #expect(try labels.along().map(\.start) == [0, 50, 80])
  }

  @Test func `setCustomSpacing(_:after:)`() throws {
    let labels = try row()
    let (a, b) = (labels.labels[0], labels.labels[1])
    labels.stack.setCustomSpacing(30, after: a)
    labels.stack.setCustomSpacing(99, after: LayoutView("stranger"))
    labels.stack.distribution = .fill
    #expect(try labels.along().map(\.start) == [0, 90, 140])
    b.isHidden = true
    // The spacing that was set counts up to the next visible view.
    #expect(try labels.along().map(\.start) == [0, 75, 90])
    b.isHidden = false
    labels.stack.setCustomSpacing(StackView.spacingUseDefault, after: a)
    #expect(try labels.along().map(\.start) == [0, 70, 120])
    labels.stack.setCustomSpacing(30, after: b)
    labels.stack.removeArrangedSubview(b)
    labels.stack.insertArrangedSubview(b, at: 1)
    #expect(labels.stack.customSpacing(after: b) == StackView.spacingUseDefault)
  }

  @Test func `customSpacing(after:)`() throws {
    let labels = try row()
    #expect(labels.stack.customSpacing(after: labels.labels[0]) == StackView.spacingUseDefault)
    labels.stack.setCustomSpacing(4, after: labels.labels[0])
    #expect(labels.stack.customSpacing(after: labels.labels[0]) == 4)
    labels.stack.insertArrangedSubview(labels.labels[0], at: 2)
    #expect(labels.stack.customSpacing(after: labels.labels[0]) == 4)
  }

  @Test func spacingUseDefault() throws {
    let labels = try row()
    labels.stack.setCustomSpacing(50, after: labels.labels[1])
    labels.stack.setCustomSpacing(StackView.spacingUseDefault, after: labels.labels[1])
    #expect(try labels.along().map(\.start) == [0, 70, 120])
  }

  @Test func spacingUseSystem() throws {
    let labels = try row()
    labels.stack.distribution = .fill
    labels.stack.setCustomSpacing(StackView.spacingUseSystem, after: labels.labels[0])
    // The standard distance of siblings is 8.
    #expect(try labels.along().map(\.start) == [0, 68, 118])
  }

  @Test func isLayoutMarginsRelativeArrangement() throws {
    let labels = try row()
    // The margins of a stack were 0 on iOS 26.1.
    #expect(labels.stack.directionalLayoutMargins == .zero)
    labels.stack.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(try labels.along().map(\.start) == [0, 70, 120])
    labels.stack.isLayoutMarginsRelativeArrangement = true
    #expect(try labels.along().map(\.start) == [2, 72, 122])
    #expect(
      try labels.engine.solve()["stack"]?.frame == Rect(x: 0, y: 0, width: 206, height: 34))
  }

  @Test func arrangedSubviews() throws {
    let labels = try row()
    labels.stack.addSubview(LayoutView("decoration"))
    #expect(labels.stack.arrangedSubviews.map(\.name) == ["a", "b", "c"])
    #expect(labels.stack.subviews.count == 4)
    labels.labels[1].removeFromSuperview()
    #expect(labels.stack.arrangedSubviews.map(\.name) == ["a", "c"])
    #expect(try labels.engine.solve()["c"]?.frame.minX == 70)
  }

  @Test func `addArrangedSubview(_:)`() throws {
    let labels = try row()
    let view = label("d", 5)
    view.translatesAutoresizingMaskIntoConstraints = true
    labels.stack.addArrangedSubview(view)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(try labels.engine.solve()["d"]?.frame.minX == 210)
    labels.stack.addArrangedSubview(labels.labels[0])
    #expect(labels.stack.arrangedSubviews.map(\.name) == ["b", "c", "d", "a"])
    #expect(labels.stack.subviews.map(\.name) == ["a", "b", "c", "d"])
    #expect(try labels.along().map(\.start) == [155, 0, 50])
  }

  @Test func `insertArrangedSubview(_:at:)`() throws {
    let labels = try row()
    _ = try labels.engine.solve()
    labels.stack.insertArrangedSubview(label("d", 5), at: 1)
    #expect(try labels.along().map(\.start) == [0, 85, 135])
    labels.stack.insertArrangedSubview(label("e", 15), at: -7)
    #expect(try labels.along().map(\.start) == [25, 110, 160])
    labels.stack.insertArrangedSubview(label("f", 15), at: 70)
    #expect(labels.stack.arrangedSubviews.map(\.name) == ["e", "a", "d", "b", "c", "f"])
  }

  @Test func `removeArrangedSubview(_:)`() throws {
    let labels = try row()
    _ = try labels.engine.solve()
    labels.stack.removeArrangedSubview(labels.labels[1])
    #expect(labels.stack.subviews.count == 3)
    #expect(try labels.along().map(\.start) == [0, 0, 70])
    labels.stack.removeArrangedSubview(labels.labels[1])
    #expect(labels.stack.arrangedSubviews.map(\.name) == ["a", "c"])
  }

  @Test func isBaselineRelativeArrangement() throws {
    let labels = try ThreeLabels(.vertical)
    labels.stack.isBaselineRelativeArrangement = true
    labels.stack.alignment = .leading
    try labels.rest()
    _ = try labels.engine.solve()
    let log = labels.stack.constraintLog.filter { $0.hasPrefix("UISV-spacing") }
    #expect(log.count == 2)
    #expect(log[0].contains("b.") && log[0].contains("a.") && log[0].hasSuffix("+ 10"))
    // Without text the baselines are the lower edges (measured on iOS 26.1): 60, then 10 lower,
    // then 10 lower.
    #expect(try labels.along().map { $0.start + $0.length } == [60, 70, 80])
  }
}

/// A view aligned with the baseline of a stack.
@Suite struct `Baselines of a stack` {
  private func views(_ axis: LayoutAxis) -> (StackView, [LayoutView]) {
    let views = [(20.0, 20.0), (30, 50), (40, 10)].enumerated().map {
      label("v\($0)", $1.0, $1.1)
    }
    let stack = StackView("stack", arrangedSubviews: views)
    stack.axis = axis
    return (stack, views)
  }

  @Test func forFirstBaselineLayout() {
    let (column, views) = views(.vertical)
    #expect(column.forFirstBaselineLayout === views[0])
    views[0].isHidden = true
    #expect(column.forFirstBaselineLayout === views[1])
    let (row, others) = self.views(.horizontal)
    #expect(row.forFirstBaselineLayout === others[1])
    let empty = StackView()
    #expect(empty.forFirstBaselineLayout === empty)
  }

  @Test func forLastBaselineLayout() {
    let (column, views) = views(.vertical)
    #expect(column.forLastBaselineLayout === views[2])
    let (row, others) = self.views(.horizontal)
    #expect(row.forLastBaselineLayout === others[1])
  }
}
