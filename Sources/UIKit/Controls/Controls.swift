public import Foundation
import TinamouEnvironment
import TinamouLayout

/// An on-off switch.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  /// Nothing is drawn.
  open var onTintColor: UIColor?
  /// Turns the switch.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .switch) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }
}

/// A slider.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The largest value.
  open var maximumValue: Float = 1
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .slider) }
}

/// A pair of buttons for up and down.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The value.
  open var value = 0.0
  /// The least value.
  open var minimumValue = 0.0
  /// The largest value.
  open var maximumValue = 100.0
  /// How much a tap changes.
  open var stepValue = 1.0
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .stepper) }
}

/// A progress bar.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// How a progress bar looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// In a bar.
    case bar = 1
  }

  /// How much is done, from 0 to 1.
  open var progress: Float = 0
  /// Nothing is drawn.
  open var progressTintColor: UIColor?
  /// Nothing is drawn.
  open var trackTintColor: UIColor?
  /// Makes a progress bar.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  /// Sets how much is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .progressView) }
}

/// A spinning wheel.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// How large the wheel is.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the wheel goes when it stands still.
  open var hidesWhenStopped = true
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Nothing is drawn.
  open var color: UIColor! = .gray
  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Makes a wheel.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Lets the wheel turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  /// Stops the wheel.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .activityIndicator) }
  override var isContentKnownToLayout: Bool { false }
  override var systemContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}

/// A choice of a few segments.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  /// The number of the segment that is chosen.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// No segment.
  public static let noSegment = -1

  /// Makes a control with titles; pictures are left out.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }

  /// The number of segments.
  open var numberOfSegments: Int { titles.count }
  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
    invalidateIntrinsicContentSize()
  }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    invalidateIntrinsicContentSize()
  }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  /// Removes all segments.
  open func removeAllSegments() {
    titles = []
    invalidateIntrinsicContentSize()
  }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .segmentedControl) }
  override var isContentKnownToLayout: Bool { false }

  /// All segments as wide as the widest title in 13 points with 10 at both sides: our choice. The
  /// height is recorded.
  override var systemContentSize: CGSize {
    let ruler = TextRuler(self)
    let widest =
      titles.map {
        ruler.size(
          of: $0, font: .systemFont(ofSize: 13, weight: .medium), adjusts: false, lines: 1,
          maximumWidth: nil
        ).width
      }.max() ?? 0
    return CGSize(
      width: (widest + 20).rounded(.up) * CGFloat(max(titles.count, 1)),
      height: CGFloat(layoutView.kind.intrinsicContentSize.height))
  }
}

/// A row of dots.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The page that shows.
  open var currentPage = 0
  /// Nothing is drawn.
  open var pageIndicatorTintColor: UIColor?
  /// Nothing is drawn.
  open var currentPageIndicatorTintColor: UIColor?
  /// Whether the dots go when there is one page.
  open var hidesForSinglePage = false
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .pageControl) }
  override var isContentKnownToLayout: Bool { false }

  /// Dots of 7 points, 9 apart: our choice; 37 high before and 26 since iOS 14.
  override var systemContentSize: CGSize {
    let pages = CGFloat(max(numberOfPages, 0))
    return CGSize(width: pages == 0 ? 0 : pages * 7 + (pages - 1) * 9, height: 26)
  }
}

/// A field to search in.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// What stands in the field while it is empty.
  open var placeholder: String?
  /// The app's delegate, which is never asked.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Whether a button to cancel shows.
  open var showsCancelButton = false
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .searchBar) }
  override var isContentKnownToLayout: Bool { false }
  /// Recorded by Interface Builder: 56 points high.
  override var systemContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
}

/// Is never asked: there is no keyboard.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {}

/// A choice of a date.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The date.
  open var date = Date()
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .datePicker) }
  override var isContentKnownToLayout: Bool { false }
  /// Recorded by Interface Builder: 320 x 216.
  override var systemContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// A choice from turning wheels.
@preconcurrency @MainActor open class UIPickerView: UIView {
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .pickerView) }
  override var isContentKnownToLayout: Bool { false }
  /// Recorded by Interface Builder: 320 x 216.
  override var systemContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// Blur; nothing is drawn.
@preconcurrency @MainActor open class UIVisualEffect: MainActorObject {
  init() { super.init(mainActor: ()) }
}

/// Blur; nothing is drawn.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How the blur looks.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As usual.
    case regular = 4
    /// Stronger.
    case prominent = 5
    /// As bars have it.
    case systemMaterial = 8
  }

  /// Makes a blur.
  public init(style: Style) { super.init() }
}

/// Blurs what lies behind; nothing is drawn.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// What lies in front of the blur; it fills the view.
  public let contentView = UIView()
  /// The blur.
  open var effect: UIVisualEffect?

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.isPlacedByContainer = true
    addSubview(contentView)
    contentView.layoutView.fill(layoutView)
  }

  /// Makes an object; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
