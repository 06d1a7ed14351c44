public import Foundation
import TinamouEnvironment
import TinamouLayout

/// Shows a part of content larger than itself.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// How safe areas add to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Above and below always, at the sides where the content scrolls that way.
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

  /// How marks of the place look; nothing is drawn.
  public enum IndicatorStyle: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// How soon content stands still; there is no touch.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When dragging hides the keyboard; there is no touch.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none
    /// At once.
    case onDrag
    /// By the finger.
    case interactive
  }

  override func makeLayoutView() -> LayoutView { ScrollView() }

  var scroll: ScrollView? { layoutView as? ScrollView }
  private var statedContentSize = CGSize.zero

  /// The size of the content, in points: what constraints make it, or what was set.
  open var contentSize: CGSize {
    get {
      let size = CGSize(scroll?.contentSize ?? .zero)
      return size == .zero ? statedContentSize : size
    }
    set { statedContentSize = newValue }
  }
  /// The point of the content at the upper left corner, in points.
  open var contentOffset: CGPoint {
    get { CGPoint(scroll?.contentOffset ?? .zero) }
    set { setOffset(newValue) }
  }
  /// Room around the content, in points.
  open var contentInset: UIEdgeInsets {
    get { UIEdgeInsets(scroll?.contentInset ?? .zero) }
    set { scroll?.contentInset = EdgeInsets(newValue) }
  }
  /// The room around the content with what the system adds, in points.
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(scroll?.adjustedContentInset ?? .zero)
  }
  /// How safe areas add to the insets of the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { scroll?.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior.model }
  }
  /// What scrolls, as large as constraints make it.
  open var contentLayoutGuide: UILayoutGuide {
    scroll.map { scrollGuide($0.contentLayoutGuide) } ?? layoutMarginsGuide
  }
  /// The frame of the scroll view, which stays while the content scrolls.
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
    delegate?.scrollViewDidScroll(self)
  }

  /// Scrolls to an offset at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  /// Scrolls at once as little as shows a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    var offset = contentOffset
    if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    if rect.minX < visible.minX { offset.x += rect.minX - visible.minX }
    if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
    if rect.minY < visible.minY { offset.y += rect.minY - visible.minY }
    contentOffset = offset
  }

  /// The system adds other insets than before.
  open func adjustedContentInsetDidChange() {}

  private var insetsOfOffset = UIEdgeInsets.zero

  /// What stands at the top stays at the top when bars and the safe area come to cover it.
  override func didLayOut() {
    super.didLayOut()
    let (old, new) = (insetsOfOffset, adjustedContentInset)
    guard new != old else { return }
    insetsOfOffset = new
    if contentOffset.y == -old.top { contentOffset.y = -new.top }
    if contentOffset.x == -old.left { contentOffset.x = -new.left }
    adjustedContentInsetDidChange()
  }

  /// Hears of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether the user may scroll; there is no touch.
  open var isScrollEnabled = true
  /// Whether scrolling stops at pages; there is no touch.
  open var isPagingEnabled = false
  /// Does nothing.
  open var bounces = true
  /// Does nothing.
  open var alwaysBounceVertical = false
  /// Does nothing.
  open var alwaysBounceHorizontal = false
  /// Nothing is drawn.
  open var showsVerticalScrollIndicator = true
  /// Nothing is drawn.
  open var showsHorizontalScrollIndicator = true
  /// Nothing is drawn.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Nothing is drawn.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Does nothing.
  open var delaysContentTouches = true
  /// Does nothing.
  open var canCancelContentTouches = true
  /// Does nothing.
  open var bouncesZoom = true
  /// Does nothing.
  open var isDirectionalLockEnabled = false
  /// Does nothing.
  open var scrollsToTop = true
  /// Nothing is drawn.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Nothing is drawn.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Nothing is drawn.
  open var indicatorStyle = IndicatorStyle.default
  /// Does nothing.
  open var decelerationRate = DecelerationRate.normal
  /// How much smaller content may become; it does not.
  open var minimumZoomScale: CGFloat = 1
  /// How much larger content may become; it does not.
  open var maximumZoomScale: CGFloat = 1
  /// How large content is: as it is.
  open var zoomScale: CGFloat { 1 }
  /// Whether the user scrolls: never.
  open var isDragging: Bool { false }
  /// Whether a finger is down: never.
  open var isTracking: Bool { false }
  /// Whether content moves on: never.
  open var isDecelerating: Bool { false }
  /// The recognizer of scrolling, which recognizes nothing.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// What shows above the content while it loads; it is no part of the layout.
  open var refreshControl: UIRefreshControl?
  /// Does nothing: nothing is drawn.
  open func flashScrollIndicators() {}
  /// Does nothing.
  open var keyboardDismissMode = KeyboardDismissMode.none
}
