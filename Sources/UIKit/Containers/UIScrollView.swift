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
  open var keyboardDismissMode = KeyboardDismissMode.none
}

/// Hears of scrolling.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// Text of many lines that is written.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  open var text: String! = "" { didSet { invalidateIntrinsicContentSize() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes, of which the string counts.
  open var attributedText: NSAttributedString! { didSet { text = attributedText?.string } }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the font follows the text size that the user has chosen.
  open var adjustsFontForContentSizeCategory = false { didSet { invalidateIntrinsicContentSize() } }
  /// Room around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Where the text lies.
  public let textContainer = NSTextContainer()
  /// Nothing is drawn.
  open var textColor: UIColor? = .label
  /// Nothing is drawn.
  open var textAlignment: NSTextAlignment = .natural
  /// Does nothing.
  open var isEditable = true
  /// Does nothing.
  open var isSelectable = true
  private var widthOfLayout: CGFloat = 0

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }
  open override var canBecomeFirstResponder: Bool { isEditable }
  override var isContentKnownToLayout: Bool { false }

  /// A text view that scrolls has no content size; another one is as high as its text.
  override var systemContentSize: CGSize {
    if isScrollEnabled {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return sizeThatFits(CGSize(width: widthOfLayout, height: 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let font = font ?? .systemFont(ofSize: 12)
    let sides =
      textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let text = text.flatMap { $0.isEmpty ? nil : $0 } ?? " "
    let extent = TextRuler(self).size(
      of: text, font: adjustsFontForContentSizeCategory ? font.model : font.fixed,
      adjusts: adjustsFontForContentSizeCategory, lines: 0,
      maximumWidth: size.width > sides && size.width < 10_000_000 ? size.width - sides : nil)
    return CGSize(
      width: extent.width + sides,
      height: extent.height + textContainerInset.top + textContainerInset.bottom)
  }

  /// Lets the lines break at the width that the view has got.
  override func didLayOut() {
    super.didLayOut()
    guard !isScrollEnabled, widthOfLayout != bounds.width else { return }
    widthOfLayout = bounds.width
    invalidateIntrinsicContentSize()
  }
}

/// Where a text lies in its view.
@preconcurrency @MainActor public final class NSTextContainer: MainActorObject {
  /// Room at both ends of lines, in points.
  public var lineFragmentPadding: CGFloat = 5
  /// The largest number of lines, 0 for any; not measured.
  public var maximumNumberOfLines = 0

  init() { super.init(mainActor: ()) }
}
