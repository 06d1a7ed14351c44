public import Foundation

/// A gesture recogniser that recognises nothing.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Has no effect.
  open var numberOfTapsRequired = 1
  /// Has no effect.
  open var numberOfTouchesRequired = 1
}

/// A gesture recogniser that recognises nothing.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Has no effect.
  open var minimumNumberOfTouches = 1
  /// Has no effect.
  open var maximumNumberOfTouches = Int.max
  /// The types of scrolling, by other means than touches; no effect.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private var moved = CGPoint.zero

  /// Returns the translation that was set.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets the translation.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// Returns the velocity, always zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A gesture recogniser that recognises nothing.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Has no effect.
  open var edges: UIRectEdge = []
}

/// A gesture recogniser that recognises nothing.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's numbers.
    public let rawValue: UInt

    /// Makes directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// Has no effect.
  open var direction = Direction.right
  /// Has no effect.
  open var numberOfTouchesRequired = 1
}

/// A gesture recogniser that recognises nothing.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Has no effect.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Has no effect.
  open var numberOfTapsRequired = 0
  /// Has no effect.
  open var numberOfTouchesRequired = 1
  /// Has no effect.
  open var allowableMovement: CGFloat = 10
}

/// A gesture recogniser that recognises nothing.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Has no effect.
  open var scale: CGFloat = 1
  /// The velocity, always 0.
  open var velocity: CGFloat { 0 }
}

/// A gesture recogniser that recognises nothing.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Has no effect.
  open var rotation: CGFloat = 0
  /// The angular velocity, always 0.
  open var velocity: CGFloat { 0 }
}

/// A gesture recogniser that recognises nothing.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// Types of scrolling, by other means than touches; no effect.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's numbers.
  public let rawValue: Int

  /// Makes types from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// By steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Continuously.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
