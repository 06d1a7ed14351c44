import Foundation

/// What can be done with a row by swiping; there is no touch.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: MainActorObject {
  /// What can be done.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init(mainActor: ())
  }
}

/// What can be done with a row; there is no touch.
@preconcurrency @MainActor open class UIContextualAction: MainActorObject {
  /// What an action means.
  public enum Style: Int, Sendable {
    /// Something.
    case normal = 0
    /// Something is deleted.
    case destructive = 1
  }

  /// What is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action means.
  public let style: Style
  /// What is done.
  public let handler: Handler
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Nothing is drawn.
  open var backgroundColor: UIColor! = .systemGray

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.handler, self.title) = (style, handler, title)
    super.init(mainActor: ())
  }
}
