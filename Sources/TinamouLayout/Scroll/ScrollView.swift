/// A view that shows a part of its content, which can be larger than the view.
open class ScrollView: LayoutView {
  /// How the safe area adds to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Hashable, Sendable {
    /// Always above and below, and at the sides if the content scrolls horizontally.
    case automatic
    /// Along the axes on which the content scrolls.
    case scrollableAxes
    /// Not at all.
    case never
    /// At all edges.
    case always
  }

  /// The point of the content at the upper left corner of the view, in points.
  public var contentOffset: Point {
    get { storedOffset }
    set {
      guard newValue != storedOffset else { return }
      willChange()
      storedOffset = newValue
      note(\.offsets)
      // The covered part of the content changes with the offset.
      note(\.views)
    }
  }
  private var storedOffset = Point.zero
  /// Space around the content, in points, in addition to that of the system.
  public var contentInset: EdgeInsets {
    get { storedInset }
    set { setInput(\.storedInset, newValue) }
  }
  private var storedInset = EdgeInsets.zero
  /// How the safe area adds to the insets of the content.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { storedBehavior }
    set { setInput(\.storedBehavior, newValue) }
  }
  private var storedBehavior = ContentInsetAdjustmentBehavior.automatic

  /// Sets a property on which the insets depend.
  private func setInput<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<ScrollView, Value>, _ value: Value
  ) {
    guard value != self[keyPath: property] else { return }
    willChange()
    self[keyPath: property] = value
    note(\.views)
  }

  /// The size of the content, in points: that of ``contentLayoutGuide`` in the last layout.
  open var contentSize: Size {
    let size = systemGuides.first { $0.role == .content }?.layoutFrame.size ?? .zero
    return size == .zero ? statedContentSize : size
  }
  /// The size of the content where no constraint determines it, in points.
  package var statedContentSize = Size.zero { willSet { willChange() } }
  /// Whether content that is not larger than the view scrolls.
  package var alwaysScrolls = (horizontally: false, vertically: false) {
    willSet { willChange() }
  }

  /// The content, which scrolls: it begins at the origin, and constraints determine its size.
  ///
  /// As in UIKit, a constraint between an edge of the scroll view and a view inside it means the
  /// edge of this guide; the width and height of the scroll view are those of its frame.
  public var contentLayoutGuide: LayoutGuide { systemGuide(.content) }

  /// Whether an item is ``contentLayoutGuide``, which is made when it is needed.
  package func isContent(_ item: LayoutItem.ID) -> Bool {
    systemGuides.contains { $0.role == .content && $0.id == item }
  }

  /// The frame of the scroll view, which does not move while the content scrolls.
  public var frameLayoutGuide: LayoutGuide { systemGuide(.frame) }

  package override var boundsOrigin: Point { contentOffset }

  /// The rows of a table or collection; `nil` for other scroll views.
  package var rows: (any ScrolledRows)?
  /// Whether snapshots include the findings in the rows of a list; otherwise its owner reports
  /// them.
  package var reportsFindings = true

  override func saveState() -> () -> Void {
    let (restore, contentOffset, contentInset) = (super.saveState(), contentOffset, contentInset)
    let (adjustment, insetsForKeyboard) = (
      contentInsetAdjustmentBehavior, insetsContentFromKeyboard
    )
    let (statedContentSize, alwaysScrolls) = (statedContentSize, alwaysScrolls)
    return { [self] in
      restore()
      self.contentOffset = contentOffset
      self.contentInset = contentInset
      contentInsetAdjustmentBehavior = adjustment
      insetsContentFromKeyboard = insetsForKeyboard
      self.statedContentSize = statedContentSize
      self.alwaysScrolls = alwaysScrolls
    }
  }

  /// Copies the scroll position; the result restores it.
  package func savePosition() -> () -> Void {
    rows?.savePosition() ?? { [self, contentOffset] in self.contentOffset = contentOffset }
  }

  /// The environment for cells in the view: that of its engine with its own traits, without what is
  /// placed in the window; without an engine the standard one.
  package var environmentForCells: LayoutEnvironment {
    var environment = engine?.environment ?? .standard(on: platform)
    environment.windowSize = .zero
    environment.screenSize = .zero
    environment.safeAreaInsets = .zero
    environment.keyboardHeight = 0
    environment.reservedRegions = []
    environment.windowControls = .zero
    environment.corners = .zero
    environment.barSide = nil
    if let traitDomain {
      environment.traits = traitDomain.overrides.applied(to: environment.traits)
    }
    return environment
  }

  /// The height of the part of the view that a docked keyboard covers, in points.
  ///
  /// It changes the insets only if ``insetsContentFromKeyboard`` is `true`.
  public var keyboardOverlap: Double {
    let height = keyboardLayoutGuide.layoutFrame.height
    return (engine?.environment.keyboardHeight ?? 0) > 0 ? height : 0
  }

  /// Whether the keyboard adds to the lower inset of the content, in place of the safe area, as in
  /// a table view controller of UIKit.
  public var insetsContentFromKeyboard: Bool {
    get { storedKeyboardInsets }
    set { setInput(\.storedKeyboardInsets, newValue) }
  }
  private var storedKeyboardInsets = false

  /// The space around the content, in points, including that of the system.
  public var adjustedContentInset: EdgeInsets { adjustedContentInset(safeArea: safeAreaInsets) }

  /// Returns the space around the content for a safe area, in points.
  package func adjustedContentInset(safeArea: EdgeInsets) -> EdgeInsets {
    let (content, size) = (contentSize, frame.size)
    // The insets do not count (UIScrollView.h).
    let isHorizontal = addsSafeArea(along: .horizontal) { content.width > size.width }
    let isVertical = addsSafeArea(along: .vertical) { content.height > size.height }
    var added = EdgeInsets(
      top: isVertical ? safeArea.top : 0, left: isHorizontal ? safeArea.left : 0,
      bottom: isVertical ? safeArea.bottom : 0, right: isHorizontal ? safeArea.right : 0)
    if insetsContentFromKeyboard { added.bottom = max(added.bottom, keyboardOverlap) }
    return contentInset + added
  }

  /// Returns whether the safe area adds to the insets of the content along an axis.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - isLonger: Returns whether the content is longer than the view along the axis.
  /// - Returns: Whether the inset of the safe area is added to that of the content.
  func addsSafeArea(along axis: LayoutAxis, where isLonger: () -> Bool) -> Bool {
    switch (contentInsetAdjustmentBehavior, axis) {
    case (.always, _), (.automatic, .vertical): true
    case (.scrollableAxes, .vertical): alwaysScrolls.vertically || isLonger()
    case (.scrollableAxes, .horizontal), (.automatic, .horizontal):
      alwaysScrolls.horizontally || isLonger()
    case (.never, _): false
    }
  }

  /// Returns the nearest offset at which the content fills the view within insets as far as
  /// possible, in points.
  package func clampedOffset(_ offset: Point, within insets: EdgeInsets) -> Point {
    let largest = Point(
      x: contentSize.width + insets.right - frame.width,
      y: contentSize.height + insets.bottom - frame.height)
    return Point(
      x: max(min(offset.x, largest.x), -insets.left), y: max(min(offset.y, largest.y), -insets.top))
  }
}
