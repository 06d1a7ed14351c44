public import Foundation
@preconcurrency @MainActor open class UIContextMenuConfiguration: MainActorObject {
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  public typealias PreviewProvider = () -> UIViewController?
  public let identifier: any NSCopying
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  open var badgeCount = 0
  open var preferredMenuElementOrder = ElementOrder.automatic
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
  public init(identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    super.init(mainActor: ())
  }
}
@preconcurrency @MainActor open class UIContextMenuInteraction: MainActorObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open var menuAppearance: Appearance { .unknown }
  public enum Appearance: UInt, Sendable { case unknown, rich, compact }
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init(mainActor: ())
  }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration)
    -> UITargetedPreview?
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration)
    -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
}
extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
@preconcurrency @MainActor public final class UIMenuController: MainActorObject {
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }
  public static let shared = UIMenuController()
  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  public var menuItems: [UIMenuItem]?
  public var arrowDirection = ArrowDirection.default
  public var isMenuVisible: Bool { false }
  public var menuFrame: CGRect { .zero }
  private init() { super.init(mainActor: ()) }
  public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  public func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  public func hideMenu(from targetView: UIView) {}
  public func hideMenu() {}
  public func update() {}
}
@preconcurrency @MainActor open class UIMenuItem: MainActorObject {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init(mainActor: ())
  }
}
@preconcurrency @MainActor open class UISwipeActionsConfiguration: MainActorObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init(mainActor: ())
  }
}
@preconcurrency @MainActor open class UIContextualAction: MainActorObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor! = .systemGray
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.handler, self.title) = (style, handler, title)
    super.init(mainActor: ())
  }
}
extension UICollectionView {
  @discardableResult public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  public func endInteractiveMovement() {}
  public func cancelInteractiveMovement() {}
  public var hasUncommittedUpdates: Bool { false }
}
@preconcurrency @MainActor public final class UICollectionViewUpdateItem: MainActorObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
  public var indexPathBeforeUpdate: IndexPath? { nil }
  public var indexPathAfterUpdate: IndexPath? { nil }
  public var updateAction: Action { .none }
  init() { super.init(mainActor: ()) }
}
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {}
@preconcurrency @MainActor open class UIEditMenuInteraction: MainActorObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init(mainActor: ())
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func dismissMenu() {}
  open func reloadVisibleMenu() {}
}
@preconcurrency @MainActor open class UIPreviewParameters: MainActorObject {
  open var visiblePath: UIBezierPath?
  open var backgroundColor: UIColor?
  open var shadowPath: UIBezierPath?
  public init() { super.init(mainActor: ()) }
}
@preconcurrency @MainActor open class UIPreviewTarget: MainActorObject {
  public let container: UIView
  public let center: CGPoint
  public init(container: UIView, center: CGPoint) {
    (self.container, self.center) = (container, center)
    super.init(mainActor: ())
  }
}
@preconcurrency @MainActor open class UITargetedPreview: MainActorObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public init(view: UIView, parameters: UIPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init(mainActor: ())
  }
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
  public convenience init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) { self.init(view: view, parameters: parameters) }
}
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
@preconcurrency @MainActor open class UIPasteConfiguration: MainActorObject {
  open var acceptableTypeIdentifiers: [String]
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init(mainActor: ())
  }
}
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: AnyObject {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}
@preconcurrency @MainActor open class UIEditMenuConfiguration: MainActorObject {
  public let identifier: AnyHashable?
  public let sourcePoint: CGPoint
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier, sourcePoint)
    super.init(mainActor: ())
  }
}
extension UIEditMenuInteraction { public func presentEditMenu(with configuration: UIEditMenuConfiguration) {} }
