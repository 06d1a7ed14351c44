extension ScreenArrangement {
  /// Moves the divider of a Split View.
  ///
  /// The apps on both sides are inactive until ``releaseDivider()``; their windows follow the
  /// divider.
  ///
  /// - Parameter x: The new middle of the divider on the screen, in points.
  /// - Throws: ``SceneError`` if there is no divider or the number is out of range.
  public mutating func dragDivider(to x: Double) throws(SceneError) {
    guard restingDivider != nil, !others.isEmpty else { throw .noDivider }
    let width = screen.bounds.width
    guard (0...width).contains(x) else { throw .outOfRange(x, minimum: 0, maximum: width) }
    for side in [primary, others[0]] where side.activation == .background {
      throw .notOnScreen(
        side.id, onScreen: onScreen.filter { $0.activation != .background }.map(\.id))
    }
    dividerMiddle = direction == .rightToLeft ? width - x : x
    primary.activation = .inactive
    others[0].activation = .inactive
  }

  /// Releases the divider, which snaps to the nearest possible position.
  ///
  /// At an edge of the screen, one app goes to the background and the other gets the full screen;
  /// the latter is the primary app from then on. Exactly between two positions, the primary app
  /// gets the larger part.
  ///
  /// - Throws: ``SceneError`` if there is no divider.
  public mutating func releaseDivider() throws(SceneError) {
    guard let middle = dividerMiddle, let secondary = others.first else { throw .noDivider }
    let rest = Array(others.dropFirst())
    let resting = settled.first?.place
    let target = restingPlace(nearest: middle)
    restDivider()
    switch target {
    case .edge(dismissing: .primary): show(secondary.moved(to: .fullScreen), rest)
    case .edge(dismissing: .secondary): show(primary.moved(to: .fullScreen), rest)
    case .share(let share, _) where resting == .splitView(share): break
    case .share(let share, let complement):
      primary.place = .splitView(share)
      others[0].place = .splitView(complement)
    }
  }

  /// Moves the divider and releases it; see ``dragDivider(to:)`` and ``releaseDivider()``.
  ///
  /// - Parameter x: The new middle of the divider on the screen, in points.
  /// - Throws: ``SceneError`` if there is no divider or the number is out of range.
  public mutating func moveDivider(to x: Double) throws(SceneError) {
    try dragDivider(to: x)
    try releaseDivider()
  }

  /// Whether the user holds the divider.
  public var isDraggingDivider: Bool { dividerMiddle != nil }

  /// Ends a movement of the divider at the place where it began.
  mutating func restDivider() {
    dividerMiddle = nil
    primary.activation = .active
    if !others.isEmpty { others[0].activation = .active }
  }

  private enum RestingPlace {
    case edge(dismissing: SceneRole)
    case share(Split, complement: Split)
  }

  private func restingPlace(nearest middle: Double) -> RestingPlace {
    var best = RestingPlace.edge(dismissing: .secondary)
    var distance = screen.bounds.width - middle
    for share in profile.shares(of: device, orientation, for: .primary) {
      guard let complement = share.complement, let place = dividerMiddle(at: share),
        abs(place - middle) < distance
      else { continue }
      best = .share(share, complement: complement)
      distance = abs(place - middle)
    }
    return middle < distance ? .edge(dismissing: .primary) : best
  }
}
