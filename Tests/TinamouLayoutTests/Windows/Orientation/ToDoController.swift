import TinamouLayout

/// The to-do list of Apple's talk on multitasking (WWDC 2015, session 205): three categories, below
/// each other where the width is regular, a page each where it is compact.
///
/// The user must not get lost: from pages to the list the page stays visible; from the list to pages
/// the category that was touched last shows, if it is in sight, else the uppermost one in sight.
final class ToDoController: LayoutController {
  enum Category: Int, CaseIterable {
    case home, work, school
  }

  let scroll = ScrollView("scroll")
  let sections: [LayoutView]
  /// The category in which the user last checked something off.
  private(set) var lastTouched: Category?
  /// What to scroll to when the new layout is there.
  private var target: Category?

  /// How high a name and the things to do below it are, in points.
  private static let heights = [600.0, 450, 700]

  init() {
    sections = Category.allCases.map { LayoutView("\($0)") }
    super.init("to-do")
  }

  /// What applies with each width class.
  var constraintSets: [ConstraintSet] {
    [
      ConstraintSet(
        name: "scrolled", conditions: [TraitCondition(horizontalSizeClass: .regular)],
        constraints: scrolled),
      ConstraintSet(
        name: "paged", conditions: [TraitCondition(horizontalSizeClass: .compact)],
        constraints: paged),
    ]
  }

  override func viewDidLoad() {
    view.addSubview(scroll)
    for constraint in scroll.pins(to: view) { constraint.isActive = true }
    for section in sections { scroll.addSubview(section) }
  }

  private var scrolled: [LayoutConstraint] {
    let content = scroll.contentLayoutGuide
    var top = content.topAnchor
    var made: [LayoutConstraint] = []
    for (section, height) in zip(sections, Self.heights) {
      made += [
        section.topAnchor.constraint(equalTo: top),
        section.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        section.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        section.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        section.heightAnchor.constraint(equalToConstant: height),
      ]
      top = section.bottomAnchor
    }
    return made + [content.bottomAnchor.constraint(equalTo: top)]
  }

  private var paged: [LayoutConstraint] {
    let content = scroll.contentLayoutGuide
    var leading = content.leadingAnchor
    var made: [LayoutConstraint] = []
    for section in sections {
      made += [
        section.leadingAnchor.constraint(equalTo: leading),
        section.topAnchor.constraint(equalTo: content.topAnchor),
        section.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        section.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        section.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
      ]
      leading = section.trailingAnchor
    }
    return made + [content.trailingAnchor.constraint(equalTo: leading)]
  }

  // MARK: The user

  /// The user checks something off.
  func touch(_ category: Category) { lastTouched = category }

  /// The categories in sight, from the upper or left edge on.
  var inSight: [Category] {
    Category.allCases.filter { category in
      let frame = sections[category.rawValue].frame
      let offset = scroll.contentOffset
      return frame.maxX > offset.x && frame.minX < offset.x + scroll.frame.width
        && frame.maxY > offset.y && frame.minY < offset.y + scroll.frame.height
    }
  }

  // MARK: Adapting

  override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    let inSight = inSight
    target = lastTouched.flatMap { inSight.contains($0) ? $0 : nil } ?? inSight.first
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let target, traitCollection.horizontalSizeClass != .unspecified else { return }
    self.target = nil
    let frame = sections[target.rawValue].frame
    let largest = scroll.contentSize.height - scroll.frame.height
    scroll.contentOffset = Point(x: frame.minX, y: max(0, min(frame.minY, largest)))
  }

  override func encodeRestorableState() -> Any? { lastTouched }

  override func decodeRestorableState(_ state: Any) { lastTouched = state as? Category }
}
