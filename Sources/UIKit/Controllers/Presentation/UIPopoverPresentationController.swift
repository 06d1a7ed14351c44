public import Foundation
internal import TinamouControllers
import TinamouLayout

/// The presentation of a controller in a popover.
@preconcurrency @MainActor
open class UIPopoverPresentationController: InertPopoverPresentationController {
  /// The view that the arrow points to.
  open var sourceView: UIView?
  /// The part of the source view that the arrow points to, in points; null for the whole view.
  open var sourceRect = CGRect.null
  /// The view or button that the arrow points to.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }
  /// The source button, which has no frame: the popover is in the middle of the window.
  open var barButtonItem: UIBarButtonItem?
  /// The permitted directions of the arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The minimum distances from the popover to the edges of the safe area, in points.
  open var popoverLayoutMargins = UIEdgeInsets(
    EdgeInsets.all(PopoverPresentationController.defaultMargin))
  /// Views that receive touch events; there are none.
  open var passthroughViews: [UIView]?
  /// Whether the popover covers its source; it never does.
  open var canOverlapSourceViewRect = false
  /// The direction of the arrow; unknown if the controller is not shown in a popover with a source.
  open var arrowDirection: UIPopoverArrowDirection {
    let arrow = popover?.arrowDirection ?? []
    return Self.arrows.first { $0.1 == arrow }?.0 ?? .unknown
  }
  /// The sheet in which the controller is shown where the popover adapts.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)
  private weak var popover: PopoverPresentationController?
  private static let arrows: [(UIPopoverArrowDirection, PopoverArrowDirection)] = [
    (.up, .up), (.down, .down), (.left, .left), (.right, .right),
  ]

  override func frame(in size: CGSize, _ insets: UIEdgeInsets) -> CGRect? {
    switch popover?.adaptedStyle {
    case .formSheet, .pageSheet: adaptiveSheetPresentationController.frame(in: size, insets)
    default: super.frame(in: size, insets)
    }
  }

  override func prepare(_ model: PresentationController) {
    super.prepare(model)
    guard let popover = model as? PopoverPresentationController else { return }
    self.popover = popover
    popover.sourceView = sourceView?.layoutView
    popover.sourceRect = sourceRect.isNull ? nil : Rect(sourceRect)
    popover.popoverLayoutMargins = EdgeInsets(popoverLayoutMargins)
    var arrows: PopoverArrowDirection = []
    for (direction, arrow) in Self.arrows where permittedArrowDirections.contains(direction) {
      arrows.insert(arrow)
    }
    popover.permittedArrowDirections = arrows
  }
}

/// The direction of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's numbers.
  public let rawValue: UInt

  /// Makes directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the upper edge.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// At the lower edge.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// At the left edge.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// At the right edge.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
  /// At any edge.
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}

/// What the arrow of a popover can point to: a view or a button of a bar.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Decides how presentations adapt to compact sizes.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style in a compact size; `automatic` for the one of the system.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Returns the style for traits; `automatic` for the one of the system.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns whether the user may dismiss the controller; never called.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// The user dismissed the controller; never called.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Returns another controller for a style; never called.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// The user is about to dismiss the controller; never called.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user tried to dismiss the controller; never called.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// The controller is about to be presented; never called.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Prepares an adapted presentation; never called.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `automatic`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// Returns the style for any traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Returns `nil`.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
}

/// Decides how popovers adapt to compact sizes.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
