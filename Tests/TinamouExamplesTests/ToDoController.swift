import Tinamou

/// The behaviour of the to-do list of Apple's talk on multitasking (WWDC 2015, session 205); its
/// layout is Docs/Examples/to-do.json.
final class ToDoController: LayoutController {
  enum Category: String, CaseIterable {
    case home, work, school
  }

  let lists: ScrollView
  private let sections: [Category: LayoutView]
  /// The category in which the user last checked something off.
  private(set) var lastTouched: Category?
  /// The category to scroll to with the new layout.
  private var target: Category?

  /// Makes the controller of a layout; `nil` for any layout other than the example.
  init?(_ layout: FileLayout) {
    guard let lists = layout.engine.root.subviews.first as? ScrollView else { return nil }
    self.lists = lists
    var sections: [Category: LayoutView] = [:]
    for view in lists.subviews {
      if let category = view.name.flatMap(Category.init) { sections[category] = view }
    }
    guard sections.count == Category.allCases.count else { return nil }
    self.sections = sections
    super.init(view: layout.engine.root)
  }

  /// The position of a category in the scroll view.
  func frame(of category: Category) -> Rect { sections[category]?.frame ?? .zero }

  /// Called when the user checks something off.
  func touch(_ category: Category) { lastTouched = category }

  /// The visible categories, from the first to the last.
  var inSight: [Category] {
    let visible = Rect(origin: lists.contentOffset, size: lists.frame.size)
    return Category.allCases.filter { category in
      let frame = frame(of: category)
      return frame.maxX > visible.minX && frame.minX < visible.maxX && frame.maxY > visible.minY
        && frame.minY < visible.maxY
    }
  }

  override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    let inSight = inSight
    target = lastTouched.flatMap { inSight.contains($0) ? $0 : nil } ?? inSight.first
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let target else { return }
    self.target = nil
    let frame = frame(of: target)
    let largest = lists.contentSize.height - lists.frame.height
    lists.contentOffset = Point(x: frame.minX, y: max(0, min(frame.minY, largest)))
  }

  override func encodeRestorableState() -> Any? { lastTouched }

  override func decodeRestorableState(_ state: Any) { lastTouched = state as? Category }
}
