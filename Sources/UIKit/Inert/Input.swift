public import Foundation
@preconcurrency @MainActor open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }
  public let inputViewStyle: Style
  open var allowsSelfSizing = false
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  open override var inputView: UIView? { view as? UIInputView }
  open var hasFullAccess: Bool { false }
  open func advanceToNextInputMode() {}
  open func dismissKeyboard() {}
}
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch,
    asciiCapableNumberPad
  public static let alphabet = UIKeyboardType.asciiCapable
}
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send
  case done = 9
  case emergencyCall, `continue`
}
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  public static let alert = UIKeyboardAppearance.dark
}
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let URL = UITextContentType(rawValue: "url")
}
public struct UITextInputPasswordRules: Hashable, Sendable {
  public let passwordRulesDescriptor: String
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}
@preconcurrency @MainActor open class UITextInputMode: MainActorObject {
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
  open class var activeInputModes: [UITextInputMode] { [] }
  open var primaryLanguage: String? { nil }
}
public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }
@preconcurrency @MainActor open class UndoManager: MainActorObject {
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open var isUndoing: Bool { false }
  open var isRedoing: Bool { false }
  open var levelsOfUndo = 0
  open var groupsByEvent = true
  open var undoActionName: String { "" }
  open var redoActionName: String { "" }
  public init() { super.init(mainActor: ()) }
  open func undo() {}
  open func redo() {}
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func disableUndoRegistration() {}
  open func enableUndoRegistration() {}
  open func removeAllActions() {}
  open func removeAllActions(withTarget target: Any) {}
  open func setActionName(_ actionName: String) {}
  public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
}
@preconcurrency @MainActor open class NSUserActivity: MainActorObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var targetContentIdentifier: String?
  open var needsSave = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  public init(activityType: String) {
    self.activityType = activityType
    super.init(mainActor: ())
  }
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {}
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}
@preconcurrency @MainActor public final class UITextInputAssistantItem: MainActorObject {
  public var allowsHidingShortcuts = true
  public var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  public var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  init() { super.init(mainActor: ()) }
}
@preconcurrency @MainActor public final class UIFindInteraction: MainActorObject {
  public func presentFindNavigator(showingReplace: Bool) {}
  public func dismissFindNavigator() {}
}
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`, complete, limited
}
public enum UITextStorageDirection: Int, Sendable { case forward, backward }
extension UITextInput {
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  public func unmarkText() {}
  public func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { .natural }
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
}
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }
@preconcurrency @MainActor public protocol UITextInputTokenizer: AnyObject {
  func rangeEnclosingPosition(_ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection) -> UITextRange?
  func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool
  func position(from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> UITextPosition?
}
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
}
@preconcurrency @MainActor open class UITextInteraction: MainActorObject, UIInteraction {
  public enum Mode: Int, Sendable { case editable, nonEditable }
  open private(set) weak var view: UIView?
  open weak var textInput: (any UITextInput)?
  public init(for mode: Mode) { super.init(mainActor: ()) }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
@preconcurrency @MainActor open class UITextChecker: MainActorObject {
  public init() { super.init(mainActor: ()) }
  open func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}
@preconcurrency @MainActor open class UIPasteControl: UIControl { open weak var target: UIResponder? }
@preconcurrency @MainActor open class UIPencilInteraction: MainActorObject, UIInteraction {
  open private(set) weak var view: UIView?
  open var isEnabled = true
  public init() { super.init(mainActor: ()) }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
@preconcurrency @MainActor open class UISpringLoadedInteraction: MainActorObject, UIInteraction {
  open private(set) weak var view: UIView?
  public init(activationHandler handler: @escaping (UISpringLoadedInteraction) -> Void) { super.init(mainActor: ()) }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
@preconcurrency @MainActor open class UIToolTipInteraction: MainActorObject, UIInteraction {
  open private(set) weak var view: UIView?
  open var isEnabled = true
  open var defaultToolTip: String?
  public init(defaultToolTip: String? = nil) {
    self.defaultToolTip = defaultToolTip
    super.init(mainActor: ())
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
