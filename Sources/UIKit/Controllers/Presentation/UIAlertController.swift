public import Foundation

/// A question to the user, which is not laid out.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where the question shows.
  public enum Style: Int, Sendable {
    /// At the lower edge.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// The text below the title.
  open var message: String?
  /// Where the question shows.
  public private(set) var preferredStyle = Style.alert
  /// The answers.
  public private(set) var actions: [UIAlertAction] = []
  /// The answer that is asked for.
  open var preferredAction: UIAlertAction?
  /// The fields.
  public private(set) var textFields: [UITextField]?

  /// Makes a question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

/// An answer, which nobody gives.
@preconcurrency @MainActor open class UIAlertAction: MainActorObject {
  /// What an answer means.
  public enum Style: Int, Sendable {
    /// Something.
    case `default` = 0
    /// Nothing is to happen.
    case cancel = 1
    /// Something is deleted.
    case destructive = 2
  }

  /// The title.
  public let title: String?
  /// What the answer means.
  public let style: Style
  /// Whether the answer can be given.
  open var isEnabled = true

  /// Makes an answer; nobody gives it.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
    super.init(mainActor: ())
  }
}

/// Sharing, which is not laid out.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// What is shared.
  public let activityItems: [Any]

  /// Makes a controller that shares something.
  public init(activityItems: [Any], applicationActivities: [Any]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller; nothing is decoded.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}
