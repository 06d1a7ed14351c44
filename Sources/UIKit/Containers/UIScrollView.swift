public import Foundation
import TinamouEnvironment
import TinamouLayout

/// A view that shows a part of its content, which can be larger than the view.
@preconcurrency @MainActor open class UIScrollView: InertScrollView {
  /// How the safe area adds to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Always above and below, and at the sides if the content scrolls horizontally.
    case automatic = 0
    /// Along the axes on which the content scrolls.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// At all edges.
    case always = 3

    private static let models: [ScrollView.ContentInsetAdjustmentBehavior] = [
      .automatic, .scrollableAxes, .never, .always,
    ]
    var model: ScrollView.ContentInsetAdjustmentBehavior { Self.models[rawValue] }
  }

  /// The appearance of scroll indicators; nothing is drawn.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// How fast scrolling decelerates; there are no touch events.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the speed that remains after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When dragging hides the keyboard; there are no touch events.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// When an index beside the content is shown; nothing is drawn.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic, alwaysHidden
  }

  override func makeLayoutView() -> LayoutView { ScrollView() }

  var scroll: ScrollView? { layoutView as? ScrollView }

  /// The size of the content, in points: as constraints determine it, or as it was set.
  open var contentSize: CGSize {
    get {
      let (size, added) = (CGSize(scroll?.contentSize ?? .zero), sizeOfZoom)
      return CGSize(width: size.width + added.width, height: size.height + added.height)
    }
    set {
      scroll?.statedContentSize = Size(newValue)
      keepOffsetInContent()
      propertyObservers.tell()
    }
  }
  /// The point of the content at the upper left corner, in points.
  open var contentOffset: CGPoint {
    get { CGPoint(scroll?.contentOffset ?? .zero) }
    set { setOffset(newValue) }
  }
  /// The space around the content, in points. An offset that it no longer allows stays until the
  /// next layout, as the tests of HorizonCalendar expect.
  open var contentInset: UIEdgeInsets {
    get { UIEdgeInsets(scroll?.contentInset ?? .zero) }
    set {
      scroll?.contentInset = EdgeInsets(newValue)
      if keepOffsetAtEdges() { setNeedsLayout() }
      propertyObservers.tell()
    }
  }
  /// The space around the content, in points, including that of the system.
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(scroll?.adjustedContentInset ?? .zero)
  }
  /// How the safe area adds to the insets of the content.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { storedContentInsetAdjustmentBehavior }
    set {
      storedContentInsetAdjustmentBehavior = newValue
      scroll?.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior.model
    }
  }
  private var storedContentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// The content, whose size constraints determine.
  open var contentLayoutGuide: UILayoutGuide {
    scroll.map { scrollGuide($0.contentLayoutGuide) } ?? layoutMarginsGuide
  }
  /// The frame of the scroll view, which does not move while the content scrolls.
  open var frameLayoutGuide: UILayoutGuide {
    scroll.map { scrollGuide($0.frameLayoutGuide) } ?? layoutMarginsGuide
  }

  override var boundsOrigin: CGPoint {
    get { contentOffset }
    set { setOffset(newValue) }
  }

  private func setOffset(_ offset: CGPoint) {
    guard offset != CGPoint(scroll?.contentOffset ?? .zero) else { return }
    scroll?.contentOffset = Point(offset)
    setNeedsLayout()
    storedDelegate?.scrollViewDidScroll(self)
    propertyObservers.tell()
  }

  /// The size inside of the adjusted insets, in points.
  open var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }
  /// Scrolls to an offset, without an animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  /// Scrolls as little as possible to show a rectangle of the content, without an animation.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    var offset = contentOffset
    if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    if rect.minX < visible.minX { offset.x += rect.minX - visible.minX }
    if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
    if rect.minY < visible.minY { offset.y += rect.minY - visible.minY }
    scroll(toNearest: offset)
  }

  /// Scrolls to an offset, or as near to it as the content reaches; a view without a size, which no
  /// layout has placed yet, to the offset.
  func scroll(toNearest offset: CGPoint) {
    let (content, size, insets) = (contentSize, bounds.size, adjustedContentInset)
    guard size.width > 0, size.height > 0 else { return contentOffset = offset }
    contentOffset = CGPoint(
      x: max(min(offset.x, content.width + insets.right - size.width), -insets.left),
      y: max(min(offset.y, content.height + insets.bottom - size.height), -insets.top))
  }

  /// Called after the insets of the system changed.
  open func adjustedContentInsetDidChange() {}

  private var insetsOfOffset = UIEdgeInsets.zero

  override func didLayOut() {
    super.didLayOut()
    _ = keepOffsetAtEdges()
    keepOffsetInContent()
  }

  override func insetsMayHaveChanged(_ known: KnownInsets) -> Bool {
    let isInformed = super.insetsMayHaveChanged(known)
    let hasOtherInsets = keepOffsetAtEdges()
    keepOffsetInContent()
    return hasOtherInsets || isInformed
  }

  /// What an offset is clamped to.
  private struct Extent: Equatable {
    let content: CGSize
    let size: CGSize
    let insets: UIEdgeInsets
  }

  private var extentOfOffset: Extent?

  /// Scrolls back where there would be nothing at the end, after the content has become shorter or
  /// the view longer. An offset that the app sets stays as it is until then.
  func keepOffsetInContent() {
    let extent = Extent(content: contentSize, size: bounds.size, insets: adjustedContentInset)
    guard extent != extentOfOffset else { return }
    let hadContent = extentOfOffset != nil
    extentOfOffset = extent
    if hadContent || extent.content != .zero { clampOffset() }
  }

  /// Scrolls back as far as the content ends before the lower or right edge of the view.
  func clampOffset() {
    let (content, size, insets) = (contentSize, bounds.size, adjustedContentInset)
    guard size.width > 0, size.height > 0 else { return }
    let offset = contentOffset
    contentOffset = CGPoint(
      x: min(offset.x, max(content.width + insets.right - size.width, -insets.left)),
      y: min(offset.y, max(content.height + insets.bottom - size.height, -insets.top)))
  }

  /// Keeps content that is scrolled to the top or left edge there when the adjusted insets change,
  /// and returns whether they have changed.
  private func keepOffsetAtEdges() -> Bool {
    let (old, new) = (insetsOfOffset, adjustedContentInset)
    guard new != old else { return false }
    insetsOfOffset = new
    if contentOffset.y == -old.top { contentOffset.y = -new.top }
    if contentOffset.x == -old.left { contentOffset.x = -new.left }
    adjustedContentInsetDidChange()
    storedDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    return true
  }

  /// Receives scroll events; see ``UIDelegating``.
  weak var storedDelegate: (any UIScrollViewDelegate)? { didSet { delegateDidChange() } }
  /// Called after another delegate was set, for the classes of UIKit.
  func delegateDidChange() {}
  /// Whether the user can scroll; there are no touch events.
  open var isScrollEnabled = true
  /// Whether the content scrolls vertically even if it is not higher than the view.
  open var alwaysBounceVertical: Bool {
    get { scroll?.alwaysScrolls.vertically ?? false }
    set { scroll?.alwaysScrolls.vertically = newValue }
  }
  /// Whether the content scrolls horizontally even if it is not wider than the view.
  open var alwaysBounceHorizontal: Bool {
    get { scroll?.alwaysScrolls.horizontally ?? false }
    set { scroll?.alwaysScrolls.horizontally = newValue }
  }
  /// The smallest scale of the content.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale of the content.
  open var maximumZoomScale: CGFloat = 1
  /// The scale of the content, between ``minimumZoomScale`` and ``maximumZoomScale``; it stays as
  /// it is without a view that the delegate names.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  var zoom = ScrollZoom()
  /// Sets the scale of the content, without an animation. The point in the middle of the view stays
  /// there, as far as the content reaches.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { scaleContent(to: scale) }
  /// Makes a rectangle of the view that the delegate names as large as possible, and scrolls to it,
  /// without an animation.
  open func zoom(to rect: CGRect, animated: Bool) { scaleContent(toShow: rect) }
  /// Whether the user zooms the content, always `false`.
  open var isZooming: Bool { false }
  /// Whether the zoom is beyond its limits, always `false`.
  open var isZoomBouncing: Bool { false }
  /// The pinch gesture recogniser: none, because there are no touch events.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// Whether the user drags, always `false`.
  open var isDragging: Bool { false }
  /// Whether there is a touch, always `false`.
  open var isTracking: Bool { false }
  /// Whether the content decelerates, always `false`.
  open var isDecelerating: Bool { false }
  /// The pan gesture recogniser, which recognises nothing.
  open var panGestureRecognizer: UIPanGestureRecognizer { ownPanGestureRecognizer }
  private let ownPanGestureRecognizer = UIPanGestureRecognizer()
  /// The refresh control above the content; it is not a part of the layout.
  open var refreshControl: UIRefreshControl?
  /// Never called: there are no touch events.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
}
