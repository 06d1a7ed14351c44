/// Works out safe areas, margins, readable widths and keyboards as they move with the window.
///
/// The same rules as those of ``InsetsResolver``, with numbers that move: where a rule decides, the
/// range of the tracer ends where it would decide otherwise.
struct MovingInsetsResolver {
  private struct Insets {
    var safeArea: MovingInsets
    var margins: MovingInsets
    /// The upper edge in the window.
    var top = MovingNumber(0)
  }

  private let environment: LayoutEnvironment?
  private let windowHeight: MovingNumber
  private let frame: (LayoutView) -> MovingRect
  private var known: [ObjectIdentifier: Insets] = [:]
  /// How far the rules decide as they do now.
  private(set) var range: TracedRange

  init(
    environment: LayoutEnvironment?, windowHeight: MovingNumber, range: TracedRange,
    frame: @escaping (LayoutView) -> MovingRect
  ) {
    self.environment = environment
    self.windowHeight = windowHeight
    self.range = range
    self.frame = frame
  }

  /// The rates of the numbers that say how a system guide lies in its view.
  mutating func rates(of guide: LayoutGuide, in view: LayoutView) -> GuideRelation {
    let insets = insets(of: view)
    switch guide.role {
    case .user, .arrangement, .frame: return GuideRelation(insets: .zero)
    case .content: return GuideRelation(horizontal: .free, vertical: .free)
    case .safeArea: return GuideRelation(insets: insets.safeArea.rates)
    case .margins: return GuideRelation(insets: insets.margins.rates)
    case .readable:
      var relation = GuideRelation(insets: insets.margins.rates)
      if isReadableWidthLimited(view, insets) {
        relation.horizontal = .centred(
          length: 0, near: insets.margins.left.rate, far: insets.margins.right.rate)
      }
      return relation
    case .keyboard:
      let usesSafeArea = (guide as? KeyboardLayoutGuide)?.usesBottomSafeArea ?? true
      let least = usesSafeArea ? insets.safeArea.bottom : MovingNumber(0)
      let height = range.larger(
        keyboardHeight(in: view, insets), least, .insets(view.qualifiedName))
      return GuideRelation(
        horizontal: .inset(near: 0, far: 0), vertical: .atFarEdge(length: height.rate))
    }
  }

  private mutating func insets(of view: LayoutView) -> Insets {
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
    var result = parent?.insets ?? Insets(safeArea: .init(.zero), margins: .init(.zero))
    for ancestor in path.reversed() {
      result = derive(ancestor, from: parent)
      known[ObjectIdentifier(ancestor)] = result
      parent = (ancestor, result)
    }
    return result
  }

  private mutating func keyboardHeight(
    in view: LayoutView, _ insets: Insets
  ) -> MovingNumber {
    guard let environment, environment.keyboardHeight > 0 else { return MovingNumber(0) }
    let keyboardTop = windowHeight - environment.keyboardHeight
    return range.larger(
      insets.top + frame(view).height - keyboardTop, MovingNumber(0), .insets(view.qualifiedName))
  }

  private mutating func isReadableWidthLimited(_ view: LayoutView, _ insets: Insets) -> Bool {
    let width = frame(view).width
    let limit = InsetsResolver.readableWidthLimit(of: view, in: environment)
    let change = LayoutChange.readableWidth(view.qualifiedName)
    let usable = width - insets.safeArea.left - insets.safeArea.right
    let betweenMargins = width - insets.margins.left - insets.margins.right
    let usableLimit = limit + 2 * ReadableWidthProfile.gutter
    let exceedsUsable = range.isPublicValue(usable, atLeast: usableLimit, orMoreOnly: true, change)
    if !exceedsUsable { return false }
    return range.isPublicValue(betweenMargins, atLeast: limit, orMoreOnly: true, change)
  }

  private mutating func derive(
    _ view: LayoutView, from parent: (view: LayoutView, insets: Insets)?
  ) -> Insets {
    let resolver = InsetsResolver(environment: environment) { $0.frame }
    guard let parent else {
      let fixed = resolver.rootInsets(of: view)
      return Insets(safeArea: MovingInsets(fixed.safeArea), margins: MovingInsets(fixed.margins))
    }
    let frame = frame(view)
    let outer = self.frame(parent.view)
    let distances = MovingInsets(
      top: frame.y, left: frame.x, bottom: outer.height - frame.y - frame.height,
      right: outer.width - frame.x - frame.width)
    let change = LayoutChange.insets(view.qualifiedName)
    let safeArea =
      parent.insets.safeArea.merged(with: distances) { inset, distance in
        // Between zero and the superview's.
        let shifted = range.larger(inset - distance, MovingNumber(0), change)
        return inset - range.larger(inset - shifted, MovingNumber(0), change)
      } + MovingInsets(view.additionalSafeAreaInsets)
    var margins = MovingInsets(resolver.marginBase(of: view))
    if view.insetsLayoutMarginsFromSafeArea { margins = margins + safeArea }
    if view.preservesSuperviewLayoutMargins {
      let shifted = parent.insets.margins.merged(with: distances, by: -)
      margins = margins.merged(with: shifted) { range.larger($0, $1, change) }
    }
    return Insets(
      safeArea: safeArea, margins: margins,
      top: parent.insets.top + frame.y - parent.view.boundsOrigin.y)
  }
}

extension MovingInsets {
  fileprivate var rates: EdgeInsets {
    EdgeInsets(top: top.rate, left: left.rate, bottom: bottom.rate, right: right.rate)
  }
}
