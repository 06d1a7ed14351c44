internal import TinamouSolver

extension StackArrangement {
  /// The priority with which a stack is as small as possible if there is free space.
  static let canvasFit: Float = 49
  /// The priority of equal distances between centers.
  private static let equalCentering: Float = 149
  /// The priority of the first proportion; each further one is lower by one.
  private static let firstProportion: Float = 999
  /// How much stronger the wanted width of a text that wraps is than its compression resistance.
  private static let textWidthStrength: Float = 10
  /// The least length in points, of the arranged subviews with their spacing, of which proportions
  /// are computed.
  private static let leastWhole = 1.0

  mutating func addDistribution() {
    switch stack.distribution {
    case .fill: addTextWidths()
    case .fillEqually: addEqualSizes(visible)
    case .fillProportionally: addProportions()
    case .equalSpacing:
      addGaps(from: main.end, to: main.start, priority: .required)
    case .equalCentering:
      addGaps(
        from: main.center, to: main.center, priority: LayoutPriority(Self.equalCentering))
    }
  }

  private mutating func addEqualSizes(_ entries: [StackView.Entry]) {
    guard let first = entries.first else { return }
    for entry in entries.dropFirst() {
      add(entry, .size, "UISV-fill-equally", entry.view, main.size, .equal, first.view, main.size)
    }
  }

  /// Adds sizes in proportion to the intrinsic ones; equal sizes if there are none.
  ///
  /// If views overlap so far that they have no length together, their proportions are those without
  /// spacing. This is our choice: UIKit accepts no multiplier that is infinite.
  private mutating func addProportions() {
    let lengths = proportionalLengths(along: stack.axis)
    // Without content in it, a nested stack has neither a share nor the length 0: its own
    // constraints determine its length.
    let parts = zip(visible, lengths).filter { $1 != nil || !($0.view is StackView) }
    let sum = lengths.reduce(0) { $0 + ($1 ?? 0) }
    guard sum > 0 else { return addEqualSizes(parts.map(\.0)) }
    let spaced = sum + totalSpacing
    let whole = spaced >= min(sum, Self.leastWhole) ? spaced : sum
    let isAlone = lengths.count { $0 != nil } == 1 && totalSpacing == 0
    var priority = isAlone ? LayoutPriority.required : LayoutPriority(Self.firstProportion)
    for (entry, length) in parts {
      guard let length else {
        addZero(entry, .size, "UISV-fill-proportionally", main.size)
        continue
      }
      add(
        entry, .size, "UISV-fill-proportionally", entry.view, main.size, .equal, canvas,
        main.size, multiplier: length / whole, priority: priority)
      priority = LayoutPriority(max(priority.rawValue - 1, 1))
    }
  }

  /// Returns the lengths of the visible views along an axis; `nil` for those without one.
  ///
  /// A nested stack is as long as its visible views with their spacing, or as the longest of them
  /// if it arranges them across the axis. Interface Builder recorded this in a column of two
  /// columns.
  ///
  /// - Complexity: O(number of views in nested stacks).
  private func proportionalLengths(along axis: LayoutAxis) -> [Double?] {
    var nested = [self]
    var index = 0
    while index < nested.count {
      nested += nested[index].visible.compactMap {
        ($0.view as? StackView).map(StackArrangement.init)
      }
      index += 1
    }
    var lengthsOfStacks: [ObjectIdentifier: Double] = [:]
    func lengths(of arrangement: StackArrangement) -> [Double?] {
      arrangement.visible.map { entry in
        entry.view is StackView
          ? lengthsOfStacks[ObjectIdentifier(entry.view)]
          : Self.contentLength(of: entry.view, along: axis)
      }
    }
    for arrangement in nested.dropFirst().reversed() {
      let known = lengths(of: arrangement).compactMap(\.self)
      guard let longest = known.max() else { continue }
      lengthsOfStacks[ObjectIdentifier(arrangement.stack)] =
        arrangement.stack.axis == axis
        ? known.reduce(arrangement.totalSpacing, +) : longest
    }
    return lengths(of: self)
  }

  /// Returns the intrinsic length of a view; `nil` if it has none along the axis.
  static func contentLength(of view: LayoutView, along axis: LayoutAxis) -> Double? {
    let size = view.naturalContentSize
    let length = axis == .horizontal ? size.width : size.height
    return length < 0 ? nil : length
  }

  /// Adds equal guides between visible neighbours, from an attribute of the first to one of the
  /// second.
  private mutating func addGaps(
    from start: LayoutAttribute, to end: LayoutAttribute, priority: LayoutPriority
  ) {
    addFit(.canvasFit, "UISV-canvas-fit", canvas, main.size, Self.canvasFit)
    var firstGap: LayoutGuide?
    for (previous, entry) in zip(visible, visible.dropFirst()) {
      let gap = stack.arrangementGuide(at: Self.place(entry, .gapStart), axis: stack.axis)
      add(entry, .gapStart, "UISV-distributing-edge", gap, main.start, .equal, previous.view, start)
      add(entry, .gapEnd, "UISV-distributing-edge", gap, main.end, .equal, entry.view, end)
      guard let firstGap else {
        firstGap = gap
        continue
      }
      add(
        entry, .gapSize, "UISV-fill-equally", gap, main.size, .equal, firstGap, main.size,
        priority: priority)
    }
  }

  /// Adds the widths that texts with several lines want in a row up to iOS 14: a share of the row,
  /// stronger than their compression resistance.
  ///
  /// Logs of iOS 9 to 13 show them for each such text, whatever else is in the row (openradar
  /// 41192642 and 39275811): 1/n of the width minus a number that was 0 without spacing. That the
  /// number is a share of the spacing is our interpretation. From iOS 15 on, the text with the
  /// lower compression resistance yields (useyourloaf, Stack View Changes In iOS 15).
  private mutating func addTextWidths() {
    guard stack.axis == .horizontal, visible.count > 1, stack.platform.system < .iOS15 else {
      return
    }
    let share = 1 / Double(visible.count)
    for entry in visible where entry.view.heights != nil || entry.view.wrapsText {
      let resistance = entry.view.contentCompressionResistancePriority(for: .horizontal)
      add(
        entry, .textWidth, "UISV-text-width-disambiguation", entry.view, main.size, .equal,
        canvas, main.size, multiplier: share, constant: -share * totalSpacing,
        priority: LayoutPriority(
          min(resistance.rawValue + Self.textWidthStrength, LayoutPriority.required.rawValue)))
    }
  }
}
