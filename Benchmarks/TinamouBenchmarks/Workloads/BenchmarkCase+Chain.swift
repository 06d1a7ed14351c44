extension BenchmarkCase {
  /// Labels in a row, 8 apart, 16 from both edges: `x` and `width` of each.
  ///
  /// At the initial width the last tenth has no room at all, and the next label half its own.
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
    var (xs, labelWidths, gaps, constantRows) = ([Int](), [Int](), [Int](), [Int]())
    for (item, intrinsic) in intrinsics.enumerated() {
      let label = builder.chainLabel(intrinsic)
      if item == 0 {
        builder.equal([(label.x, 1)], 16)
      } else {
        gaps.append(builder.chainGap(from: (xs[item - 1], labelWidths[item - 1]), to: label.x))
      }
      xs.append(label.x)
      labelWidths.append(label.width)
      constantRows.append(label.intrinsic)
    }
    builder.atLeast(
      [(BenchmarkModel.windowWidth, 1), (xs[count - 1], -1), (labelWidths[count - 1], -1)], 16)

    let middle = count / 2
    let added = builder.laterOn(after: constantRows[middle - 1]) { builder in
      let label = builder.chainLabel(ManualChain.insertedIntrinsic)
      builder.chainGap(from: (xs[middle - 1], labelWidths[middle - 1]), to: label.x)
      builder.chainGap(from: (label.x, label.width), to: xs[middle])
    }
    return BenchmarkCase(
      model: builder.model, items: Items(count: count, first: 1, stride: 2), widths: widths,
      constantRows: constantRows,
      insertion: Insertion(
        replaced: [gaps[middle - 1]], added: added.rows, variables: added.variables),
      manual: ManualChain(width: initial, intrinsics: intrinsics))
  }
}

extension ModelBuilder {
  fileprivate mutating func chainLabel(_ size: Double) -> (x: Int, width: Int, intrinsic: Int) {
    let (x, width) = (makeVariable(), makeVariable())
    notNegative(width)
    return (x, width, intrinsic(width, size))
  }

  @discardableResult
  fileprivate mutating func chainGap(from left: (x: Int, width: Int), to x: Int) -> Int {
    equal([(x, 1), (left.x, -1), (left.width, -1)], 8)
  }
}
