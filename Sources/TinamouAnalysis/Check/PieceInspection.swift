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
    let views: [InspectedItem]
    var sizes: SizeSet

    /// The names of the views.
    var subject: String { views.map { $0.ownName ?? "?" }.joined(separator: "|") }
  }

  /// Where a view with content is: a part of it in the window, or nothing of it.
  struct Presence {
    let item: InspectedItem
    /// Whether a part of it is in the window at some size.
    let isPresent: Bool
    /// The sizes at which nothing of it is there.
    let absence: SizeSet
  }

  private(set) var found: [Issue] = []
  /// The places of the views with content that do not scroll; being outside is an issue for a view
  /// that is elsewhere visible under the same sets.
  private(set) var presences: [Presence] = []
  /// The piece, with the sizes that are inspected.
  let piece: LayoutPiece
  /// The sizes of the piece.
  let swept: SweptSizes
  let inspected: InspectedPiece
  private let axis: LayoutAxis
  /// The window.
  let window: SweptRect?
  /// All sizes.
  let whole: SizeSet

  /// Prepares an inspection.
  ///
  /// - Parameters:
  ///   - inspected: The piece.
  ///   - axis: The axis along which the size of the window varies.
  ///   - sizes: The sizes, on which what is inspected is the same function; `nil` for those of the
  ///     piece.
  init(_ inspected: InspectedPiece, along axis: LayoutAxis, over sizes: SizeRange? = nil) {
    var piece = inspected.piece
    if let sizes { piece.sizes = sizes }
    self.piece = piece
    let swept = SweptSizes(piece)
    self.swept = swept
    self.inspected = inspected
    self.axis = axis
    window = inspected.frames.first.map { SweptRect($0, over: swept) }
    whole = SizeSet([piece.sizes])
  }

  /// The window at a size of the piece.
  var environment: LayoutEnvironment { inspected.environment }

  /// Applies the rules about a view in the window.
  mutating func inspect(_ item: InspectedItem) {
    let place = place(of: item)
    checkPresence(place)
    checkCovered(place)
    checkReserved(place)
    checkContent(place)
    checkTarget(place)
    checkRates(place)
  }

  /// Applies the rules about a view in its superview.
  mutating func inspectInSuperview(_ item: InspectedItem) {
    let place = place(of: item)
    checkBounds(place)
    checkScrolledContent(place)
  }

  func place(of item: InspectedItem) -> InspectedView {
    InspectedView(item, inspected.frames[item.index], over: swept)
  }

  // MARK: Reporting

  mutating func report(
    _ rule: DiagnosticRule, _ message: @autoclosure () -> String, _ views: [InspectedView],
    _ sizes: SizeSet, help: @autoclosure () -> String?
  ) {
    if sizes.isEmpty { return }
    found.append(
      Issue(rule: rule, message: message(), help: help(), views: views.map(\.item), sizes: sizes))
  }

  // MARK: Rules about places

  /// Reports a view that lies partly outside its container. A view that lies entirely outside is
  /// assumed to wait there on purpose, unless it is a control that people see.
  private mutating func checkBounds(_ place: InspectedView) {
    guard let superview = place.item.superview, !(superview.view is ScrollView) else { return }
    let outer = self.place(of: superview)
    let bounds = outer.isRoot ? outer.frame : outer.aligned
    if place.aligned.isInside(bounds) { return }
    let inside = meeting(place.aligned, bounds)
    let partly =
      inside.isEmpty
      ? SizeSet()
      : protruding(place.aligned, from: bounds).intersection(inside)
        .subtracting(atCorner(place.aligned.moving, of: bounds.moving), in: piece.sizes)
    if outer.isRoot {
      report(
        .outsideWindow, "\(place.name) lies partly outside of the window", [place],
        partly.subtracting(asBackground(place, of: bounds), in: piece.sizes),
        help: "keep its edges inside of 'root'")
      return
    }
    report(
      .outsideSuperview, "\(place.name) lies partly outside of \(outer.name)", [place],
      partly, help: "keep its edges inside of \(outer.name)")
    guard place.kind.isControl, !place.isScrolled, let window else { return }
    report(
      .outsideSuperview,
      "\(place.name) lies outside of \(outer.name), where it cannot be touched",
      [place],
      meeting(place.aligned, window).subtracting(inside, in: piece.sizes)
        .intersection(sizesWherePositive(bounds.moving.width))
        .intersection(sizesWherePositive(bounds.moving.height)),
      help: "keep its edges inside of \(outer.name)")
  }

  /// The sizes at which a view is a background, which may be larger than the window: a picture that
  /// covers the whole window, and a view that shows nothing itself, such as a frame around others,
  /// which begins before the window and ends after it.
  private func asBackground(_ place: InspectedView, of window: SweptRect) -> SizeSet {
    if place.kind == .image { return window.isInside(place.aligned) ? whole : SizeSet() }
    if place.item.showsSomething { return SizeSet() }
    let (sides, ends) = overhangs(of: place.aligned.moving, beyond: window.moving)
    return sides.before.intersection(sides.after).union(ends.before.intersection(ends.after))
  }

  /// The sizes at which a small rectangle lies over a corner of another one, as a badge does.
  func atCorner(_ inner: MovingRect, of outer: MovingRect) -> SizeSet {
    let largest = 44.0
    let tooLarge = sizesWherePositive(inner.width - largest)
      .union(sizesWherePositive(inner.height - largest))
    let (sides, ends) = overhangs(of: inner, beyond: outer)
    return sides.before.union(sides.after).intersection(ends.before.union(ends.after))
      .subtracting(tooLarge, in: piece.sizes)
  }

  /// The sizes at which a rectangle extends beyond the edges of another one, along both axes.
  func overhangs(
    of inner: MovingRect, beyond outer: MovingRect
  ) -> (sides: (before: SizeSet, after: SizeSet), ends: (before: SizeSet, after: SizeSet)) {
    (
      (
        sizesWherePositive(outer.x - inner.x),
        sizesWherePositive(inner.x + inner.width - outer.x - outer.width)
      ),
      (
        sizesWherePositive(outer.y - inner.y),
        sizesWherePositive(inner.y + inner.height - outer.y - outer.height)
      )
    )
  }

  /// Notes whether a view is in the window.
  private mutating func checkPresence(_ place: InspectedView) {
    guard !place.isScrolled, let window, place.item.showsSomething else { return }
    let inside = meeting(place.frame, window)
    var outside = SizeSet()
    if inside != whole {
      outside = sizesWherePositive(place.frame.moving.width)
        .intersection(sizesWherePositive(place.frame.moving.height))
        .subtracting(inside, in: piece.sizes)
    }
    presences.append(Presence(item: place.item, isPresent: !inside.isEmpty, absence: outside))
  }

  /// Reports content and controls under the edges of the window or the keyboard.
  private mutating func checkCovered(_ place: InspectedView) {
    guard place.kind.isContentOrControl, !place.isScrolled, let window else { return }
    if environment.safeAreaInsets != .zero, !place.kind.insetsItsContent {
      let frame = place.aligned
      report(
        .outsideSafeArea, "\(place.name) lies partly outside of the safe area", [place],
        outsideSafeArea(place, window.moving).intersection(meeting(frame, window))
          .intersection(protruding(frame, from: window).complement(in: piece.sizes))
          .subtracting(covered(place), in: piece.sizes),
        help: "keep its edges inside of 'root.safeArea'")
    }
    guard environment.keyboardHeight > 0 else { return }
    let frame = place.aligned.moving
    let keyboardTop = window.moving.height - environment.keyboardHeight
    report(
      .underKeyboard, "\(place.name) lies partly under the keyboard", [place],
      sizesWherePositive(frame.y + frame.height - keyboardTop)
        .intersection(protruding(place.aligned, from: window).complement(in: piece.sizes)),
      help: "keep its lower edge above 'root.keyboard.top'")
  }

  /// The sizes at which a view reaches out of the safe area. A picture may reach to the edge of the
  /// window, as backgrounds do, and one between two opposite edges may be anywhere.
  private func outsideSafeArea(_ place: InspectedView, _ window: MovingRect) -> SizeSet {
    let insets = environment.safeAreaInsets
    let frame = place.aligned.moving
    let distances = [
      (frame.x - window.x, insets.left), (frame.y - window.y, insets.top),
      (window.x + window.width - frame.x - frame.width, insets.right),
      (window.y + window.height - frame.y - frame.height, insets.bottom),
    ]
    let isImage = place.kind == .image
    let outside = distances.reduce(SizeSet()) { sizes, edge in
      let (distance, inset) = edge
      let out = sizesWherePositive(-(distance - inset))
      return sizes.union(isImage ? out.intersection(sizesWherePositive(distance)) : out)
    }
    if !isImage || outside.isEmpty { return outside }
    let beside = sizesWherePositive(distances[0].0).union(sizesWherePositive(distances[2].0))
    let above = sizesWherePositive(distances[1].0).union(sizesWherePositive(distances[3].0))
    return outside.intersection(beside).intersection(above)
  }

  /// Reports content and controls in a scroll view that no scrolling brings into sight as a whole.
  /// What lies beside a row waits there to be swiped in, and a picture above the content is seen
  /// when people pull it down.
  private mutating func checkScrolledContent(_ place: InspectedView) {
    guard place.kind.isContentOrControl, let scrollView = place.item.scrollView,
      let guide = scrollView.contentGuide
    else { return }
    let content = SweptRect(inspected.frames[guide], over: swept)
    if place.aligned.isInside(content) { return }
    let outer = self.place(of: scrollView)
    report(
      .outsideSuperview,
      "\(place.name) lies partly outside of the content of \(outer.name)", [place],
      beyondContent(place, content.moving, isList: scrollView.kind != .scroll)
        .intersection(sizesWherePositive(content.moving.width))
        .intersection(sizesWherePositive(content.moving.height)),
      help: "keep its edges inside of \(outer.name)")
  }

  /// The sizes at which a view reaches beyond the content of a scroll view.
  private func beyondContent(
    _ place: InspectedView, _ content: MovingRect, isList: Bool
  ) -> SizeSet {
    let frame = place.aligned.moving
    let (right, bottom) = (content.x + content.width, content.y + content.height)
    var sides = sizesWherePositive(content.x - frame.x)
      .union(sizesWherePositive(frame.x + frame.width - right))
    if isList {
      sides = sides.intersection(sizesWherePositive(right - frame.x))
        .intersection(sizesWherePositive(frame.x + frame.width - content.x))
    }
    let above = place.kind == .image ? SizeSet() : sizesWherePositive(content.y - frame.y)
    return sides.union(above).union(sizesWherePositive(frame.y + frame.height - bottom))
  }

  // MARK: Rules about movement

  /// Reports edges that move faster than the window grows, counted from the leading edge of the
  /// window. Content that scrolls is as large as it wants.
  private mutating func checkRates(_ place: InspectedView) {
    guard axis == .horizontal, !place.isScrolled, let window else { return }
    let limit = 1 + 1e-9
    let frame = place.frame.moving
    func isFast(_ rate: Double) -> Bool {
      abs(environment.traits.layoutDirection == .rightToLeft ? 1 - rate : rate) > limit
    }
    guard isFast(frame.x.rate) || isFast(frame.x.rate + frame.width.rate) else { return }
    report(
      .jump, "\(place.name) moves by more than the window grows", [place],
      meeting(place.frame, window),
      help: "a multiplier above 1 makes small changes of the window large")
  }

  /// Reports the views whose frames jump between the last piece and this one although no condition
  /// changed.
  ///
  /// - Parameters:
  ///   - last: The last piece, which has the same items.
  ///   - changed: Whether the frame of an item is another function, by its index.
  mutating func compare(with last: LayoutPiece, _ changed: [Bool]) {
    guard last.status.activeSets == piece.status.activeSets,
      last.status.traits == piece.status.traits,
      last.status.broken.isEmpty, piece.status.broken.isEmpty
    else { return }
    for change in LayoutPiece.changes(from: last, to: piece) {
      switch change {
      case .lines, .height, .readableWidth, .scrolling, .container, .traits, .aspect, .fold: return
      default: break
      }
    }
    let size = piece.sizes.lowerBound
    for case let item? in inspected.items
    where changed[item.index] && inspected.areVisible[item.index] {
      let (old, new) = (
        last.exactFrame(item.index, at: size), piece.exactFrame(item.index, at: size)
      )
      let jump = max(
        abs(new.minX - old.minX), abs(new.minY - old.minY), abs(new.width - old.width),
        abs(new.height - old.height))
      if jump < 1 { continue }
      let place = place(of: item)
      report(
        .jump, "\(place.name) jumps by \(JSONNumber.text((jump * 100).rounded() / 100)) points",
        [place], SizeSet([SizeRange(size, size)]), help: nil)
    }
  }
}
