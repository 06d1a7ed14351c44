internal import TinamouSolver

/// Follows a layout while it is made, round by round. It computes how every number changes with the
/// window, and the range of window sizes in which only numbers change.
///
/// It only reads: the layout is the same as without it.
final class LayoutTracer {
  /// What a round reads from frames.
  private struct Reading {
    var guides: [ObjectIdentifier: GuideNumbers<MovingNumber>] = [:]
    /// The widths of the contents of views whose text wraps.
    var textWidths: [ObjectIdentifier: MovingNumber] = [:]
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
  /// The widths at which texts were read since the rounds began, and those of their lines, by the indices
  /// of views. A round most often reads the widths of the last one.
  private var readTexts: [Int32: (width: MovingNumber, lines: MovingNumber)] = [:]
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
    readTexts = [:]
    let moving = axis == .horizontal ? 2 : 3
    if let rows = model.placedRoot?.rows { rates[rows[moving]] = 1 }
    for record in model.items.values {
      guard let rows = record.contentOffset?.rows,
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
      let id = ObjectIdentifier(view)
      guard let width = reading.textWidths[id], let row = model.items[index]?.width else {
        continue
      }
      let last = lastReading.textWidths[id] ?? MovingNumber(row.value)
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
    guard let record = model.record(of: guide), let rows = record.guide?.rows,
      let owner = guide.owningView.flatMap({ model.variables(of: $0) })
    else { return }
    let moving = LayoutModel.rows(relation.read(\.rate), record.variables, owner)
    for (row, rates) in zip(rows, moving) { setRate(-rates.expression.constant, of: row) }
  }

  private func readContents(_ model: LayoutModel) {
    for (view, index) in model.readings.contents {
      guard let record = model.items[index] else { continue }
      let insets = view.alignmentRectInsets
      let width = frame(of: view, model).width - insets.left - insets.right
      if let heights = view.heights {
        keepStep(of: heights, at: width, view)
        continue
      }
      guard let row = record.width, let lines = widthOfLines(of: view, index, at: width, model)
      else { continue }
      reading.textWidths[ObjectIdentifier(view)] = lines
      setRate(lines.rate, of: row.id)
    }
  }

  /// Returns the width of the lines of a wrapping text and how it changes, and limits the range so that
  /// its lines stay the same; `nil` for other texts.
  private func widthOfLines(
    of view: LayoutView, _ index: Int32, at width: MovingNumber, _ model: LayoutModel
  ) -> MovingNumber? {
    if let known = readTexts[index], known.width == width { return known.lines }
    guard view.wrapsText,
      let size = model.contents.wrappedSize(of: view, width: ReadingUnit.round(width.value))
    else { return nil }
    let lines = MovingNumber(size.width, rate: contentRate(of: view, at: width, model))
    readTexts[index] = (width, lines)
    return lines
  }

  /// Limits the range so that a text has the same lines that is measured at another width than that
  /// at which it is drawn.
  func keepDrawnLines(of view: LayoutView, _ model: LayoutModel) {
    let insets = view.alignmentRectInsets
    let width = frame(of: view, model).width - insets.left - insets.right
    _ = contentRate(of: view, at: width, model)
  }

  /// Returns how the width of a wrapping text changes, and limits the range so that its lines stay
  /// the same.
  private func contentRate(
    of view: LayoutView, at width: MovingNumber, _ model: LayoutModel
  ) -> Double {
    func change() -> LayoutChange { .lines(view.qualifiedName) }
    guard range.isReading(width, atLeast: TextStretch.tolerance, orMoreOnly: true, change()),
      let stretch = model.contents.textStretch(of: view, width: ReadingUnit.round(width.value))
    else { return 0 }
    _ = range.isReading(width, atLeast: stretch.widths.lowerBound, change())
    _ = range.isReading(width, atLeast: stretch.widths.upperBound, change())
    let least = stretch.widestLine - TextStretch.tolerance
    return range.isReading(width, atLeast: least, change()) ? 0 : width.rate
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
