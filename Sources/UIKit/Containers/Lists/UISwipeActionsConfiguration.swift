import Foundation

/// The swipe actions of a row; there are no touch events.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: MainActorObject {
  /// The actions.
  public let actions: [UIContextualAction]
  /// Whether a full swipe performs the first action; no effect.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init(mainActor: ())
  }
}

/// A swipe action of a row; there are no touch events.
@preconcurrency @MainActor open class UIContextualAction: MainActorObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// The block of the action.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the action.
  public let style: Style
  /// The block of the action.
  public let handler: Handler
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Has no effect: nothing is drawn.
  open var backgroundColor: UIColor! = .systemGray

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.handler, self.title) = (style, handler, title)
    super.init(mainActor: ())
  }
}
