internal import TinamouSolver

/// What a reading of the frames says is no longer up to date.
private struct Readings {
  var relations: [(guide: LayoutGuide, relation: GuideRelation)] = []
  var sizes: [(view: LayoutView, size: Size)] = []

  var isEmpty: Bool { relations.isEmpty && sizes.isEmpty }
}

extension LayoutEngine {
  /// How often what depends on frames is brought up to date with them at most.
  static let largestNumberOfRounds = 4

  /// Reads the frames and updates what depends on them until nothing changes.
  ///
  /// No linear relation can say these things: the height of wrapping text, where the safe area
  /// ends inside a view, or that the readable guide jumps from 712 down to 664 points.
  func runRounds() throws(LayoutError) {
    diagnostics = []
    rounds = 0
    tracer?.roundsWillBegin(self)
    var readings = readFrames()
    while !readings.isEmpty {
      if rounds == Self.largestNumberOfRounds {
        tracer?.roundsDidNotSettle()
        try apply(narrowed(readings))
        return
      }
      rounds += 1
      try apply(readings)
      readings = readFrames()
    }
  }

  /// Sets what depends on frames to what the model alone lets one expect.
  ///
  /// A quantity can depend on itself, and then several layouts agree with themselves. Since every
  /// settling starts here, and not from the last layout, the answer is a function of the model.
  func forgetFrames() throws(SolverError) {
    var resolver = expectations()
    for item in tables.frameReaders.values {
      if let guide = item as? LayoutGuide, let view = guide.owningView {
        let relation = resolver.relation(of: guide, in: view)
        if relation != tables.items[guide.slot]?.guide?.relation {
          try setRelation(relation, of: guide)
        }
      } else if tables.items[item.slot]?.wrappedSize != nil {
        tables.items.modify(item.slot) { $0.wrappedSize = nil }
        try updateContent(of: item)
      }
    }
  }

  /// Insets as if every view whose frame is not given filled the window.
  func expectations() -> InsetsResolver {
    let window = Rect(origin: .zero, size: environment.windowSize)
    return InsetsResolver(environment: insetsEnvironment) { [self] view in
      if view.engine !== self { return view.frame }
      return view.translation?.frame ?? window
    }
  }

  /// The frame of a view or guide in its container, in points, before rounding.
  func exactFrame(of item: LayoutItem) -> Rect {
    guard let variables = record(of: item)?.variables else {
      return (item as? LayoutView)?.frame ?? .zero
    }
    return Rect(
      x: solver.value(of: variables.x), y: solver.value(of: variables.y),
      width: solver.value(of: variables.width), height: solver.value(of: variables.height))
  }

  /// From now on reads the frames that an item depends on.
  func readWithFrames(_ item: LayoutItem) {
    guard let record = tables.items[item.slot], record.readerSlot < 0 else { return }
    let slot = tables.frameReaders.insert(item)
    tables.items.modify(item.slot) { $0.readerSlot = slot }
  }

  private func readFrames() -> Readings {
    tracer?.framesWillBeRead(self)
    var readings = Readings()
    var resolver = InsetsResolver(environment: insetsEnvironment) { [self] in
      exactFrame(of: $0)
    }
    for item in tables.frameReaders.values {
      guard let record = tables.items[item.slot] else { continue }
      if let guide = item as? LayoutGuide, let view = guide.owningView {
        let relation = resolver.relation(of: guide, in: view)
        if relation != record.guide?.relation { readings.relations.append((guide, relation)) }
      } else if let view = item as? LayoutView {
        let insets = view.alignmentRectInsets
        let width = solver.value(of: record.variables.width) - insets.left - insets.right
        guard let size = wrappedSize(of: view, width: width) else { continue }
        if size.height != record.height?.value || size.width != record.width?.value ?? size.width {
          readings.sizes.append((view, size))
        }
      }
    }
    return readings
  }

  private func apply(_ readings: Readings) throws(LayoutError) {
    try updateSolver { () throws(SolverError) in
      for (guide, relation) in readings.relations { try setRelation(relation, of: guide) }
      for (view, size) in readings.sizes {
        tables.items.modify(view.slot) { $0.wrappedSize = size }
        try updateContent(of: view)
      }
    }
  }

  /// Where the rounds went in circles: less room for guides, the height of narrower text.
  private func narrowed(_ readings: Readings) -> Readings {
    var narrowed = Readings()
    for (guide, relation) in readings.relations.sorted(by: { $0.guide.rank < $1.guide.rank }) {
      diagnostics.append(.unsettled(item: guide.qualifiedName, quantity: "frame"))
      let current = tables.items[guide.slot]?.guide?.relation
      narrowed.relations.append((guide, current.map(relation.narrower) ?? relation))
    }
    for (view, size) in readings.sizes.sorted(by: { $0.view.rank < $1.view.rank }) {
      diagnostics.append(.unsettled(item: view.qualifiedName, quantity: "height"))
      let record = tables.items[view.slot]
      narrowed.sizes.append(
        (
          view,
          Size(
            width: min(size.width, record?.width?.value ?? size.width),
            height: max(size.height, record?.height?.value ?? size.height))
        ))
    }
    return narrowed
  }
}
