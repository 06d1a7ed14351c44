extension BenchmarkCase {
  /// Labels in a row, 8 apart, 16 from the top and both sides.
  ///
  /// At the initial width the last tenth of the labels has no room at all, and the next label has
  /// half of its own.
  static func chain(_ count: Int) -> BenchmarkCase {
    let intrinsics = (0..<count).map { Workload.variation($0, from: 40, to: 160) }
    let natural = intrinsics.reduce(0, +) + 8 * Double(count - 1) + 32
    let squeezed = count / 10
    let missing =
      intrinsics.suffix(squeezed).reduce(0, +) + (intrinsics[count - squeezed - 1] / 2).rounded()
    let initial = natural - missing + 0.5
    let widths = Widths(
      initial: initial, drag: (0.6 * natural).rounded()...(1.05 * natural).rounded(),
      steady: initial - 0.25...initial + 0.25)

    var builder = ModelBuilder(initialWidth: initial)
    var (labels, gaps, constantRows) = ([ViewVariables](), [Int](), [Int]())
    for intrinsic in intrinsics {
      let (label, row) = builder.chainLabel(intrinsic)
      if let previous = labels.last {
        gaps.append(builder.chainGap(from: previous, to: label))
      } else {
        builder.equal([(label.x, 1)], 16)
      }
      labels.append(label)
      constantRows.append(row)
    }
    let last = labels[count - 1]
    builder.atLeast([(BenchmarkModel.windowWidth, 1), (last.x, -1), (last.width, -1)], 16)

    let middle = count / 2
    let added = builder.laterOn(after: constantRows[middle - 1]) { builder in
      let (label, _) = builder.chainLabel(ManualChain.insertedIntrinsic)
      builder.chainGap(from: labels[middle - 1], to: label)
      builder.chainGap(from: label, to: labels[middle])
    }
    return BenchmarkCase(
      model: builder.model, items: Items(count: count, first: 1, stride: 4), widths: widths,
      constantRows: constantRows,
      insertion: Insertion(
        replaced: [gaps[middle - 1]], added: added.rows, variables: added.variables),
      manual: ManualChain(width: initial, intrinsics: intrinsics))
  }
}

extension ModelBuilder {
  /// A label and the row of its intrinsic width.
  fileprivate mutating func chainLabel(_ size: Double) -> (label: ViewVariables, row: Int) {
    let label = ViewVariables(in: &self)
    let row = intrinsic(label.width, size)
    intrinsic(label.height, 20)
    equal([(label.y, 1)], 16)
    return (label, row)
  }

  @discardableResult
  fileprivate mutating func chainGap(from left: ViewVariables, to right: ViewVariables) -> Int {
    equal([(right.x, 1), (left.x, -1), (left.width, -1)], 8)
  }
}
