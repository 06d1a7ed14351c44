import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouLists

@Suite struct `Lists with the same cells` {
  /// Two tables side by side, one twice as wide as the other.
  private func tables(_ sources: (Messages, Messages), isShared: Bool) -> (
    left: TableView, right: TableView, engine: LayoutEngine
  ) {
    let (left, right) = (sources.0.table(), sources.1.table())
    if isShared { right.reusableCells = left.reusableCells }
    let root = LayoutView("root")
    for table in [left, right] {
      root.addSubview(table)
      table.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      table.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    }
    for constraint in [
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 2),
    ] { constraint.isActive = true }
    return (left, right, LayoutEngine(root: root, environment: plainEnvironment(1200, 900)))
  }

  private func frames(_ table: TableView) -> [[Rect]] {
    table.indexPathsForVisibleRows.map { table.layoutForRow(at: $0)?.frames ?? [] }
  }

  @Test func `each have rows of their own width after any change of the window`() throws {
    let sources = (Messages([30]), Messages([30]))
    let shared = tables(sources, isShared: true)
    let own = tables(sources, isShared: false)
    for change in [(1200.0, 8.0), (900, 8), (900, 30), (1500, 30), (1500, 8)] {
      for (left, right, engine) in [shared, own] {
        engine.environment.windowSize.width = change.0
        engine.environment.systemMinimumLayoutMargins = .all(change.1)
        try engine.layoutIfNeeded()
        #expect(frames(left).first?.first?.width == change.0 / 3)
        #expect(frames(right).first?.first?.width == change.0 / 3 * 2)
      }
      #expect(frames(shared.left) == frames(own.left))
      #expect(frames(shared.right) == frames(own.right))
    }
    #expect(sources.0.sections.count == sources.1.sections.count)
  }
}
