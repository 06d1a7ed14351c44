extension ScreenArrangement {
  /// Gives an app a part of the screen: one of the five windows of a device.
  ///
  /// The app must be on the screen, except for the full screen and Slide Over.
  ///
  /// - Parameters:
  ///   - id: The app; `nil` for the primary app.
  ///   - split: The part of the screen.
  /// - Throws: ``SceneError`` if the model, the system or the app does not allow it.
  public mutating func place(
    _ id: Application.ID? = nil, in split: Split
  ) throws(SceneError) {
    switch split {
    case .full: try enterFullScreen(id)
    case .slideOver: try enterSlideOver(id ?? primary.id)
    case .twoThirds, .half, .oneThird: try self.split(split, for: id)
    }
  }

  /// Gives an app the full screen.
  ///
  /// It is the primary app from then on; all others go to the background.
  ///
  /// - Parameter id: The app; `nil` for the primary app.
  /// - Throws: ``SceneError`` if the app is not known.
  public mutating func enterFullScreen(_ id: Application.ID? = nil) throws(SceneError) {
    try requireDividerAtRest()
    let application = try application(named: id ?? primary.id)
    show(PlacedApplication(application, .fullScreen), [])
  }

  /// Slides an app over the others.
  ///
  /// If the app is already on the screen, the app beside it, or the most recent one in the
  /// background, gets its place.
  ///
  /// - Parameter id: The app; `nil` for the most recent one in the background.
  /// - Throws: ``SceneError`` if the model, the system or the app does not allow it.
  public mutating func enterSlideOver(_ id: Application.ID? = nil) throws(SceneError) {
    try requireDividerAtRest()
    guard let name = id ?? background.first?.id else { throw .noOtherApplication }
    let application = try application(named: name)
    let role: SceneRole = name == primary.id ? .primary : .secondary
    guard device.windowWidth(.slideOver, orientation) != nil else {
      throw notOffered(.slideOver, role)
    }
    try Self.requireAdaptive(application)
    if role == .primary, !profile.primaryMaySlideOver { throw .primaryCannotSlideOver(name) }
    let below = try placesBelow(application.id)
    if below.count == 2, below[0].place.split != nil, !profile.slideOverJoinsSplitView {
      throw notOffered(.slideOver, role)
    }
    guard let first = below.first else { throw .noOtherApplication }
    show(first, below.dropFirst() + [PlacedApplication(application, .slideOver)])
  }

  /// Puts two apps side by side.
  ///
  /// A primary app among the two stays primary. The primary app is always at the leading side.
  ///
  /// - Parameters:
  ///   - share: The part of the screen for the first app.
  ///   - id: The first app; `nil` for the primary app.
  ///   - other: The app on the other side; `nil` for the app that is already beside it, otherwise
  ///     the most recent one in the background.
  /// - Throws: ``SceneError`` if the model, the system or an app does not allow it.
  public mutating func split(
    _ share: Split, for id: Application.ID? = nil, with other: Application.ID? = nil
  ) throws(SceneError) {
    try requireDividerAtRest()
    let target = try applicationOnScreen(id ?? primary.id).application
    let partner = try partner(of: target.id, named: other)
    let role: SceneRole = partner.id == primary.id ? .secondary : .primary
    let shares = profile.shares(of: device, orientation, for: role)
    guard shares.contains(share), let complement = share.complement else {
      throw notOffered(share, role)
    }
    try Self.requireAdaptive(target)
    try Self.requireAdaptive(partner)
    let side = PlacedApplication(target, .splitView(share))
    let otherSide = PlacedApplication(partner, .splitView(complement))
    let floating = settled.filter {
      $0.place == .slideOver && $0.id != target.id && $0.id != partner.id
        && profile.slideOverJoinsSplitView
    }
    switch role {
    case .primary: show(side, [otherSide] + floating)
    case .secondary: show(otherSide, [side] + floating)
    }
  }

  /// Rotates the device; without an argument to the other orientation.
  ///
  /// This is always possible. A window that does not exist in the new orientation is replaced by
  /// the nearest one; the original window returns when the device is rotated back before another
  /// step.
  ///
  /// - Parameter orientation: The new orientation.
  public mutating func rotate(to orientation: Orientation? = nil) {
    let next = orientation ?? (self.orientation == .portrait ? .landscape : .portrait)
    guard next != self.orientation else { return }
    let oldWidth = screen.bounds.width
    self.orientation = next
    dividerMiddle = dividerMiddle.map {
      let pixel = 1 / screen.scale
      return ($0 * screen.bounds.width / oldWidth / pixel).rounded() * pixel
    }
    guard case .splitView = primary.place, restingDivider == nil else { return }
    if dividerMiddle != nil { restDivider() }
    if others.count > 1 {
      // Only one app can be in Slide Over: the one that is there now.
      hide(others[0].id)
      primary.place = .fullScreen
      let leaving = others.removeFirst()
      background.insert(leaving.application, at: 0)
    }
  }

  /// Adds an app, in the background.
  ///
  /// - Parameter application: The app.
  /// - Throws: ``SceneError/sameApplication(_:)`` if there is already an app with this name.
  public mutating func launch(_ application: Application) throws(SceneError) {
    guard !knownIDs.contains(application.id) else { throw .sameApplication(application.id) }
    background.insert(application, at: 0)
  }
}

extension ScreenArrangement {
  /// Makes these apps visible on the screen; the apps that were there and are not named leave it.
  mutating func show(_ first: PlacedApplication, _ rest: [PlacedApplication]) {
    let staying = Set(([first] + rest).map(\.id))
    let leaving = onScreen.filter { !staying.contains($0.id) }
    for placed in leaving { hide(placed.id) }
    background.removeAll { staying.contains($0.id) }
    background.insert(contentsOf: leaving.map(\.application), at: 0)
    primary = first
    others = rest
    setAllActive()
  }

  mutating func setAllActive() {
    primary.activation = .active
    for index in others.indices { others[index].activation = .active }
  }

  func requireDividerAtRest() throws(SceneError) {
    guard dividerMiddle == nil else { throw .dividerIsMoving }
  }

  func application(named id: Application.ID) throws(SceneError) -> Application {
    let all = onScreen.map(\.application) + background
    guard let found = all.first(where: { $0.id == id }) else {
      throw .unknownApplication(id, known: knownIDs)
    }
    return found
  }

  func applicationOnScreen(_ id: Application.ID) throws(SceneError) -> PlacedApplication {
    _ = try application(named: id)
    guard let found = settled.first(where: { $0.id == id }) else {
      throw .notOnScreen(id, onScreen: onScreen.map(\.id))
    }
    return found
  }

  var knownIDs: [Application.ID] { onScreen.map(\.id) + background.map(\.id) }

  func notOffered(_ split: Split, _ role: SceneRole) -> SceneError {
    .notOffered(
      split, role: role, device: device.id, orientation: orientation,
      offered: offeredSplits(for: role))
  }

  static func requireAdaptive(_ application: Application) throws(SceneError) {
    guard !application.requiresFullScreen else { throw .requiresFullScreen(application.id) }
  }

  /// The apps that stay on the screen when one moves into Slide Over, with the places that they
  /// then have.
  private func placesBelow(_ id: Application.ID) throws(SceneError) -> [PlacedApplication] {
    let places = settled
    let below = places.filter { $0.id != id && $0.place != .slideOver }
    switch below.count {
    case 0:
      let next = places.first { $0.id != id }?.application ?? background.first { $0.id != id }
      guard let next else { throw .noOtherApplication }
      return [PlacedApplication(next, .fullScreen)]
    case 1 where below[0].place != .window:
      return [below[0].moved(to: .fullScreen)]
    default:
      return below
    }
  }

  /// The app for the other side of a Split View.
  private func partner(
    of id: Application.ID, named other: Application.ID?
  ) throws(SceneError) -> Application {
    if let other {
      guard other != id else { throw .sameApplication(id) }
      return try application(named: other)
    }
    let beside = settled.first { $0.id != id }?.application
    guard let found = beside ?? background.first else { throw .noOtherApplication }
    return found
  }
}

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
