public import Foundation
@preconcurrency @MainActor open class InertButton: UIControl {
  open var currentBackgroundImage: UIImage? { nil }
  open var subtitleLabel: UILabel? { nil }
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var isHeld: Bool { false }
  open var menu: UIMenu?
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var isPointerInteractionEnabled = false
  open var automaticallyUpdatesConfiguration = true
  open var showsTouchWhenHighlighted = false
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
}
@preconcurrency @MainActor open class InertControl: UIView {
  open var isContextMenuInteractionEnabled = false
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open var isSymbolAnimationEnabled = false
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }
  open func performPrimaryAction() {}
  open var showsMenuAsPrimaryAction = false
  open var toolTip: String?
  open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
    nil
  }
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {}
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
}
@preconcurrency @MainActor open class InertDatePicker: UIControl { open var roundsToMinuteInterval = true }
@preconcurrency @MainActor open class InertImageView: UIView {
  open var adjustsImageWhenAncestorFocused = false
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
}
@preconcurrency @MainActor open class InertLabel: UIView {
  open var sizingRule = UILetterformAwareSizingRule.typographic
  open var textColor: UIColor! = .label
  open var textAlignment: NSTextAlignment = .natural
  open var showsExpansionTextWhenTruncated = false
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open func drawText(in rect: CGRect) {}
}
@preconcurrency @MainActor open class InertPageControl: UIControl {
  open var direction = Direction.natural
  public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
  open var interactionState: InteractionState { .none }
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  open var preferredCurrentPageIndicatorImage: UIImage?
  open func indicatorImage(forPage page: Int) -> UIImage? { nil }
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open var progress: UIPageControlProgress?
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var backgroundStyle = UIPageControl.BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open var preferredIndicatorImage: UIImage?
}
@preconcurrency @MainActor open class InertPickerView: UIView {
  open var showsSelectionIndicator = true
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
}
@preconcurrency @MainActor open class InertProgressView: UIView {
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  open var observedProgress: Progress?
}
@preconcurrency @MainActor open class InertRefreshControl: UIControl { open var attributedTitle: NSAttributedString? }
@preconcurrency @MainActor open class InertSearchBar: UIView {
  open var isLookToDictateEnabled = false
  open weak var delegate: (any UISearchBarDelegate)?
  open var searchBarStyle = UISearchBar.Style.default
  open var barTintColor: UIColor?
  open var showsScopeBar = false
  open var showsBookmarkButton = false
  open var enablesReturnKeyAutomatically = true
  open var barStyle = UIBarStyle.default
  open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {}
  open var scopeButtonTitles: [String]?
  open var prompt: String?
  open var searchTextPositionAdjustment = UIOffset.zero
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  open var scopeBarBackgroundImage: UIImage?
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var backgroundImage: UIImage?
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
}
@preconcurrency @MainActor open class InertSegmentedControl: UIControl {
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
  open var selectedSegmentTintColor: UIColor?
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
@preconcurrency @MainActor open class InertSlider: UIControl {
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var sliderStyle = Style.default
  public enum Style: Int, Sendable { case `default`, thumbless }
  open var currentThumbImage: UIImage? { nil }
  open func thumbImage(for state: UIControl.State) -> UIImage? { nil }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { nil }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { nil }
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
}
@preconcurrency @MainActor open class InertSwitch: UIControl {
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var style: UISwitch.Style { .sliding }
  open var title: String?
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
}
@preconcurrency @MainActor open class InertTextField: UIControl {
  open weak var inputDelegate: (any UITextInputDelegate)?
  open var interactionState: Any? { nil }
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false
  open var textColor: UIColor? = .label
  open var isSecureTextEntry = false
  open var clearsOnBeginEditing = false
  open var enablesReturnKeyAutomatically = false
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var textContentType: UITextContentType?
  open var passwordRules: UITextInputPasswordRules?
  open var disabledBackground: UIImage?
  open var clearsOnInsertion = false
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
}
@preconcurrency @MainActor open class UIPageControlProgress: MainActorObject {
  open var currentProgress: Float = 0
  public init() { super.init(mainActor: ()) }
}
@preconcurrency @MainActor open class UIColorWell: UIControl {
  open var selectedColor: UIColor?
  open var supportsAlpha = true
  open var title: String?
}
public enum UILetterformAwareSizingRule: Int, Sendable { case typographic, oversize }
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }
extension UIImage {
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }
  public var isHighDynamicRange: Bool { false }
  public var flipsForRightToLeftLayoutDirection: Bool { false }
  @preconcurrency @MainActor public var imageRendererFormat: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat.default() }
}
