internal import TinamouSolver

/// Which numbers of a template are inputs of its formulas, and where they come from.
struct CellPlan {
  /// A view with content.
  struct Source {
    unowned let view: LayoutView
    let hasWidth: Bool
    let hasHeight: Bool
    let priorities: [LayoutPriority]
    /// Where the width and height are among the inputs; -1 for one that the view does not have.
    let width: Int
    let height: Int
    /// Which of the views that wrap this is; -1 if it does not.
    let wrapping: Int
  }

  private unowned let template: CellTemplate
  private let window: Int
  private let height: Int
  private let chrome: [Int]
  /// The first of four inputs for the margins of the content; -1 if they are not used.
  private let margins: Int
  private let sources: [Source]
  /// The rows that the inputs are the constants of.
  let rows: [ConstraintID]

  /// The views with content.
  var views: [LayoutView] { sources.map(\.view) }
  /// The indices of the sources that wrap.
  let wrapping: [Int]
  /// The widths of the views that wrap.
  let wrappingVariables: [Variable]

  init?(_ engine: LayoutEngine, _ template: CellTemplate) {
    self.template = template
    guard engine.tables.window.count == 4 else { return nil }
    var rows = [engine.tables.window[2]]
    window = 0
    guard let fitting = engine.tables.constraints[template.fitting.slot] else { return nil }
    height = 1
    rows.append(fitting.id)
    var chrome: [Int] = []
    for constraint in template.chrome {
      guard let record = engine.tables.constraints[constraint.slot] else { return nil }
      chrome.append(rows.count)
      rows.append(record.id)
    }
    var margins = -1
    var sources: [Source] = []
    var wrapping: [Int] = []
    var wrappingVariables: [Variable] = []
    for record in engine.tables.items.values {
      if let guide = record.item as? LayoutGuide, let relation = record.guide {
        guard guide === template.view.contentView.layoutMarginsGuide else { return nil }
        margins = rows.count
        rows += relation.rows
        continue
      }
      guard let view = record.item as? LayoutView, record.width != nil || record.height != nil
      else { continue }
      var places = (width: -1, height: -1)
      if let row = record.width {
        places.width = rows.count
        rows.append(row.id)
      }
      if let row = record.height {
        places.height = rows.count
        rows.append(row.id)
      }
      let wraps = view.heights != nil && record.height != nil
      if wraps {
        wrapping.append(sources.count)
        wrappingVariables.append(record.variables.width)
      }
      sources.append(
        Source(
          view: view, hasWidth: record.width != nil, hasHeight: record.height != nil,
          priorities: Self.priorities(of: view), width: places.width, height: places.height,
          wrapping: wraps ? wrapping.count - 1 : -1))
    }
    self.chrome = chrome
    self.margins = margins
    self.sources = sources
    self.rows = rows
    self.wrapping = wrapping
    self.wrappingVariables = wrappingVariables
  }

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
      return source.hasWidth == (view.intrinsicContentSize.width >= 0)
        && source.hasHeight == (view.heights != nil || view.intrinsicContentSize.height >= 0)
        && (source.wrapping >= 0) == (view.heights != nil)
        && source.priorities == Self.priorities(of: view)
    }
  }

  /// Whether the rows are still those of the engine.
  func isCurrent(_ engine: LayoutEngine) -> Bool {
    CellPlan(engine, template)?.rows == rows
  }

  /// What the views show now.
  func content() -> CellContent {
    var inputs = [Double](repeating: 0, count: rows.count)
    writeMetrics(to: &inputs)
    inputs[height] = template.fixedHeight ?? 0
    var heights: [HeightTable] = []
    for source in sources {
      let size = source.view.intrinsicContentSize
      if source.hasWidth { inputs[source.width] = size.width }
      if source.wrapping >= 0, let table = source.view.heights {
        heights.append(table)
      } else if source.hasHeight {
        inputs[source.height] = size.height
      }
    }
    return CellContent(inputs: inputs, heights: heights)
  }

  /// Gives the views a content that was read from them.
  func show(_ content: CellContent) {
    for source in sources {
      if source.hasWidth { source.view.intrinsicContentSize.width = content.inputs[source.width] }
      if source.wrapping >= 0 {
        source.view.heights = content.heights[source.wrapping]
      } else if source.hasHeight {
        source.view.intrinsicContentSize.height = content.inputs[source.height]
      }
    }
  }

  func writeMetrics(to inputs: inout [Double]) {
    guard let metrics = template.metrics else { return }
    inputs[window] = metrics.width
    for (index, constraint) in zip(chrome, template.chrome) {
      inputs[index] = constraint.constant
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

  // MARK: Wrapping

  /// Before the width is known, the height at the natural width is the guess.
  func forgetWrapping(_ content: inout CellContent) {
    for index in wrapping {
      let source = sources[index]
      let width = source.hasWidth ? content.inputs[source.width] : -1
      content.inputs[source.height] =
        content.heights[source.wrapping].height(forWidth: width) ?? 0
    }
  }

  /// Takes the height at a width over; returns whether it is another one than before.
  func wrap(_ wrapping: Int, width: Double, _ content: inout CellContent) -> Bool {
    let source = sources[self.wrapping[wrapping]]
    guard let height = content.heights[wrapping].height(forWidth: width),
      height != content.inputs[source.height]
    else { return false }
    content.inputs[source.height] = height
    return true
  }
}

extension PendingEdits {
  /// Whether nothing but contents of views changed.
  var isOnlyContent: Bool {
    var others = self
    others.contents = []
    return others.isEmpty
  }
}
