public import Foundation

/// Recognizes nothing.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Does nothing.
  open var numberOfTapsRequired = 1
  /// Does nothing.
  open var numberOfTouchesRequired = 1
}

/// Recognizes nothing.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Does nothing.
  open var minimumNumberOfTouches = 1
  /// Does nothing.
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero

  /// How far the finger moved: as far as was set.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets how far the finger moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// How fast the finger moves: not.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognizes nothing.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Does nothing.
  open var edges: UIRectEdge = []
}

/// Recognizes nothing.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Ways to swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
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

  /// Does nothing.
  open var direction = Direction.right
  /// Does nothing.
  open var numberOfTouchesRequired = 1
}

/// Recognizes nothing.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Does nothing.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Does nothing.
  open var numberOfTapsRequired = 0
  /// Does nothing.
  open var numberOfTouchesRequired = 1
  /// Does nothing.
  open var allowableMovement: CGFloat = 10
}

/// Recognizes nothing.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Does nothing.
  open var scale: CGFloat = 1
  /// How fast the fingers move: not.
  open var velocity: CGFloat { 0 }
}

/// Recognizes nothing.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Does nothing.
  open var rotation: CGFloat = 0
  /// How fast the fingers turn: not.
  open var velocity: CGFloat { 0 }
}

/// Recognizes nothing.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
