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

  /// A view with what the rules need to know.
  private struct Place {
    let item: LayoutPiece.Item
    let view: LayoutView
    /// The rectangle in the window, before rounding.
    let frame: MovingRect
    let isVisible: Bool
    /// Whether the view is inside the content of a scroll view.
    let isScrolled: Bool
  }

  private(set) var found: [Issue] = []
  private let piece: LayoutPiece
  private let axis: LayoutAxis
  private let environment: LayoutEnvironment
  private let places: [Place?]

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
    places = Self.places(on: piece, view)
  }

  mutating func inspect() {
    for index in places.indices.dropFirst() {
      guard let place = places[index], place.isVisible else { continue }
      checkBounds(place)
      checkCovered(place)
      checkContent(place)
      checkTarget(place)
      checkRates(place)
    }
    checkOverlaps()
  }

  /// The views with their rectangles in the window.
  private static func places(
    on piece: LayoutPiece, _ view: (LayoutItem.ID) -> LayoutView?
  ) -> [Place?] {
    var places: [Place?] = []
    var origins: [(x: MovingNumber, y: MovingNumber)] = []
    for (index, item) in piece.items.enumerated() {
      var frame = piece.movingFrame(index)
      var isVisible = !item.isHidden
      var isScrolled = false
      if let container = item.container {
        frame.x = frame.x + origins[container].x
        frame.y = frame.y + origins[container].y
        if let outer = places[container] {
          isVisible = isVisible && outer.isVisible
          isScrolled = outer.isScrolled || outer.view is ScrollView
        }
      }
      let scrolled = piece.boundsOrigin(index)
      origins.append((frame.x - scrolled.x, frame.y - scrolled.y))
      places.append(
        (item.isGuide ? nil : view(item.id)).map {
          Place(item: item, view: $0, frame: frame, isVisible: isVisible, isScrolled: isScrolled)
        })
    }
    return places
  }

  // MARK: Reporting

  private mutating func report(
    _ rule: DiagnosticRule, _ message: String, _ views: [Place], _ sizes: SizeSet, help: String?
  ) {
    if sizes.isEmpty { return }
    found.append(
      Issue(rule: rule, message: message, help: help, views: views.map(\.item), sizes: sizes))
  }

  private func name(_ place: Place) -> String { "'\(place.item.name ?? "?")'" }

  // MARK: Rules about places

  /// Reports a view that lies partly outside its container. A view that lies entirely outside is
  /// assumed to wait there on purpose.
  private mutating func checkBounds(_ place: Place) {
    guard let container = place.item.container, let outer = places[container],
      !(outer.view is ScrollView)
    else { return }
    let sizes = protruding(place.frame, from: outer.frame)
      .intersection(meeting(place.frame, outer.frame))
    if outer.item.container == nil {
      report(
        .outsideWindow, "\(name(place)) lies partly outside of the window", [place], sizes,
        help: "hold its edges inside of 'root'")
    } else {
      report(
        .outsideSuperview, "\(name(place)) lies partly outside of \(name(outer))", [place], sizes,
        help: "hold its edges inside of \(name(outer))")
    }
  }

  /// Reports content and controls under the edges of the window or the keyboard.
  private mutating func checkCovered(_ place: Place) {
    guard place.view.kind.isContentOrControl, !place.isScrolled,
      let root = places.first ?? nil
    else { return }
    let insets = environment.safeAreaInsets
    var safe = root.frame
    safe.x = safe.x + insets.left
    safe.width = safe.width - insets.left - insets.right
    safe.y = safe.y + insets.top
    safe.height = safe.height - insets.top - insets.bottom
    let inWindow = meeting(place.frame, root.frame)
    let isInsideWindow = protruding(place.frame, from: root.frame).complement(in: piece.sizes)
    report(
      .outsideSafeArea, "\(name(place)) lies partly outside of the safe area", [place],
      protruding(place.frame, from: safe).intersection(inWindow).intersection(isInsideWindow),
      help: "hold its edges inside of 'root.safeArea'")
    guard environment.keyboardHeight > 0 else { return }
    let bottom = place.frame.y + place.frame.height
    let keyboardTop = root.frame.height - environment.keyboardHeight
    report(
      .underKeyboard, "\(name(place)) lies partly under the keyboard", [place],
      piece.sizesWherePositive(bottom - keyboardTop).intersection(isInsideWindow),
      help: "hold its lower edge above 'root.keyboard.top'")
  }

  private mutating func checkOverlaps() {
    let content = places.compactMap { $0 }.filter {
      $0.isVisible && $0.view.kind.isContentOrControl && $0.view.kind != .image
    }
    let siblings = Dictionary(grouping: content.indices) { content[$0].item.container }
    let pairs = siblings.values.flatMap { group in
      OverlapSweep.pairs(
        horizontal: group.map { extent(content[$0].frame.x, content[$0].frame.width) },
        vertical: group.map { extent(content[$0].frame.y, content[$0].frame.height) }
      ).map { (group[$0], group[$1]) }
    }
    for (first, second) in pairs.ordered(by: { $0 < $1 }).map({ (content[$0], content[$1]) }) {
      report(
        .overlap, "\(name(first)) and \(name(second)) lie over each other", [first, second],
        meeting(first.frame, second.frame),
        help: "keep a distance between them, or let one of them give way")
    }
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
  private func meeting(_ first: MovingRect, _ second: MovingRect) -> SizeSet {
    [
      first.x + first.width - second.x, second.x + second.width - first.x,
      first.y + first.height - second.y, second.y + second.height - first.y,
      first.width, first.height, second.width, second.height,
    ].reduce(SizeSet([piece.sizes])) { $0.intersection(piece.sizesWherePositive($1)) }
  }

  // MARK: Rules about contents

  private mutating func checkContent(_ place: Place) {
    guard let content = piece.content(of: place.item.id),
      (content.neededWidth ?? 1) > 0, (content.neededHeight ?? 1) > 0
    else { return }
    let whole = SizeSet([piece.sizes])
    let room = piece.sizesWherePositive(place.frame.width)
      .intersection(piece.sizesWherePositive(place.frame.height))
    let noRoom = whole.ranges.reduce(SizeSet()) { $0.union(room.complement(in: $1)) }
    report(
      .noRoom, "\(name(place)) has content and no room", [place], noRoom,
      help: "give it a least size, or hide it in a set where it has no place")
    guard place.view.kind.isText else { return }
    report(
      .textCutOff, "the text of \(name(place)) is cut off", [place],
      piece.sizesWhereContentIsCut(place.item.id).intersection(room),
      help: place.view.kind == .label
        ? "let it have more lines (\"lines\": 0), or more room" : "give it more room")
    let readable = environment.readableWidthProfile.width(
      for: place.view.traitCollection.preferredContentSizeCategory)
    guard content.numberOfLines > 1, content.widestLine > readable else { return }
    report(
      .textTooWide, "the lines of \(name(place)) are wider than is readable", [place],
      piece.sizesWherePositive(place.frame.width - readable),
      help: "hold it inside of a 'readable' guide")
  }

  private mutating func checkTarget(_ place: Place) {
    guard place.view.kind.isControl else { return }
    let least = 44.0
    let sizes = piece.sizesWherePositive(-(place.frame.width - least))
      .union(piece.sizesWherePositive(-(place.frame.height - least)))
    report(
      .smallTarget, "\(name(place)) is smaller than 44 x 44 points", [place], sizes,
      help: "fingers need 44 x 44 points")
  }

  // MARK: Rules about movement

  /// Reports edges that move faster than the window grows.
  private mutating func checkRates(_ place: Place) {
    let limit = 1 + 1e-9
    let horizontal = [place.frame.x, place.frame.x + place.frame.width]
    guard axis == .horizontal, horizontal.contains(where: { abs($0.rate) > limit }) else {
      return
    }
    report(
      .jump, "\(name(place)) moves by more than the window grows", [place], SizeSet([piece.sizes]),
      help: "a multiplier above 1 makes small changes of the window large")
  }

  /// Reports frames that jump between the last piece and this one although no condition changed.
  mutating func compare(with last: LayoutPiece) {
    guard last.status.activeSets == piece.status.activeSets,
      last.status.traits == piece.status.traits, last.items.count == piece.items.count
    else { return }
    for change in LayoutPiece.changes(from: last, to: piece) {
      switch change {
      case .lines, .height, .readableWidth, .scrolling, .container, .traits, .aspect: return
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
        .jump, "\(name(place)) jumps by \(JSONNumber.text((jump * 100).rounded() / 100)) points",
        [place], SizeSet([SizeRange(size, size)]), help: nil)
    }
  }
}
