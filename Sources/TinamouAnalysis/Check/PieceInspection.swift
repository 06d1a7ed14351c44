import TinamouFormat
import TinamouLayout

/// Applies the rules about views to one piece of a layout function.
struct PieceInspection {
  /// A rule that is broken, with the sizes of the piece at which it is.
  struct Issue {
    let rule: DiagnosticRule
    let message: String
    let help: String?
    /// The views that the message is about.
    let views: [LayoutPiece.Item]
    let sizes: SizeSet

    /// The names of the views.
    var subject: String { views.map { $0.name ?? "?" }.joined(separator: "|") }
  }

  private(set) var found: [Issue] = []
  /// The views that are completely outside of the window; an issue if they are elsewhere visible
  /// under the same sets.
  private(set) var absent: [Issue] = []
  /// The names of the views of which a part is in the window.
  private(set) var present: Set<String> = []
  let piece: LayoutPiece
  private let axis: LayoutAxis
  let environment: LayoutEnvironment
  let places: [InspectedView?]
  /// The sizes at which a rule is reported for a view; what is inside of it is not reported again.
  private var reported: [DiagnosticRule: [Int: SizeSet]] = [:]

  /// Prepares the inspection of a piece.
  ///
  /// - Parameters:
  ///   - piece: The piece.
  ///   - axis: The axis along which the size of the window varies.
  ///   - environment: The window at a size of the piece.
  ///   - view: Returns the view with an identity; `nil` for guides.
  init(
    _ piece: LayoutPiece, along axis: LayoutAxis, in environment: LayoutEnvironment,
    view: (LayoutItem.ID) -> LayoutView?
  ) {
    self.piece = piece
    self.axis = axis
    self.environment = environment
    places = piece.inspectedViews(view)
  }

  mutating func inspect() {
    for index in places.indices.dropFirst() {
      guard let place = places[index], place.isVisible else { continue }
      checkBounds(place)
      checkPresence(place)
      checkCovered(place)
      checkReserved(place)
      checkContent(place)
      checkTarget(place)
      checkRates(place)
    }
    checkOverlaps()
  }

  // MARK: Reporting

  mutating func report(
    _ rule: DiagnosticRule, _ message: String, _ views: [InspectedView], _ sizes: SizeSet,
    help: String?
  ) {
    let sizes = views.count == 1 ? outermost(sizes, of: views[0], rule) : sizes
    if sizes.isEmpty { return }
    found.append(
      Issue(rule: rule, message: message, help: help, views: views.map(\.item), sizes: sizes))
  }

  /// Those of the sizes at which no view around this one is reported for the same rule.
  private mutating func outermost(
    _ sizes: SizeSet, of place: InspectedView, _ rule: DiagnosticRule
  ) -> SizeSet {
    if sizes.isEmpty { return sizes }
    var own = sizes
    var next = place.item.container
    while let container = next {
      if let outer = reported[rule]?[container] { own = own.subtracting(outer, in: piece.sizes) }
      next = piece.items[container].container
    }
    reported[rule, default: [:]][place.index] = sizes
    return own
  }

  // MARK: Rules about places

  /// Reports a view that lies partly outside its container. A view that lies entirely outside is
  /// assumed to wait there on purpose.
  private mutating func checkBounds(_ place: InspectedView) {
    guard let container = place.item.container, let outer = places[container],
      !(outer.view is ScrollView)
    else { return }
    let bounds = outer.item.container == nil ? outer.frame : outer.aligned
    let sizes = protruding(place.aligned, from: bounds)
      .intersection(meeting(place.aligned, bounds))
      .subtracting(atCorner(place.aligned, of: bounds), in: piece.sizes)
    if outer.item.container == nil {
      report(
        .outsideWindow, "\(place.name) lies partly outside of the window", [place], sizes,
        help: "hold its edges inside of 'root'")
    } else {
      report(
        .outsideSuperview, "\(place.name) lies partly outside of \(outer.name)", [place], sizes,
        help: "hold its edges inside of \(outer.name)")
    }
  }

  /// The sizes at which a small rectangle lies over a corner of another one, as a badge does.
  private func atCorner(_ inner: MovingRect, of outer: MovingRect) -> SizeSet {
    let largest = 44.0
    func beyond(_ numbers: MovingNumber...) -> SizeSet {
      numbers.reduce(SizeSet()) { $0.union(piece.sizesWherePositive($1)) }
    }
    let sides = beyond(outer.x - inner.x, inner.x + inner.width - outer.x - outer.width)
    let ends = beyond(outer.y - inner.y, inner.y + inner.height - outer.y - outer.height)
    let tooLarge = beyond(inner.width - largest, inner.height - largest)
    return sides.intersection(ends).subtracting(tooLarge, in: piece.sizes)
  }

  /// Notes whether a view is in the window.
  private mutating func checkPresence(_ place: InspectedView) {
    guard !place.isScrolled, let root = places.first ?? nil, let name = place.item.name,
      showsSomething(place)
    else { return }
    let inside = meeting(place.frame, root.frame)
    if !inside.isEmpty { present.insert(name) }
    let hasSize = piece.sizesWherePositive(place.frame.width)
      .intersection(piece.sizesWherePositive(place.frame.height))
    let outside = outermost(
      hasSize.subtracting(inside, in: piece.sizes), of: place, .outsideWindow)
    if outside.isEmpty { return }
    absent.append(
      Issue(
        rule: .outsideWindow, message: "\(place.name) leaves the window",
        help: "hold its edges inside of 'root', or let the content scroll", views: [place.item],
        sizes: outside))
  }

  /// Whether the view, or a view inside of it, is content or a control.
  private func showsSomething(_ place: InspectedView) -> Bool {
    if place.view.kind.isContentOrControl { return true }
    return places[(place.index + 1)...].lazy.prefix { inner in
      guard let inner else { return true }
      return isInside(inner.index, place.index)
    }.contains { $0?.view.kind.isContentOrControl ?? false }
  }

  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    var next = piece.items[inner].container
    while let container = next, container >= outer {
      if container == outer { return true }
      next = piece.items[container].container
    }
    return false
  }

  /// Reports content and controls under the edges of the window or the keyboard.
  private mutating func checkCovered(_ place: InspectedView) {
    guard place.view.kind.isContentOrControl, !place.isScrolled,
      let root = places.first ?? nil
    else { return }
    let frame = place.aligned
    let inWindow = meeting(frame, root.frame)
    let isInsideWindow = protruding(frame, from: root.frame).complement(in: piece.sizes)
    report(
      .outsideSafeArea, "\(place.name) lies partly outside of the safe area", [place],
      outsideSafeArea(place, root.frame).intersection(inWindow).intersection(isInsideWindow)
        .subtracting(covered(place), in: piece.sizes),
      help: "hold its edges inside of 'root.safeArea'")
    guard environment.keyboardHeight > 0 else { return }
    let bottom = frame.y + frame.height
    let keyboardTop = root.frame.height - environment.keyboardHeight
    report(
      .underKeyboard, "\(place.name) lies partly under the keyboard", [place],
      piece.sizesWherePositive(bottom - keyboardTop).intersection(isInsideWindow),
      help: "hold its lower edge above 'root.keyboard.top'")
  }

  /// The sizes at which a view reaches out of the safe area. A picture may reach to the edge of the
  /// window, as backgrounds do.
  private func outsideSafeArea(_ place: InspectedView, _ window: MovingRect) -> SizeSet {
    let insets = environment.safeAreaInsets
    let frame = place.aligned
    let distances = [
      (frame.x - window.x, insets.left), (frame.y - window.y, insets.top),
      (window.x + window.width - frame.x - frame.width, insets.right),
      (window.y + window.height - frame.y - frame.height, insets.bottom),
    ]
    return distances.reduce(SizeSet()) { sizes, edge in
      let (distance, inset) = edge
      let out = piece.sizesWherePositive(-(distance - inset))
      return sizes.union(
        place.view.kind == .image ? out.intersection(piece.sizesWherePositive(distance)) : out)
    }
  }

  // MARK: Rules about overlaps

  private mutating func checkOverlaps() {
    let content = places.compactMap { $0 }.filter {
      $0.isVisible && $0.view.kind.isContentOrControl
    }
    let pairs = OverlapSweep.pairs(
      horizontal: content.map { extent($0.aligned.x, $0.aligned.width) },
      vertical: content.map { extent($0.aligned.y, $0.aligned.height) })
    for (back, front) in pairs.map({ (content[$0], content[$1]) }) {
      guard back.scrollView == front.scrollView, back.layer == front.layer,
        back.view.kind != .image, !isInside(front.index, back.index)
      else { continue }
      var sizes = meeting(back.aligned, front.aligned)
      if !back.isScrolled, let window = (places.first ?? nil)?.frame {
        sizes = sizes.intersection(meeting(back.aligned, window))
      }
      if back.item.container != front.item.container {
        // A control over a whole text, or a text over a whole control, belongs to it.
        sizes = sizes.subtracting(containing(back, front), in: piece.sizes)
      }
      let covers = front.view.kind == .image
      report(
        .overlap,
        covers
          ? "\(front.name) covers \(back.name)"
          : "\(back.name) and \(front.name) lie over each other",
        [back, front], sizes,
        help: "keep a distance between them, or let one of them give way")
    }
  }

  /// The sizes at which a control contains a text or another control.
  private func containing(_ first: InspectedView, _ second: InspectedView) -> SizeSet {
    func sizes(_ outer: InspectedView, _ inner: InspectedView) -> SizeSet {
      outer.view.kind.isControl
        ? protruding(inner.aligned, from: outer.aligned).complement(in: piece.sizes) : SizeSet()
    }
    return sizes(first, second).union(sizes(second, first))
  }

  /// The coordinates that a side of a rectangle covers at some size of the piece.
  private func extent(_ start: MovingNumber, _ length: MovingNumber) -> OverlapSweep.Extent {
    func values(_ number: MovingNumber) -> [Double] {
      [piece.sizes.lowerBound, piece.sizes.upperBound].map { piece.value(number, at: $0) }
    }
    return OverlapSweep.Extent(
      low: values(start).min() ?? -.infinity, high: values(start + length).max() ?? .infinity)
  }

  /// The sizes at which a part of one rectangle lies outside of another.
  private func protruding(_ inner: MovingRect, from outer: MovingRect) -> SizeSet {
    [
      outer.x - inner.x, outer.y - inner.y,
      inner.x + inner.width - outer.x - outer.width,
      inner.y + inner.height - outer.y - outer.height,
    ].reduce(SizeSet()) { $0.union(piece.sizesWherePositive($1)) }
  }

  /// The sizes at which two rectangles overlap.
  func meeting(_ first: MovingRect, _ second: MovingRect) -> SizeSet {
    [
      first.x + first.width - second.x, second.x + second.width - first.x,
      first.y + first.height - second.y, second.y + second.height - first.y,
      first.width, first.height, second.width, second.height,
    ].reduce(SizeSet([piece.sizes])) { $0.intersection(piece.sizesWherePositive($1)) }
  }

  // MARK: Rules about contents

  private var pixel: Double { 1 / PixelGrid(scale: environment.traits.displayScale).scale }

  private mutating func checkContent(_ place: InspectedView) {
    guard let content = piece.content(of: place.item.id),
      (content.neededWidth ?? 1) > 0, (content.neededHeight ?? 1) > 0
    else { return }
    let room = drawnSizes(place.frame.width).intersection(drawnSizes(place.frame.height))
    report(
      .noRoom, "\(place.name) has content and no room", [place],
      room.complement(in: piece.sizes),
      help: "give it a least size, or hide it in a set where it has no place")
    guard place.view.kind.isText else { return }
    report(
      .textCutOff, "the text of \(place.name) is cut off", [place],
      sizesWhereTextIsCut(place, content).intersection(room),
      help: place.view.kind == .label
        ? "let it have more lines (\"lines\": 0), or more room" : "give it more room")
    checkReadableWidth(place, content)
  }

  /// The sizes at which a length is drawn: where it is positive, but not always less than half a pixel.
  private func drawnSizes(_ length: MovingNumber) -> SizeSet {
    piece.sizesWherePositive(length.rate == 0 ? length - pixel / 2 : length)
  }

  /// The sizes at which a text is cut off. In a view that is less than a pixel too low it is drawn
  /// completely.
  private func sizesWhereTextIsCut(
    _ place: InspectedView, _ content: LayoutTrace.Content
  ) -> SizeSet {
    // A limit of several lines makes a preview of a text.
    if content.isCutOff, content.largestLineCount == 1 { return SizeSet([piece.sizes]) }
    let wide = content.neededWidth.map { piece.sizesWherePositive(-(place.frame.width - $0)) }
    let high = content.neededHeight.map {
      piece.sizesWherePositive(-(place.frame.height - $0 + pixel))
    }
    return (wide ?? SizeSet()).union(high ?? SizeSet())
  }

  /// Reports lines wider than the readable width where a readable guide is narrower than the window.
  private mutating func checkReadableWidth(
    _ place: InspectedView, _ content: LayoutTrace.Content
  ) {
    let readable = environment.readableWidthProfile.width(
      for: place.view.traitCollection.preferredContentSizeCategory)
    guard content.numberOfLines > 1, content.largestLineCount == 0, content.widestLine > readable,
      let window = (places.first ?? nil)?.frame
    else { return }
    let insets = environment.safeAreaInsets
    let usable = window.width - insets.left - insets.right
    let isGuideNarrower = piece.sizesWherePositive(
      usable - readable - 2 * ReadableWidthProfile.gutter)
    report(
      .textTooWide, "the lines of \(place.name) are wider than is readable", [place],
      piece.sizesWherePositive(place.frame.width - readable).intersection(isGuideNarrower),
      help: "hold it inside of a 'readable' guide")
  }

  private mutating func checkTarget(_ place: InspectedView) {
    guard place.view.kind.isControl else { return }
    let least = place.leastHeight
    let sizes = piece.sizesWherePositive(-(place.frame.width - 44))
      .union(piece.sizesWherePositive(-(place.frame.height - least)))
    report(
      .smallTarget,
      "\(place.name) is narrower than 44 points or lower than \(JSONNumber.text(least))", [place],
      sizes, help: "fingers need 44 points")
  }

  // MARK: Rules about movement

  /// Reports edges that move faster than the window grows, counted from the leading edge of the
  /// window. Content that scrolls is as large as it wants.
  private mutating func checkRates(_ place: InspectedView) {
    guard axis == .horizontal, !place.isScrolled else { return }
    let limit = 1 + 1e-9
    let isMirrored = environment.traits.layoutDirection == .rightToLeft
    let rates = [place.frame.x.rate, place.frame.x.rate + place.frame.width.rate]
      .map { isMirrored ? 1 - $0 : $0 }
    guard rates.contains(where: { abs($0) > limit }) else { return }
    report(
      .jump, "\(place.name) moves by more than the window grows", [place], SizeSet([piece.sizes]),
      help: "a multiplier above 1 makes small changes of the window large")
  }

  /// Reports frames that jump between the last piece and this one although no condition changed.
  mutating func compare(with last: LayoutPiece) {
    guard last.status.activeSets == piece.status.activeSets,
      last.status.traits == piece.status.traits, last.items.count == piece.items.count,
      last.status.broken.isEmpty, piece.status.broken.isEmpty
    else { return }
    for change in LayoutPiece.changes(from: last, to: piece) {
      switch change {
      case .lines, .height, .readableWidth, .scrolling, .container, .traits, .aspect, .fold: return
      default: break
      }
    }
    let size = piece.sizes.lowerBound
    for index in piece.items.indices {
      guard let place = places[index], place.isVisible, last.items[index].id == place.item.id else {
        continue
      }
      let (old, new) = (last.exactFrame(index, at: size), piece.exactFrame(index, at: size))
      let jump =
        [
          new.minX - old.minX, new.minY - old.minY, new.width - old.width, new.height - old.height,
        ].map(abs).max() ?? 0
      if jump < 1 { continue }
      report(
        .jump, "\(place.name) jumps by \(JSONNumber.text((jump * 100).rounded() / 100)) points",
        [place], SizeSet([SizeRange(size, size)]), help: nil)
    }
  }
}
