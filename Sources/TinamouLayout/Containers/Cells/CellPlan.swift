internal import TinamouSolver

/// Which numbers of a template are inputs of its formulas, and where they come from.
struct CellPlan {
  /// A view with content.
  private struct Source {
    unowned let view: LayoutView
    let priorities: [LayoutPriority]
    /// Where the width and height are among the inputs; -1 for one that the view does not have.
    let width: Int
    let height: Int
    let wraps: Bool
    /// What the frame has in addition to the content, in points.
    let insets: Size
  }

  private unowned let template: CellTemplate
  /// Where the constants of the list's constraints are, with what alignment rectangles add to them.
  private var chrome: [(input: Int, offset: Double)] = []
  /// The first of four inputs for the margins of the content; -1 if they are not used.
  private var margins = -1
  private var sources: [Source] = []
  /// The indices of the sources that wrap.
  private(set) var wrapping: [Int] = []
  /// The widths of the views that wrap.
  private(set) var wrappingVariables: [Variable] = []
  /// For each input the rows that it is the constant of.
  private(set) var rows: [[ConstraintID]] = []

  private let widthVariable: Variable

  /// The width of the list and the height that it prescribes.
  private static let width = 0
  private static let height = 1

  /// The plan for an engine that has just solved; `nil` if the layout depends on more than content.
  init?(_ engine: LayoutEngine, _ template: CellTemplate) {
    self.template = template
    guard engine.model.windowRows.count == 4,
      let fitting = engine.model.record(of: template.fitting),
      let host = engine.model.variables(of: template.host)
    else { return nil }
    widthVariable = host.width
    rows = [[engine.model.windowRows[2]], [fitting.id]]
    for constraint in template.chrome {
      guard let record = engine.model.record(of: constraint) else { return nil }
      chrome.append((rows.count, record.offset))
      rows.append([record.id])
    }
    // In the order of their making, which stays the same when the engine starts over.
    for record in engine.model.items.values.sorted(by: { $0.rank < $1.rank }) {
      if let guide = record.item as? LayoutGuide, let relation = record.guide {
        // What other guides say follows from frames, which the formulas do not read.
        guard guide === template.view.contentView.layoutMarginsGuide else { return nil }
        margins = rows.count
        rows += relation.rows.map { [$0] }
      } else if let view = record.item as? LayoutView {
        addSource(view, record)
      }
    }
  }

  private mutating func addSource(_ view: LayoutView, _ record: ItemRecord) {
    guard record.width != nil || record.height != nil else { return }
    func place(_ row: ContentRow?) -> Int {
      guard let row else { return -1 }
      rows.append([row.id])
      return rows.count - 1
    }
    let (width, height) = (place(record.width), place(record.height))
    let wraps = Self.wraps(view)
    if wraps {
      wrapping.append(sources.count)
      wrappingVariables.append(record.variables.width)
    }
    sources.append(
      Source(
        view: view, priorities: Self.priorities(of: view), width: width, height: height,
        wraps: wraps,
        insets: Size(width: record.width?.insets ?? 0, height: record.height?.insets ?? 0)))
  }

  private static func wraps(_ view: LayoutView) -> Bool { view.heights != nil || view.wrapsText }

  private static func priorities(of view: LayoutView) -> [LayoutPriority] {
    LayoutAxis.allCases.flatMap {
      [
        view.contentHuggingPriority(for: $0), view.contentCompressionResistancePriority(for: $0),
      ]
    }
  }

  /// Whether the changed views have content of the same kind as before.
  func matches(_ changed: [LayoutView]) -> Bool {
    changed.allSatisfy { view in
      guard let source = sources.first(where: { $0.view === view }) else { return false }
      let size = naturalSize(of: view)
      return (source.width >= 0) == (size.width >= 0)
        && (source.height >= 0) == (size.height >= 0)
        && source.wraps == Self.wraps(view)
        && source.priorities == Self.priorities(of: view)
    }
  }

  /// Whether the rows are still those of the engine.
  func isCurrent(_ engine: LayoutEngine) -> Bool {
    CellPlan(engine, template)?.rows == rows
  }

  // MARK: Content

  /// What the views show now.
  func content() -> CellContent {
    var content = CellContent()
    content.inputs = [Double](repeating: 0, count: rows.count)
    writeMetrics(to: &content.inputs)
    content.inputs[Self.height] = template.fixedHeight ?? 0
    for source in sources {
      let size = naturalSize(of: source.view)
      write(size, of: source, to: &content.inputs)
      content.shown.append(CellContent.Shown(source.view))
      if source.wraps {
        content.naturalSizes.append(size)
        content.wrapped.append(CellContent.Wrapped(width: .nan, size: size))
      }
    }
    return content
  }

  /// Gives the views a content that was read from them.
  func show(_ content: CellContent) {
    for (source, shown) in zip(sources, content.shown) { shown.give(to: source.view) }
  }

  /// The content size of a view whose width is not known.
  private func naturalSize(of view: LayoutView) -> Size {
    template.engine.model.contents.naturalSize(of: view)
  }

  private func write(_ size: Size, of source: Source, to inputs: inout [Double]) {
    if source.width >= 0 { inputs[source.width] = size.width + source.insets.width }
    if source.height >= 0 { inputs[source.height] = size.height + source.insets.height }
  }

  /// Writes what the list prescribes.
  func writeMetrics(to inputs: inout [Double]) {
    guard let metrics = template.metrics else { return }
    inputs[Self.width] = metrics.width
    for (place, constraint) in zip(chrome, template.chrome) {
      inputs[place.input] = constraint.constant - place.offset
    }
    guard margins >= 0 else { return }
    let direction = template.view.contentView.effectiveUserInterfaceLayoutDirection
    let insets = DirectionalEdgeInsets(
      top: CellMetrics.verticalMargin, leading: metrics.leadingMargin,
      bottom: CellMetrics.verticalMargin, trailing: metrics.trailingMargin
    ).resolved(for: direction)
    inputs[margins] = insets.left
    inputs[margins + 1] = insets.top
    inputs[margins + 2] = -(insets.left + insets.right)
    inputs[margins + 3] = -(insets.top + insets.bottom)
  }

  /// Gives the rows of the solver the inputs as constants.
  func write(_ inputs: [Double], to solver: Solver) throws(SolverError) {
    for (index, ids) in rows.enumerated() {
      for id in ids where index != Self.width { try solver.setConstant(inputs[index], of: id) }
    }
    try solver.suggest(inputs[Self.width], for: widthVariable)
  }

  // MARK: Wrapping

  /// Before the width is known, the natural size is the guess.
  func forgetWrapping(_ content: inout CellContent) {
    for (number, index) in wrapping.enumerated() {
      write(content.naturalSizes[number], of: sources[index], to: &content.inputs)
    }
  }

  private func measure(
    _ source: Source, _ shown: CellContent.Shown, _ width: Double
  ) -> Size? {
    if let height = shown.heights?.height(forWidth: width) {
      return Size(width: shown.intrinsicContentSize.width, height: height)
    }
    source.view.attributes.text = shown.text
    return template.engine.model.contents.wrappedSize(of: source.view, width: width)
  }

  /// Takes the size at a width over; returns whether it is another one than before.
  func wrap(_ number: Int, width: Double, _ content: inout CellContent) -> Bool {
    let source = sources[wrapping[number]]
    if content.wrapped[number].width != width {
      guard let size = measure(source, content.shown[wrapping[number]], width) else {
        return false
      }
      content.wrapped[number] = CellContent.Wrapped(width: width, size: size)
    }
    let size = content.wrapped[number].size
    let isSame =
      (source.width < 0 || content.inputs[source.width] == size.width + source.insets.width)
      && (source.height < 0 || content.inputs[source.height] == size.height + source.insets.height)
    if !isSame { write(size, of: source, to: &content.inputs) }
    return !isSame
  }
}

extension ChangeLog {
  /// Whether nothing but contents of views changed.
  var isOnlyContent: Bool {
    var others = self
    others.contents = []
    return others.isEmpty
  }
}
