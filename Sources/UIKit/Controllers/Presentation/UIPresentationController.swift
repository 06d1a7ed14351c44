public import Foundation

/// What presents a controller.
@preconcurrency @MainActor open class UIPresentationController: MainActorObject {
  private weak var presented: UIViewController?
  /// The app's delegate, which is never asked.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(_ presented: UIViewController) {
    self.presented = presented
    super.init(mainActor: ())
  }

  /// The presented controller; a new one if it is gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller that presents it; a new one if there is none.
  open var presentingViewController: UIViewController {
    presented?.presentingViewController ?? UIViewController()
  }
  /// The view of the presented controller.
  open var presentedView: UIView? { presented?.viewIfLoaded }
}

/// Where a popover stands.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view beside which the popover stands; it is placed by its size alone.
  open var sourceView: UIView?
  /// The part of the view beside which the popover stands; not looked at.
  open var sourceRect = CGRect.null
  /// The button beside which the popover stands; not looked at.
  open var barButtonItem: UIBarButtonItem?
  /// Where the arrow may be; not looked at.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Nothing is drawn.
  open var backgroundColor: UIColor?
}

/// Where the arrow of a popover is.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
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

/// How a sheet shows.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// Nothing is drawn.
  open var prefersGrabberVisible = false
  /// Nothing is drawn.
  open var preferredCornerRadius: CGFloat?
  /// The heights at which a sheet stops.
  @available(*, unavailable, message: "sheets have one height: their window's")
  open var detents: [Any] {
    get { [] }
    set {}
  }
}

/// Is never asked: presentations adapt as the system has it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

/// Is never asked: presentations adapt as the system has it.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Is never asked: nothing moves.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {}

/// Never moves anything.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {}
