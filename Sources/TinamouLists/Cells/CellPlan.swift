import TinamouLayout

/// Which numbers of a template are inputs of its layout, and where their values come from.
struct CellPlan {
  /// A view with content.
  private struct Source {
    unowned let view: LayoutView
    let priorities: Priorities
    /// The indices of the inputs for width and height; -1 for a dimension that the content does not
    /// have.
    var width = -1
    var height = -1
    let wraps: Bool
    /// How much larger the frame is than the content, in points.
    var insets = Size.zero
  }

  /// How strongly a view keeps the size of its content.
  private struct Priorities: Equatable {
    private let horizontal: (hugging: LayoutPriority, compressionResistance: LayoutPriority)
    private let vertical: (hugging: LayoutPriority, compressionResistance: LayoutPriority)

    init(of view: LayoutView) {
      func priorities(_ axis: LayoutAxis) -> (LayoutPriority, LayoutPriority) {
        (
          view.contentHuggingPriority(for: axis),
          view.contentCompressionResistancePriority(for: axis)
        )
      }
      (horizontal, vertical) = (priorities(.horizontal), priorities(.vertical))
    }

    static func == (left: Self, right: Self) -> Bool {
      left.horizontal == right.horizontal && left.vertical == right.vertical
    }
  }

  private unowned let template: CellTemplate
  private(set) var inputs: [LayoutInput] = [.windowWidth]
  /// The inputs for the constants of the list's constraints, with the offset of the alignment
  /// rectangle.
  private var decoration: [(input: Int, offset: Double)] = []
  /// The first of four inputs for the margins of the content; -1 if they are not used.
  private var margins = -1
  private var sources: [Source] = []
  /// The indices of the sources that wrap.
  private(set) var wrapping: [Int] = []

  /// The indices of the inputs for the width of the list and the height that it sets.
  private static let width = 0
  private static let height = 1

  /// The views with content.
  var views: [LayoutView] { sources.map(\.view) }
  /// The views that wrap.
  var wrappingViews: [LayoutView] { wrapping.map { sources[$0].view } }

  /// Makes the plan for an engine that has just solved; `nil` if the layout depends on more than
  /// content.
  init?(_ engine: LayoutEngine, _ template: CellTemplate) {
    self.template = template
    let content = template.view.contentView
    guard !content.preservesSuperviewLayoutMargins, content.additionalSafeAreaInsets == .zero,
      let contents = engine.contentInputs(besides: content.layoutMarginsGuide),
      !template.view.subtreeViews().contains(where: Self.hasHeightAtSomeWidths)
    else { return nil }
    inputs.append(.constant(template.fitting))
    for constraint in template.decoration {
      guard let offset = engine.constantOffset(of: constraint) else { return nil }
      decoration.append((inputs.count, offset))
      inputs.append(.constant(constraint))
    }
    for (input, offset) in contents {
      switch input {
      case .guide(_, let part): if part == .left { margins = inputs.count }
      case .contentWidth(let view):
        let index = source(of: view)
        sources[index].width = inputs.count
        sources[index].insets.width = offset
      case .contentHeight(let view):
        let index = source(of: view)
        sources[index].height = inputs.count
        sources[index].insets.height = offset
      case .windowWidth, .constant: break
      }
      inputs.append(input)
    }
    wrapping = sources.indices.filter { sources[$0].wraps }
  }

  /// The index of the source for a view; it is added if there is none.
  private mutating func source(of view: LayoutView) -> Int {
    if let last = sources.last, last.view === view { return sources.count - 1 }
    sources.append(
      Source(view: view, priorities: Priorities(of: view), wraps: Self.wraps(view)))
    return sources.count - 1
  }

  private static func wraps(_ view: LayoutView) -> Bool { view.heights != nil || view.wrapsText }

  /// Whether the content has a height at some widths and none at others: its row is not always in
  /// the model.
  private static func hasHeightAtSomeWidths(_ view: LayoutView) -> Bool {
    let heights = view.heights?.entries.map(\.height) ?? []
    return heights.contains { $0 < 0 } && heights.contains { $0 >= 0 }
  }

  /// Whether all changed views are sources of inputs.
  func covers(_ changed: [LayoutView]) -> Bool {
    changed.allSatisfy { view in sources.contains { $0.view === view } }
  }

  /// Whether the view of a source, whose content has a size, still has content of the same kind.
  private func matches(_ source: Source, _ size: Size) -> Bool {
    (source.width >= 0) == (size.width >= 0) && (source.height >= 0) == (size.height >= 0)
      && source.wraps == Self.wraps(source.view)
      && source.priorities == Priorities(of: source.view)
      && !Self.hasHeightAtSomeWidths(source.view)
  }

  private func hasSameInputs(as other: CellPlan) -> Bool {
    other.inputs.count == inputs.count
      && zip(other.inputs, inputs).allSatisfy { $0.isSame(as: $1) }
      && other.wrapping == wrapping
  }

  /// Whether the engine still has these inputs, and its content is of the same kind.
  func isCurrent(_ engine: LayoutEngine) -> Bool {
    guard let new = CellPlan(engine, template) else { return false }
    return hasSameInputs(as: new) && sources.allSatisfy { matches($0, naturalSize(of: $0.view)) }
  }

  // MARK: Content

  /// Appends what the views show now to the content.
  ///
  /// - Returns: Whether the content of each view still is of the same kind.
  @discardableResult
  func read(into content: inout CellContent) -> Bool {
    content.inputs = [Double](repeating: 0, count: inputs.count)
    writeMetrics(to: &content)
    content.inputs[Self.height] = content.fixedHeight ?? 0
    var isSame = true
    for source in sources {
      let size = naturalSize(of: source.view)
      if !matches(source, size) { isSame = false }
      write(size, of: source, to: &content.inputs)
      content.shown.append(ShownContent(source.view))
      if source.wraps {
        content.naturalSizes.append(size)
        content.wrapped.append(CellContent.Wrapped(width: .nan, size: size))
      }
    }
    return isSame
  }

  /// The content size of a view whose width is not known.
  private func naturalSize(of view: LayoutView) -> Size {
    template.engine.naturalSize(of: view)
  }

  private func write(_ size: Size, of source: Source, to inputs: inout [Double]) {
    if source.width >= 0 { inputs[source.width] = size.width + source.insets.width }
    if source.height >= 0 { inputs[source.height] = size.height + source.insets.height }
  }

  /// Writes the values that the list sets to the content.
  func writeMetrics(to content: inout CellContent) {
    guard let metrics = template.metrics else { return }
    content.inputs[Self.width] = metrics.width
    for (place, constraint) in zip(decoration, template.decoration) {
      content.inputs[place.input] = constraint.constant - place.offset
    }
    guard margins >= 0 else { return }
    let view = template.view.contentView
    let standard = template.view.contentMargins(metrics)
    let insets = (content.margins ?? .directional(standard))
      .resolved(for: view.effectiveUserInterfaceLayoutDirection)
    for part in LayoutInput.GuidePart.allCases {
      content.inputs[margins + part.rawValue] = part.value(insets)
    }
  }

  // MARK: Wrapping

  /// Drops what was measured at a width, so that the natural size is the first estimate again.
  func resetWrapping(_ content: inout CellContent) {
    for (number, index) in wrapping.enumerated() {
      write(content.naturalSizes[number], of: sources[index], to: &content.inputs)
    }
  }

  /// Measures content at a width; returns whether its size has changed.
  func wrap(_ number: Int, width: Double, _ content: inout CellContent) -> Bool {
    let source = sources[wrapping[number]]
    if content.wrapped[number].width != width {
      let shown = content.shown[wrapping[number]]
      guard let size = shown.size(in: source.view, width: width, template.engine) else {
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
