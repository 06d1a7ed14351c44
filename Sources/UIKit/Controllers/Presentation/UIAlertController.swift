import Foundation
internal import TinamouControllers

/// An alert, or an action sheet.
///
/// Its texts, fields and buttons are laid out with the numbers of the system when it is presented.
/// An alert is in the middle of the safe area, or of the part of it beside an upright fold. An
/// action sheet is in a popover; before iOS 26, on phones, it is at the lower edge, and since then
/// in the middle if it has no source.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The style of an alert controller.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// The text below the title.
  open var message: String?
  /// The style of an alert controller.
  public private(set) var preferredStyle = Style.alert
  /// The actions.
  public private(set) var actions: [UIAlertAction] = []
  /// The preferred action.
  open var preferredAction: UIAlertAction?
  /// The text fields.
  public private(set) var textFields: [UITextField]?

  /// Makes an alert controller.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
  }

  private let alertView = AlertView()
  private lazy var alertPresentation = AlertPresentation(
    presentedViewController: self, presenting: nil)
  private lazy var actionSheetPresentation = ActionSheetPresentation(
    presentedViewController: self, presenting: nil)

  open override func loadView() { view = alertView }

  open override var presentationController: UIPresentationController? {
    switch preferredStyle {
    case .alert: alertPresentation
    case .actionSheet: actionSheetPresentation
    }
  }

  open override var popoverPresentationController: UIPopoverPresentationController? {
    preferredStyle == .actionSheet ? actionSheetPresentation : nil
  }

  /// Lays the present content out anew.
  func updateContent(_ layout: AlertView.Layout) {
    alertView.show(self, layout)
  }

  /// The height of the content in a width, in points.
  func height(inWidth width: CGFloat) -> CGFloat {
    alertView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

/// An action of an alert, which is never performed.
@preconcurrency @MainActor open class UIAlertAction: MainActorObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// The title.
  public let title: String?
  /// The style of the action.
  public let style: Style
  /// Whether the action is enabled.
  open var isEnabled = true

  /// Makes an action, which is never performed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
    super.init(mainActor: ())
  }
}
