extension BenchmarkCase {
  /// Nested views, each inset by one point on all sides, in a window with room for larger insets.
  static func nested(_ count: Int) -> BenchmarkCase {
    let least = 2 * Double(count)
    let initial = 8 * Double(count) + 300
    var builder = ModelBuilder(initialWidth: initial)
    let windowHeight = builder.makeVariable()
    builder.equal([(windowHeight, 1)], least + 1000)
    let window = (width: BenchmarkModel.windowWidth, height: windowHeight)
    var (views, insets, heightInsets): ([ViewVariables], [Int], [Int]) = ([], [], [])
    for _ in 0..<count {
      let view = ViewVariables(in: &builder)
      let parent = views.last.map { (width: $0.width, height: $0.height) } ?? window
      builder.equal([(view.x, 1)], 1)
      builder.equal([(view.y, 1)], 1)
      insets.append(builder.inset(view.width, in: parent.width))
      heightInsets.append(builder.inset(view.height, in: parent.height))
      views.append(view)
    }

    let middle = count / 2
    let (outer, inner) = (views[middle - 1], views[middle])
    let added = builder.laterOn { builder in
      let view = ViewVariables(in: &builder)
      builder.equal([(view.x, 1)], 1)
      builder.equal([(view.y, 1)], 1)
      builder.inset(view.width, in: outer.width)
      builder.inset(view.height, in: outer.height)
      builder.inset(inner.width, in: view.width)
      builder.inset(inner.height, in: view.height)
    }
    let range = initial - 200...initial + 200
    return BenchmarkCase(
      model: builder.model, items: Items(count: count, first: 2, stride: 4),
      widths: Widths(initial: initial, drag: range, steady: range), constantRows: insets,
      insertion: Insertion(
        replaced: [insets[middle], heightInsets[middle]], added: added.rows,
        variables: added.variables),
      manual: ManualNested(width: initial, height: least + 1000, count: count))
  }
}

extension ModelBuilder {
  /// An extent two points smaller than that of the parent.
  @discardableResult
  fileprivate mutating func inset(_ extent: Int, in parent: Int) -> Int {
    equal([(parent, 1), (extent, -1)], 2)
  }
}
