public import Foundation

/// A menu for a long press; it is never shown.
@preconcurrency @MainActor open class UIContextMenuConfiguration: MainActorObject {
  /// Makes the menu.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// Makes the preview.
  public typealias PreviewProvider = () -> UIViewController?

  /// The identifier.
  public let identifier: any NSCopying

  /// Makes a menu, which is never shown.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    super.init(mainActor: ())
  }
}

/// An interaction with a view; there are no touch events.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view.
  var view: UIView? { get }
  /// The interaction is about to be added to a view, or removed.
  func willMove(to view: UIView?)
  /// The interaction was added to a view, or removed.
  func didMove(to view: UIView?)
}

/// A menu of a view for a long press; it is never shown.
@preconcurrency @MainActor open class UIContextMenuInteraction: MainActorObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// The delegate, which is never called.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init(mainActor: ())
  }
  /// Called before the interaction is added to a view, or removed.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or removed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Provides the menu of a view; never called.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu at a point.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UIView {
  /// Adds an interaction; there are no touch events.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
