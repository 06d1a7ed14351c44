/// Works out safe areas, margins, readable widths and keyboards of a tree whose frames are known.
///
/// These inputs depend on frames, so they are read off a layout; each view is worked out once, its
/// ancestors first, without recursion.
struct InsetsResolver {
  /// What surrounds the content of a view, in points.
  struct Insets {
    var safeArea: EdgeInsets
    /// The effective layout margins.
    var margins: EdgeInsets
    /// The upper edge in the window.
    var top = 0.0
  }

  private let environment: LayoutEnvironment?
  private let frame: (LayoutView) -> Rect
  private var known: [ObjectIdentifier: Insets] = [:]

  init(environment: LayoutEnvironment?, frame: @escaping (LayoutView) -> Rect) {
    self.environment = environment
    self.frame = frame
  }

  /// A resolver for the committed frames of a view's tree.
  init(of view: LayoutView) {
    self.init(environment: view.engine?.environment, frame: \.frame)
  }

  mutating func insets(of view: LayoutView) -> Insets {
    var path: [LayoutView] = []
    var next: LayoutView? = view
    var parent: (view: LayoutView, insets: Insets)?
    while let ancestor = next {
      if let insets = known[ObjectIdentifier(ancestor)] {
        parent = (ancestor, insets)
        break
      }
      path.append(ancestor)
      next = ancestor.superview
    }
    var result = parent?.insets ?? Insets(safeArea: .zero, margins: .zero)
    for ancestor in path.reversed() {
      result = derive(ancestor, from: parent)
      known[ObjectIdentifier(ancestor)] = result
      parent = (ancestor, result)
    }
    return result
  }

  /// How a system guide lies in its view.
  mutating func relation(of guide: LayoutGuide, in view: LayoutView) -> GuideRelation {
    let insets = insets(of: view)
    switch guide.role {
    case .user, .arrangement: return GuideRelation(insets: .zero)
    case .content: return GuideRelation(horizontal: .free, vertical: .free)
    case .frame:
      let offset = view.boundsOrigin
      return GuideRelation(
        insets: EdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x))
    case .safeArea: return GuideRelation(insets: insets.safeArea)
    case .margins: return GuideRelation(insets: insets.margins)
    case .readable:
      var relation = GuideRelation(insets: insets.margins)
      if let width = readableWidth(in: view, insets) {
        relation.horizontal = .centred(
          length: width, near: insets.margins.left, far: insets.margins.right)
      }
      return relation
    case .keyboard:
      let usesSafeArea = (guide as? KeyboardLayoutGuide)?.usesBottomSafeArea ?? true
      let height = max(
        keyboardHeight(in: view, insets), usesSafeArea ? insets.safeArea.bottom : 0)
      return GuideRelation(
        horizontal: .inset(near: 0, far: 0), vertical: .atFarEdge(length: height))
    }
  }

  /// How far the keyboard reaches above the lower edge of a view.
  private func keyboardHeight(in view: LayoutView, _ insets: Insets) -> Double {
    guard let environment, environment.keyboardHeight > 0 else { return 0 }
    let keyboardTop = environment.windowSize.height - environment.keyboardHeight
    return max(0, insets.top + frame(view).height - keyboardTop)
  }

  /// The readable width if it limits a view of this width.
  ///
  /// It does when more than 44 points would stay free on each side of the safe area and the margins
  /// leave more than it. Fits 120 measured windows.
  private func readableWidth(in view: LayoutView, _ insets: Insets) -> Double? {
    let width = frame(view).width
    let profile = environment?.readableWidthProfile ?? .ios14
    let category = view.traitDomain?.overrides.preferredContentSizeCategory
    let limit = profile.width(
      for: category ?? environment?.traits.preferredContentSizeCategory ?? .large)
    let usable = width - insets.safeArea.left - insets.safeArea.right
    let betweenMargins = width - insets.margins.left - insets.margins.right
    let isLimited =
      usable > limit + 2 * ReadableWidthProfile.gutter && betweenMargins > limit
    return isLimited ? limit : nil
  }

  private func derive(
    _ view: LayoutView, from parent: (view: LayoutView, insets: Insets)?
  ) -> Insets {
    guard let parent else {
      let safeArea = view.safeAreaInsets(
        insteadOf: (environment?.safeAreaInsets ?? .zero) + view.additionalSafeAreaInsets)
      return Insets(
        safeArea: safeArea, margins: margins(of: view, base: rootBase(view), safeArea))
    }
    let frame = frame(view)
    let size = self.frame(parent.view).size
    // What scrolls lies where it has been scrolled to.
    let origin = parent.view.boundsOrigin
    let distances = EdgeInsets(
      top: frame.minY - origin.y, left: frame.minX - origin.x,
      bottom: size.height + origin.y - frame.maxY, right: size.width + origin.x - frame.maxX)
    let safeArea = view.safeAreaInsets(
      insteadOf: Self.shifted(parent.insets.safeArea, by: distances, isClamped: true)
        + view.additionalSafeAreaInsets)
    let direction = view.effectiveUserInterfaceLayoutDirection
    let base =
      view.controller == nil
      ? view.layoutMarginsBase?.resolved(for: direction)
        ?? standardMargins(of: view).resolved(for: direction)
      : rootBase(view)
    var margins = margins(of: view, base: base, safeArea)
    if view.preservesSuperviewLayoutMargins {
      margins = margins.union(
        Self.shifted(parent.insets.margins, by: distances, isClamped: false))
    }
    return Insets(
      safeArea: safeArea, margins: margins,
      top: parent.insets.top + frame.minY - parent.view.boundsOrigin.y)
  }

  private func margins(
    of view: LayoutView, base: EdgeInsets, _ safeArea: EdgeInsets
  ) -> EdgeInsets {
    view.insetsLayoutMarginsFromSafeArea ? base + safeArea : base
  }

  private func standardMargins(of view: LayoutView) -> DirectionalEdgeInsets {
    guard view.keepsSystemMinimumMargins, let environment else { return view.standardMargins }
    return view.standardMargins.union(environment.systemMinimumLayoutMargins)
  }

  /// The root view of a window or controller has the system's least margins, or larger ones that were
  /// set, unless it does not respect them.
  private func rootBase(_ view: LayoutView) -> EdgeInsets {
    let direction = view.effectiveUserInterfaceLayoutDirection
    let own = view.layoutMarginsBase?.resolved(for: direction)
    guard let environment, view.viewRespectsSystemMinimumLayoutMargins else {
      return own ?? standardMargins(of: view).resolved(for: direction)
    }
    let least = environment.systemMinimumLayoutMargins.resolved(for: direction)
    return own?.union(least) ?? least
  }

  /// What insets of a superview mean for a view at these distances from its edges.
  ///
  /// Safe areas stay between zero and the superview's, edge by edge (measured with nine frames).
  private static func shifted(
    _ insets: EdgeInsets, by distances: EdgeInsets, isClamped: Bool
  ) -> EdgeInsets {
    func shift(_ inset: Double, _ distance: Double) -> Double {
      let shifted = inset - distance
      return isClamped ? min(max(shifted, 0), inset) : shifted
    }
    return EdgeInsets(
      top: shift(insets.top, distances.top), left: shift(insets.left, distances.left),
      bottom: shift(insets.bottom, distances.bottom),
      right: shift(insets.right, distances.right))
  }
}
