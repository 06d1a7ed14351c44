public import Foundation
@preconcurrency @MainActor open class InertLayoutManager: MainActorObject {
  open weak var delegate: (any NSLayoutManagerDelegate)?
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open func ensureLayout(for container: NSTextContainer) {}
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}
open class InertShadow: AttributeValue {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
}
open class InertStringDrawingContext: NSObject { open var minimumScaleFactor: CGFloat = 0 }
@preconcurrency @MainActor open class InertTextContainer: MainActorObject {
  open var widthTracksTextView = false
  open var heightTracksTextView = false
}
@preconcurrency @MainActor open class InertTextView: UIScrollView {
  open var textLayoutManager: NSTextLayoutManager? { nil }
  open weak var inputDelegate: (any UITextInputDelegate)?
  open var findInteraction: UIFindInteraction? { nil }
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:]
  open var borderStyle = BorderStyle.none
  public enum BorderStyle: Int, Sendable { case none, roundedRect }
  open var textColor: UIColor? = .label
  open var isSelectable = true
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var isSecureTextEntry = false
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var isFindInteractionEnabled = false
  open var usesStandardTextScaling = false
}
public final class NSTextTab: NSObject, Sendable {
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
  public let alignment: NSTextAlignment
  public let location: CGFloat
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, self.location) = (alignment, location)
    super.init()
  }
}
@preconcurrency @MainActor public protocol NSTextStorageDelegate: AnyObject {}
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: AnyObject {}
@preconcurrency @MainActor open class NSTextLayoutManager: MainActorObject {}
