import TinamouLayout

/// Which numbers of a template are inputs of its layout, and where they come from.
struct CellPlan {
  /// A view with content.
  private struct Source {
    unowned let view: LayoutView
    let priorities: [LayoutPriority]
    /// Where the width and height are among the inputs; -1 for one that the view does not have.
    var width = -1
    var height = -1
    let wraps: Bool
    /// What the frame has in addition to the content, in points.
    var insets = Size.zero
  }

  private unowned let template: CellTemplate
  private(set) var inputs: [LayoutInput] = [.windowWidth]
  /// Where the constants of the list's constraints are, with what alignment rectangles add to them.
  private var decoration: [(input: Int, offset: Double)] = []
  /// The first of four inputs for the margins of the content; -1 if they are not used.
  private var margins = -1
  private var sources: [Source] = []
  /// The indices of the sources that wrap.
  private(set) var wrapping: [Int] = []

  /// The width of the list and the height that it prescribes.
  private static let width = 0
  private static let height = 1

  /// The views that wrap.
  var wrappingViews: [LayoutView] { wrapping.map { sources[$0].view } }

  /// The plan for an engine that has just solved; `nil` if the layout depends on more than content.
  init?(_ engine: LayoutEngine, _ template: CellTemplate) {
    self.template = template
    let content = template.view.contentView
    guard !content.preservesSuperviewLayoutMargins, content.additionalSafeAreaInsets == .zero,
      let contents = engine.contentInputs(besides: content.layoutMarginsGuide)
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

  /// The index of the source for a view, which is made if there is none.
  private mutating func source(of view: LayoutView) -> Int {
    if let last = sources.last, last.view === view { return sources.count - 1 }
    sources.append(
      Source(view: view, priorities: Self.priorities(of: view), wraps: Self.wraps(view)))
    return sources.count - 1
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

  /// Whether contents that were read with one plan can be used with the other.
  func hasSameInputs(as other: CellPlan) -> Bool {
    other.inputs.count == inputs.count
      && zip(other.inputs, inputs).allSatisfy { $0.isSame(as: $1) }
      && other.wrapping == wrapping
  }

  /// Whether the inputs are still those of the engine.
  func isCurrent(_ engine: LayoutEngine) -> Bool {
    guard let new = CellPlan(engine, template) else { return false }
    return hasSameInputs(as: new) && new.matches(sources.map(\.view))
  }

  // MARK: Content

  /// Adds what the views show now to a content.
  func read(into content: inout CellContent) {
    content.inputs = [Double](repeating: 0, count: inputs.count)
    writeMetrics(to: &content)
    content.inputs[Self.height] = content.fixedHeight ?? 0
    for source in sources {
      let size = naturalSize(of: source.view)
      write(size, of: source, to: &content.inputs)
      content.shown.append(ShownContent(source.view))
      if source.wraps {
        content.naturalSizes.append(size)
        content.wrapped.append(CellContent.Wrapped(width: .nan, size: size))
      }
    }
  }

  /// Gives the views a content that was read from them.
  func show(_ content: CellContent) {
    for (source, shown) in zip(sources, content.shown) { shown.give(to: source.view) }
  }

  /// The content size of a view whose width is not known.
  private func naturalSize(of view: LayoutView) -> Size {
    template.engine.naturalSize(of: view)
  }

  private func write(_ size: Size, of source: Source, to inputs: inout [Double]) {
    if source.width >= 0 { inputs[source.width] = size.width + source.insets.width }
    if source.height >= 0 { inputs[source.height] = size.height + source.insets.height }
  }

  /// Writes what the list prescribes.
  func writeMetrics(to content: inout CellContent) {
    guard let metrics = template.metrics else { return }
    content.inputs[Self.width] = metrics.width
    for (place, constraint) in zip(decoration, template.decoration) {
      content.inputs[place.input] = constraint.constant - place.offset
    }
    guard margins >= 0 else { return }
    let view = template.view.contentView
    let insets = (content.margins ?? .directional(view.standardMargins))
      .resolved(for: view.effectiveUserInterfaceLayoutDirection)
    for part in LayoutInput.GuidePart.allCases {
      content.inputs[margins + part.rawValue] = part.value(insets)
    }
  }

  // MARK: Wrapping

  /// Before the width is known, the natural size is the guess.
  func forgetWrapping(_ content: inout CellContent) {
    for (number, index) in wrapping.enumerated() {
      write(content.naturalSizes[number], of: sources[index], to: &content.inputs)
    }
  }

  /// Takes the size at a width over; returns whether it is another one than before.
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
