internal import TinamouSolver

/// The values, read from frames, that are no longer up to date.
struct OutdatedReadings {
  var relations: [(guide: LayoutGuide, relation: GuideRelation)] = []
  var sizes: [(view: LayoutView, size: Size)] = []
  /// Whether any reading differs from what the model has whose frames were read.
  var differFromSource = false

  var count: Int { relations.count + sizes.count }
  var isEmpty: Bool { count == 0 }
}

extension LayoutModel {
  /// The maximum number of rounds that update what depends on frames.
  static let largestNumberOfRounds = 4

  /// Reads the frames and updates what depends on them, until nothing changes.
  ///
  /// No linear relation can express these quantities: the height of wrapping text, where the safe
  /// area ends inside a view, or the readable guide, which jumps from 712 down to 664 points.
  func runRounds() throws(LayoutError) {
    tracer?.roundsWillBegin(self)
    readingsAfterDrafts = 0
    while true {
      tracer?.framesWillBeRead(self)
      let readings = outdatedReadings(in: self)
      if readings.isEmpty { return }
      if rounds == Self.largestNumberOfRounds {
        let visible = visible(readings)
        if visible.isEmpty { return }
        tracer?.roundsDidNotSettle(self)
        return try apply(narrowed(visible))
      }
      rounds += 1
      if rounds == drafts.count + 1 { readingsAfterDrafts = readings.count }
      try apply(readings)
    }
  }

  /// Resets everything that depends on frames to what the model alone implies.
  ///
  /// A quantity can depend on itself, and then several layouts are consistent. Every computation
  /// starts here, and not from the last layout, so the answer is a function of the model.
  func forgetFrames() throws(SolverError) {
    for (guide, relation) in outdatedRelations(in: self, beforeLayout: true) {
      try setRelation(relation, of: guide)
    }
    for (view, index) in readings.contents
    where items.read(index, { $0.content.wrappedSize }) ?? nil != nil {
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

  /// Reads the frames of a layout of the same tree.
  ///
  /// - Parameter source: This model or one of its drafts.
  /// - Returns: The readings that differ from what this model has.
  func outdatedReadings(in source: LayoutModel) -> OutdatedReadings {
    var outdated = OutdatedReadings()
    outdated.relations = outdatedRelations(in: source, beforeLayout: false)
    for (view, index) in source.readings.contents {
      guard let size = source.readSize(of: view, at: index) else { continue }
      let own = source === self ? index : items.index(of: view.rank)
      if !hasContent(of: size, at: own) { outdated.sizes.append((view, size)) }
      if source !== self, !outdated.differFromSource {
        outdated.differFromSource = !source.hasContent(of: size, at: index)
      }
    }
    if source !== self, !outdated.differFromSource {
      outdated.differFromSource = !source.outdatedRelations(in: source, beforeLayout: false).isEmpty
    }
    return outdated
  }

  /// Whether the rows of a content size have this size.
  private func hasContent(of size: Size, at index: Int32) -> Bool {
    items.read(index) { $0.hasContent(of: size) } ?? true
  }

  /// Returns the content size of a view at its width in the layout; `nil` if the width makes no
  /// difference.
  private func readSize(of view: LayoutView, at index: Int32) -> Size? {
    guard let variable = items.read(index, { $0.variables.width }) else { return nil }
    let insets = view.alignmentRectInsets
    return readSize(
      of: view, at: index, width: solver.reading(of: variable) - insets.left - insets.right)
  }

  /// Returns the content size of a view at a width of its content; `nil` if the width makes no
  /// difference.
  func readSize(of view: LayoutView, at index: Int32, width: Double) -> Size? {
    let known = items.read(index) { $0.content.measuredSize } ?? nil
    if let known, known.widths.contains(width) { return known.size }
    guard let measured = contents.wrappedSize(of: view, around: width) else { return nil }
    items.modify(index) { $0.content.measuredSize = measured }
    return measured.size
  }

  /// Returns the lines of a wrapping text at a width of its content.
  func textStretch(of view: LayoutView, at index: Int32, width: Double) -> TextStretch? {
    let known = items.read(index) { $0.content.stretch } ?? nil
    if let known, known.isUniform, known.widths.contains(width) { return known }
    let stretch = contents.textStretch(of: view, width: width)
    items.modify(index) { $0.content.stretch = stretch }
    return stretch
  }

  /// Returns the relations of system guides that differ from those of this model, with the frames
  /// that are expected before the layout, or with those of the layout.
  ///
  /// - Parameters:
  ///   - source: This model or one of its drafts, whose frames are read.
  ///   - beforeLayout: Whether the frames that are expected before the layout count.
  /// - Returns: The relations.
  private func outdatedRelations(
    in source: LayoutModel, beforeLayout: Bool
  ) -> [(guide: LayoutGuide, relation: GuideRelation)] {
    let readings = source.readings
    if readings.guides.isEmpty { return [] }
    let window = Rect(origin: .zero, size: environment.windowSize)
    var resolver = InsetsResolver(
      environment: insetsEnvironment, platform: environment.platform)
    var outdated: [(guide: LayoutGuide, relation: GuideRelation)] = []
    readings.computeRelations(&resolver) { place in
      FrameNumbers(
        beforeLayout
          ? readings.givenFrame(ofPlace: place) ?? window
          : readings.frame(ofPlace: place, source.solver))
    } receive: { guide, index, relation in
      let own = source === self ? index : items.index(of: guide.rank)
      let present = items.read(own) { $0.place.guide?.relation } ?? nil
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
      guard let old = record(of: guide)?.place.guide?.relation else { return true }
      return zip(
        [relation.horizontal, relation.vertical], [old.horizontal, old.vertical]
      ).contains { new, old in
        !new.isOfSameForm(as: old) || zip(new.numbers, old.numbers).contains { isVisible($0, $1) }
      }
    }
    visible.sizes = readings.sizes.filter { view, size in
      let record = record(of: view)
      return isVisible(size.height, record?.content.height?.value)
        || isVisible(size.width, record?.content.width?.value ?? size.width)
    }
    return visible
  }

  private func apply(_ readings: OutdatedReadings) throws(LayoutError) {
    try updateSolver { () throws(SolverError) in try write(readings) }
  }

  func write(_ readings: OutdatedReadings) throws(SolverError) {
    for (guide, relation) in readings.relations { try setRelation(relation, of: guide) }
    for (view, size) in readings.sizes { try setWrappedSize(size, of: view) }
  }

  /// Returns readings for rounds that alternate: less space for guides, and the height of narrower
  /// text.
  private func narrowed(_ readings: OutdatedReadings) -> OutdatedReadings {
    var narrowed = OutdatedReadings()
    var numbers = PlainNumbers()
    for (guide, relation) in readings.relations.sorted(byNumber: \.guide.rank) {
      diagnostics.append(.unsettled(item: guide.qualifiedName, quantity: "frame"))
      let current = record(of: guide)?.place.guide?.relation ?? relation
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
            width: min(size.width, record?.content.width?.value ?? size.width),
            height: max(size.height, record?.content.height?.value ?? size.height))
        ))
    }
    return narrowed
  }
}
