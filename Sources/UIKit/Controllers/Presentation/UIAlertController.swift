import Foundation

/// An alert or action sheet, which is not laid out.
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
