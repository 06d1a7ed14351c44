internal import TinamouSolver

/// The values, read from frames, that are no longer up to date.
private struct OutdatedReadings {
  var relations: [(guide: LayoutGuide, relation: GuideRelation)] = []
  var sizes: [(view: LayoutView, size: Size)] = []

  var isEmpty: Bool { relations.isEmpty && sizes.isEmpty }
}

extension LayoutModel {
  /// The maximum number of rounds that update what depends on frames.
  static let largestNumberOfRounds = 4

  /// Reads the frames and updates what depends on them, until nothing changes.
  ///
  /// No linear relation can express these quantities: the height of wrapping text, where the safe
  /// area ends inside a view, or the readable guide, which jumps from 712 down to 664 points.
  func runRounds() throws(LayoutError) {
    diagnostics = []
    rounds = 0
    tracer?.roundsWillBegin(self)
    while true {
      let readings = readFrames()
      if readings.isEmpty { return }
      if rounds == Self.largestNumberOfRounds {
        let visible = visible(readings)
        if visible.isEmpty { return }
        tracer?.roundsDidNotSettle(self)
        return try apply(narrowed(visible))
      }
      rounds += 1
      try apply(readings)
    }
  }

  /// Resets everything that depends on frames to what the model alone implies.
  ///
  /// A quantity can depend on itself, and then several layouts are consistent. Every computation
  /// starts here, and not from the last layout, so the answer is a function of the model.
  func forgetFrames() throws(SolverError) {
    for (guide, relation) in outdatedRelations(beforeLayout: true) {
      try setRelation(relation, of: guide)
    }
    for (view, index) in readings.contents
    where items.read(index, { $0.wrappedSize }) ?? nil != nil {
      try setWrappedSize(nil, of: view)
    }
  }

  /// The environment for margins and safe areas; `nil` outside of a window.
  var insetsEnvironment: LayoutEnvironment? {
    fitting?.isDetached ?? false ? nil : environment
  }

  /// Makes the rounds read the frames on which an item depends.
  func readWithFrames(_ item: LayoutItem) {
    let index = index(of: item)
    guard index >= 0, readers.index(of: item.rank) < 0 else { return }
    readers.insert(FrameReadings.Reader(item: item, index: index))
  }

  private func readFrames() -> OutdatedReadings {
    tracer?.framesWillBeRead(self)
    var outdated = OutdatedReadings()
    outdated.relations = outdatedRelations(beforeLayout: false)
    for (view, index) in readings.contents {
      guard let record = items[index] else { continue }
      let insets = view.alignmentRectInsets
      let width = solver.reading(of: record.variables.width) - insets.left - insets.right
      guard let size = contents.wrappedSize(of: view, width: width) else { continue }
      // A negative size is none, and has no row.
      let height = size.height < 0 ? nil : size.height
      if height != record.height?.value || size.width != record.width?.value ?? size.width {
        outdated.sizes.append((view, size))
      }
    }
    return outdated
  }

  /// Returns the relations of system guides that differ from the present ones, with the frames that
  /// are expected before the layout, or with those of the layout.
  private func outdatedRelations(
    beforeLayout: Bool
  ) -> [(guide: LayoutGuide, relation: GuideRelation)] {
    let readings = readings
    if readings.guides.isEmpty { return [] }
    let window = Rect(origin: .zero, size: environment.windowSize)
    var resolver = InsetsResolver(
      environment: insetsEnvironment, platform: environment.platform)
    var outdated: [(guide: LayoutGuide, relation: GuideRelation)] = []
    readings.computeRelations(&resolver) { place in
      FrameNumbers(
        beforeLayout
          ? readings.givenFrame(ofPlace: place) ?? window
          : readings.frame(ofPlace: place, solver))
    } receive: { guide, index, relation in
      let present = items.read(index) { $0.guide?.relation } ?? nil
      if relation != present { outdated.append((guide, relation)) }
    }
    return outdated
  }

  /// Returns the readings that differ from the present ones by as much as public values can tell.
  ///
  /// Frames that approach an end, but never reach it, have settled when nobody can see it any more.
  private func visible(_ readings: OutdatedReadings) -> OutdatedReadings {
    func isVisible(_ new: Double, _ old: Double?) -> Bool {
      old.map { abs(new - $0) > PublicUnit.unit / 2 } ?? true
    }
    var visible = OutdatedReadings()
    visible.relations = readings.relations.filter { guide, relation in
      guard let old = record(of: guide)?.guide?.relation else { return true }
      return zip(
        [relation.horizontal, relation.vertical], [old.horizontal, old.vertical]
      ).contains { new, old in
        !new.isOfSameForm(as: old) || zip(new.numbers, old.numbers).contains { isVisible($0, $1) }
      }
    }
    visible.sizes = readings.sizes.filter { view, size in
      let record = record(of: view)
      return isVisible(size.height, record?.height?.value)
        || isVisible(size.width, record?.width?.value ?? size.width)
    }
    return visible
  }

  private func apply(_ readings: OutdatedReadings) throws(LayoutError) {
    try updateSolver { () throws(SolverError) in
      for (guide, relation) in readings.relations { try setRelation(relation, of: guide) }
      for (view, size) in readings.sizes { try setWrappedSize(size, of: view) }
    }
  }

  /// Returns readings for rounds that alternate: less space for guides, and the height of narrower
  /// text.
  private func narrowed(_ readings: OutdatedReadings) -> OutdatedReadings {
    var narrowed = OutdatedReadings()
    var numbers = PlainNumbers()
    for (guide, relation) in readings.relations.sorted(byNumber: \.guide.rank) {
      diagnostics.append(.unsettled(item: guide.qualifiedName, quantity: "frame"))
      let current = record(of: guide)?.guide?.relation ?? relation
      let narrower = guide.owningView.map { relation.narrower(than: current, of: $0, &numbers) }
      narrowed.relations.append((guide, narrower ?? relation))
    }
    for (view, size) in readings.sizes.sorted(byNumber: \.view.rank) {
      diagnostics.append(.unsettled(item: view.qualifiedName, quantity: "height"))
      let record = record(of: view)
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
