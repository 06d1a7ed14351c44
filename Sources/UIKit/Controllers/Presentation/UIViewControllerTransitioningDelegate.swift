public import Foundation

/// Provides presentations of an app for controllers with the style
/// ``UIModalPresentationStyle/custom``, and animations, which run to their end immediately.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: InertViewControllerTransitioningDelegate {
  /// Returns the presentation that determines the frame of the presented view.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
  /// Returns the animation of a presentation that covers the window, or of a custom one. It is
  /// asked for only if the presentation is animated.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animation of a dismissal, of a controller for whose presentation there was one.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`: the view covers the window.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
  /// Returns `nil`.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// The animation of a presentation or dismissal, which runs to its end immediately.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates the transition. A completion block that never runs does not keep it from ending.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animator that can be interrupted.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called after the transition.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns an animator without blocks.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { UIViewPropertyAnimator(duration: 0, curve: .linear) }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The animation of a transition that the user controls; never called.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// A transition that the user controls; there are no touch events.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: MainActorObject,
  UIViewControllerInteractiveTransitioning
{
  /// Makes a transition.
  public init() { super.init(mainActor: ()) }

  /// Does nothing.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Does nothing.
  open func update(_ percentComplete: CGFloat) {}
  /// Does nothing.
  open func cancel() {}
  /// Does nothing.
  open func finish() {}
  /// Does nothing.
  open func pause() {}
  /// The duration, in seconds, always 0.
  open var duration: CGFloat { 0 }
  /// The progress, always 0.
  open var percentComplete: CGFloat { 0 }
  /// How fast the rest is animated; no effect.
  open var completionSpeed: CGFloat = 1
  /// The timing curve of the rest; no effect.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing curve of the rest; no effect.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the user controls the transition from its beginning; no effect.
  open var wantsInteractiveStart = true
}

/// The views of a transition that an app animates.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Returns a controller that takes part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view that takes part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view before the transition, in points.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition, in points.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)
  /// Whether the user controls the transition.
  var isInteractive: Bool { get }
  /// The rotation of the content.
  var targetTransform: CGAffineTransform { get }
  /// Changes the progress.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Goes to the end.
  func finishInteractiveTransition()
  /// Goes back to the beginning.
  func cancelInteractiveTransition()
  /// Interrupts the animation.
  func pauseInteractiveTransition()
}

extension UIViewControllerContextTransitioning {
  /// Returns `false`.
  public var isInteractive: Bool { false }
  /// Returns the identity.
  public var targetTransform: CGAffineTransform { .identity }
  /// Does nothing.
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  /// Does nothing.
  public func finishInteractiveTransition() {}
  /// Does nothing.
  public func cancelInteractiveTransition() {}
  /// Does nothing.
  public func pauseInteractiveTransition() {}
}

/// A controller that takes part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name for it.
  public let rawValue: String

  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A view that takes part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name for it.
  public let rawValue: String

  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
