public import Foundation

/// The presentation of a controller.
@preconcurrency @MainActor open class UIPresentationController: MainActorObject {
  private weak var presented: UIViewController?
  /// The delegate, which is never called.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(_ presented: UIViewController) {
    self.presented = presented
    super.init(mainActor: ())
  }

  /// The presented controller; a new one if it no longer exists.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller that presents it; a new one if there is none.
  open var presentingViewController: UIViewController {
    presented?.presentingViewController ?? UIViewController()
  }
  /// The view of the presented controller.
  open var presentedView: UIView? { presented?.viewIfLoaded }
}

/// The presentation of a controller in a popover.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The source view; the popover has its size, but is not placed beside it.
  open var sourceView: UIView?
  /// The source rectangle; ignored.
  open var sourceRect = CGRect.null
  /// The source button; ignored.
  open var barButtonItem: UIBarButtonItem?
  /// The permitted arrow directions; ignored.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Has no effect: nothing is drawn.
  open var backgroundColor: UIColor?
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
  /// At any edge.
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}

/// The presentation of a controller in a sheet.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// Has no effect: nothing is drawn.
  open var prefersGrabberVisible = false
  /// Has no effect: nothing is drawn.
  open var preferredCornerRadius: CGFloat?
  /// The heights at which a sheet rests.
  @available(*, unavailable, message: "sheets have one height: their window's")
  open var detents: [Any] {
    get { [] }
    set {}
  }
}

/// Never called: presentations adapt as in the system.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

/// Never called: presentations adapt as in the system.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Never called: nothing is animated.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {}

/// Never called: nothing is animated.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {}
