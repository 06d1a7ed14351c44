internal import TinamouSolver

/// Follows a layout while it is made, round by round. It computes how every number changes with the
/// window, and the range of window sizes in which only numbers change.
///
/// It only reads: the layout is the same as without it.
final class LayoutTracer {
  /// What a round reads from frames.
  private struct Reading {
    var guides: [ObjectIdentifier: GuideNumbers<MovingNumber>] = [:]
    /// The widths at which wrapping texts were read, and those of their lines, by the indices of
    /// views.
    var texts: [(width: MovingNumber, lines: MovingNumber)?] = []
  }

  private enum State {
    /// The rates may change with the next reading.
    case reading
    /// The last reading was the same as the one before.
    case settled
    /// The rounds ended before the frames settled, and the narrower choice was applied.
    case keptNarrower
  }

  /// The axis along which the size of the window varies.
  let axis: LayoutAxis
  private(set) var range = TracedRange()
  /// The solution and how it changes, at the last computed rates.
  private(set) var sensitivity: Sensitivity?
  /// The changes of the constants of rows for each point of the window.
  private(set) var rates: [ConstraintID: Double] = [:]
  /// The offsets of the contents that begin beside their insets.
  private var offsets: [ObjectIdentifier: OriginNumbers<MovingNumber>] = [:]
  private var reading = Reading()
  /// The reading on which the present frames depend.
  private var lastReading = Reading()
  private var state = State.reading

  init(_ axis: LayoutAxis) { self.axis = axis }

  /// The width or height of the window itself.
  private func windowSize(of model: LayoutModel) -> (width: MovingNumber, height: MovingNumber) {
    let size = model.environment.windowSize
    return (
      MovingNumber(size.width, rate: axis == .horizontal ? 1 : 0),
      MovingNumber(size.height, rate: axis == .vertical ? 1 : 0)
    )
  }

  // MARK: Reading the layout

  /// Called before sets are switched by the traits of the window.
  func windowWillDecide(_ sets: [ConstraintSet], _ model: LayoutModel) {
    let (width, height) = windowSize(of: model)
    for condition in sets.flatMap(\.conditions) {
      if condition.traits.aspect != nil {
        let isLandscape = width.value >= height.value
        if isLandscape {
          range.keepNotNegative(width - height, .aspect)
        } else {
          range.keepPositive(height - width, .aspect)
        }
      }
      if condition.view == nil || condition.view === model.root {
        keep(condition.limits, width, height, isWindow: true, model.root)
      }
    }
  }

  /// Called when the frames are reset and guides have estimated positions.
  func roundsWillBegin(_ model: LayoutModel) {
    rates = [:]
    reading = Reading()
    reading.texts = Array(repeating: nil, count: model.items.capacity)
    let moving = axis == .horizontal ? 2 : 3
    if let rows = model.placedRoot?.rows { rates[rows[moving]] = 1 }
    for record in model.items.values {
      guard let rows = record.place.contentOffset?.rows,
        let offset = offsets[ObjectIdentifier(record.item)]
      else { continue }
      for (row, number) in zip(rows, [offset.x, offset.y]) { setRate(number.rate, of: row) }
    }
    let (width, height) = windowSize(of: model)
    let window = MovingRect(x: .zero, y: .zero, width: width, height: height)
    readGuides(model) { model.readings.givenFrame(ofPlace: $0).map(Self.still) ?? window }
    state = .reading
  }

  /// Called when the frames of a round are known, before they are read.
  func framesWillBeRead(_ model: LayoutModel) {
    guard respond(model) else { return }
    let before = rates
    lastReading = reading
    readGuides(model) { frame(of: model.readings.places[$0].view, model) }
    readContents(model)
    state = rates == before ? .settled : .reading
  }

  /// Called when the rounds end without settling, before the model keeps the narrower of the last
  /// two readings.
  func roundsDidNotSettle(_ model: LayoutModel) {
    state = .keptNarrower
    for (guide, _, place) in model.readings.guides {
      let id = ObjectIdentifier(guide)
      guard let relation = reading.guides[id], let last = lastReading.guides[id] else { continue }
      let view = model.readings.places[place].view
      setRates(of: guide, relation.narrower(than: last, of: view, &range), model)
    }
    for (view, index) in model.readings.contents {
      guard let width = reading.texts[Int(index)]?.lines,
        let row = model.items[index]?.content.width
      else { continue }
      let isFirst = lastReading.texts.isEmpty
      let last = (isFirst ? nil : lastReading.texts[Int(index)]?.lines) ?? MovingNumber(row.value)
      setRate(-range.larger(-width, -last, .lines(view.qualifiedName)).rate, of: row.id)
    }
  }

  /// Called when the size of a container is known and decides about sets.
  func container(_ view: LayoutView, decides sets: [ConstraintSet], _ model: LayoutModel) {
    finish(model)
    let frame = frame(of: view, model)
    for condition in sets.flatMap(\.conditions) where condition.view === view {
      keep(condition.limits, frame.width, frame.height, isWindow: false, view)
    }
  }

  /// Called before content is scrolled to begin beside its insets in the last layout.
  func willScroll(_ view: ScrollView, to start: Point, _ model: LayoutModel) {
    var resolver = resolver(model)
    let moving = resolver.startOffset(of: view) { frame(of: $0, model) }
    range = resolver.numbers
    offsets[ObjectIdentifier(view)] = OriginNumbers(
      x: MovingNumber(start.x, rate: moving.x.rate), y: MovingNumber(start.y, rate: moving.y.rate))
  }

  /// The origin of the coordinates of a view, and how it changes.
  func boundsOrigin(of view: LayoutView) -> OriginNumbers<MovingNumber> {
    offsets[ObjectIdentifier(view)] ?? OriginNumbers(view.boundsOrigin) { MovingNumber($0) }
  }

  /// Reads until the rates are consistent, like the values.
  func finish(_ model: LayoutModel) {
    if state == .keptNarrower { return followFinalFrames(model) }
    for _ in 0..<LayoutModel.largestNumberOfRounds where state == .reading {
      framesWillBeRead(model)
    }
    if state == .settled { return }
    range.limitAbove(by: TracedRange.End(distance: 0))
    range.limitBelow(by: TracedRange.End(distance: 0))
  }

  /// The model does not read the frames of the narrower choice. But the lines of texts are broken
  /// again to report them.
  private func followFinalFrames(_ model: LayoutModel) {
    guard respond(model) else { return }
    let final = rates
    readContents(model)
    rates = final
  }

  /// Computes the solution and how it changes at the present rates; returns whether it succeeded.
  private func respond(_ model: LayoutModel) -> Bool {
    let movements = rates.map { (constraint: $0.key, rate: $0.value) }
    guard let sensitivity = try? model.solver.sensitivity(to: [movements]) else { return false }
    self.sensitivity = sensitivity
    let ends = sensitivity.ends()
    range.limitBelow(by: TracedRange.End(ends.backward))
    range.limitAbove(by: TracedRange.End(ends.forward))
    return true
  }

  // MARK: Reading

  /// Returns the frame of an item in its container, and how it changes.
  func frame(of item: LayoutItem, _ model: LayoutModel) -> MovingRect {
    guard let variables = model.variables(of: item), let sensitivity else {
      return Self.still((item as? LayoutView)?.frame ?? .zero)
    }
    func number(_ variable: Variable) -> MovingNumber {
      let (value, rate) = sensitivity.value(of: variable)
      return MovingNumber(value, rate: rate)
    }
    return MovingRect(
      x: number(variables.x), y: number(variables.y), width: number(variables.width),
      height: number(variables.height))
  }

  /// Returns a rectangle that does not change.
  private static func still(_ rect: Rect) -> MovingRect { MovingRect(rect) { MovingNumber($0) } }

  private func readGuides(_ model: LayoutModel, _ frame: (Int) -> MovingRect) {
    var resolver = resolver(model)
    model.readings.computeRelations(&resolver, frame: frame) { guide, _, relation in
      reading.guides[ObjectIdentifier(guide)] = relation
      setRates(of: guide, relation, model)
    }
    range = resolver.numbers
  }

  private func resolver(_ model: LayoutModel) -> InsetsResolver<TracedRange> {
    InsetsResolver(
      environment: model.insetsEnvironment, platform: model.environment.platform,
      windowHeight: windowSize(of: model).height, offsets: offsets, numbers: range)
  }

  private func setRates(
    of guide: LayoutGuide, _ relation: GuideNumbers<MovingNumber>, _ model: LayoutModel
  ) {
    guard let record = model.record(of: guide), let rows = record.place.guide?.rows,
      let owner = guide.owningView.flatMap({ model.variables(of: $0) })
    else { return }
    let moving = LayoutModel.rows(relation.read(\.rate), record.variables, owner)
    for (row, rates) in zip(rows, moving) { setRate(-rates.expression.constant, of: row) }
  }

  private func readContents(_ model: LayoutModel) {
    for (view, index) in model.readings.contents {
      let known = model.items.read(index) { (width: $0.variables.width, row: $0.content.width?.id) }
      guard let known else { continue }
      let width = widthOfContent(of: view, known.width)
      if let heights = view.heights {
        keepStep(of: heights, at: width, view)
        continue
      }
      let last = reading.texts[Int(index)]
      // A round most often reads the widths of the last one.
      if last?.width == width { continue }
      guard let row = known.row, let lines = widthOfLines(of: view, index, at: width, model)
      else { continue }
      reading.texts[Int(index)] = (width, lines)
      if lines.rate != last?.lines.rate ?? 0 { setRate(lines.rate, of: row) }
    }
  }

  /// The width that a view has for its content, and how it changes.
  private func widthOfContent(of view: LayoutView, _ variable: Variable) -> MovingNumber {
    let insets = view.alignmentRectInsets
    let (value, rate) = sensitivity?.value(of: variable) ?? (0, 0)
    return MovingNumber(value, rate: rate) - insets.left - insets.right
  }

  /// Returns the width of the lines of a wrapping text and how it changes, and limits the range so
  /// that its lines stay the same; `nil` for other texts.
  private func widthOfLines(
    of view: LayoutView, _ index: Int32, at width: MovingNumber, _ model: LayoutModel
  ) -> MovingNumber? {
    guard let size = model.readSize(of: view, at: index, width: ReadingUnit.round(width.value))
    else { return nil }
    return MovingNumber(size.width, rate: contentRate(of: view, index, at: width, model))
  }

  /// Limits the range so that a text has the same lines that is measured at another width than that
  /// at which it is drawn.
  func keepDrawnLines(of view: LayoutView, _ model: LayoutModel) {
    guard let variable = model.variables(of: view)?.width else { return }
    let width = widthOfContent(of: view, variable)
    _ = contentRate(of: view, model.index(of: view), at: width, model)
  }

  /// Returns how the width of a wrapping text changes, and limits the range so that its lines stay
  /// the same.
  private func contentRate(
    of view: LayoutView, _ index: Int32, at width: MovingNumber, _ model: LayoutModel
  ) -> Double {
    func change() -> LayoutChange { .lines(view.qualifiedName) }
    guard range.isReading(width, atLeast: TextStretch.tolerance, orMoreOnly: true, change()),
      let stretch = model.textStretch(of: view, at: index, width: ReadingUnit.round(width.value))
    else { return 0 }
    let widths = stretch.widths
    let isGiven = isWidthGiven(model, index)
    let isExact = isGiven && isExactlyRead(view, model)
    _ = range.isReading(width, atLeast: widths.lowerBound, isExact: isExact, change())
    _ = range.isReading(width, atLeast: widths.upperBound, isExact: isExact, change())
    // The content of a view whose width is given moves nothing.
    if isGiven { return 0 }
    let least = stretch.widestLine - TextStretch.tolerance
    return range.isReading(width, atLeast: least, change()) ? 0 : width.rate
  }

  /// Whether the width of a content follows from the window without other readings, and the size of
  /// the window tells readings apart, as doubles below 2048 do.
  private func isExactlyRead(_ view: LayoutView, _ model: LayoutModel) -> Bool {
    let insets = view.alignmentRectInsets
    let size = windowSize(of: model)
    return rates.count <= 1 && ReadingUnit.round(insets.left) == insets.left
      && ReadingUnit.round(insets.right) == insets.right
      && max(size.width.value, size.height.value) < 2048
  }

  /// Whether required equalities determine the width of a view.
  private func isWidthGiven(_ model: LayoutModel, _ index: Int32) -> Bool {
    let width = model.items.read(index) { $0.variables.width }
    return width.flatMap { sensitivity?.isGiven($0) } ?? false
  }

  private func setRate(_ rate: Double, of row: ConstraintID) {
    rates[row] = rate == 0 ? nil : rate
  }

  private func keepStep(of heights: HeightTable, at width: MovingNumber, _ view: LayoutView) {
    for entry in heights.entries.dropFirst() {
      _ = range.isReading(width, atLeast: entry.width, .height(view.qualifiedName))
    }
  }

  private func keep(
    _ limits: [SizeLimit], _ width: MovingNumber, _ height: MovingNumber, isWindow: Bool,
    _ view: LayoutView
  ) {
    for limit in limits {
      let length = limit.axis == .horizontal ? width : height
      let isStrict = limit.comparison == .greaterThan || limit.comparison == .lessThanOrEqual
      let change = LayoutChange.container(view.qualifiedName)
      if !isWindow {
        _ = range.isReading(length, atLeast: limit.points, orMoreOnly: isStrict, change)
        continue
      }
      let excess = length - limit.points
      let isBeyond = isStrict ? excess.value > 0 : excess.value >= 0
      switch (isBeyond, isStrict) {
      case (true, true): range.keepPositive(excess, change)
      case (true, false): range.keepNotNegative(excess, change)
      case (false, true): range.keepNotNegative(-excess, change)
      case (false, false): range.keepPositive(-excess, change)
      }
    }
  }
}

extension TracedRange.End {
  fileprivate init(_ end: Sensitivity.End) {
    // At the end itself a conflict has ended, and open values are determined.
    self.init(
      distance: end.distance, isIncluded: false, end.constraint.map { .constraint($0) })
  }
}
