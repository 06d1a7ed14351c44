import Foundation
import TinamouEnvironment

/// The state of the hinge of a device that folds.
@preconcurrency @MainActor public final class UIHinge: MainActorObject {
  /// How far a hinge is open.
  public enum Status: Int, Sendable {
    /// Not known.
    case unknown
    /// Closed.
    case closed
    /// Partly open.
    case partiallyOpen
    /// As far open as the device allows.
    case fullyOpen
  }

  /// How far the hinge is open.
  public let status: Status
  /// The angle in radians: 0 while the device is closed, pi while it is flat. Partly open it is
  /// that of the simulator of iOS 27.1, 127.5 degrees (Japanese lab of the 27.1 SDK).
  public let angle: CGFloat

  init(_ fold: Fold) {
    switch fold {
    case .closed: (status, angle) = (.closed, 0)
    case .partlyOpen: (status, angle) = (.partiallyOpen, 127.5 * .pi / 180)
    case .open: (status, angle) = (.fullyOpen, .pi)
    }
    super.init(mainActor: ())
  }
}

/// Tells of the hinge of the device on which a view is.
@preconcurrency @MainActor public final class UIHingeInteraction: MainActorObject, UIInteraction {
  /// What the handler is told.
  @preconcurrency @MainActor public final class Update: MainActorObject {
    /// The hinge; `nil` outside of a window, and on a device without a hinge.
    public let hinge: UIHinge?

    init(_ hinge: UIHinge?) {
      self.hinge = hinge
      super.init(mainActor: ())
    }
  }

  /// Whether the handler is called.
  public var isEnabled = true
  /// The view.
  public private(set) weak var view: UIView?
  private let updateHandler: (UIHingeInteraction, Update) -> Void
  /// What the handler was last told; `nil` if it was not called.
  private var told: Fold??

  /// Makes an interaction.
  ///
  /// - Parameter updateHandler: Called with the state of the hinge, and after each change of it:
  ///   before the size and the traits of the window change.
  public init(updateHandler: @escaping (UIHingeInteraction, Update) -> Void) {
    self.updateHandler = updateHandler
    super.init(mainActor: ())
  }

  /// Called before the interaction gets another view.
  public func willMove(to view: UIView?) {}

  /// Called after the interaction got another view.
  public func didMove(to view: UIView?) {
    self.view = view
    tell()
  }

  /// Calls the handler if the hinge has another state than it was told.
  func tell() {
    let fold = view?.window == nil ? nil : UIScreen.main.environment.pose?.fold
    guard isEnabled, told != .some(fold), told != nil || view?.window != nil else { return }
    told = .some(fold)
    updateHandler(self, Update(fold.map(UIHinge.init)))
  }

  /// Calls the handlers of views whose hinge may have another state.
  static func hingeMayHaveMoved() {
    for window in UIWindow.all { window.tellInteractionsOfHinge() }
  }
}

extension UIView {
  /// Calls the handlers of interactions in the view.
  func tellInteractionsOfHinge() {
    for view in treeViews {
      for case let interaction as UIHingeInteraction in view.interactions { interaction.tell() }
    }
  }
}
