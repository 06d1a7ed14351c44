extension UIView {
  /// Options of an animation; no effect.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's numbers.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews in the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets the user interact.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Begins from the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Repeats.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Plays backwards afterwards.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Overrides the duration of the enclosing animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// Overrides the curve of the enclosing animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Animates the redrawn content, not a snapshot.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// Shows and hides views instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// Overrides all options of the enclosing animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    /// Slow at the beginning and at the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The view flips from its left edge.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view flips from its right edge.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The view curls up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The view curls down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One content dissolves into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view flips from its upper edge.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view flips from its lower edge.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// Options of a keyframe animation; no effect.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's numbers.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews in the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Lets the user interact.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Begins from the current state.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Repeats.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Plays backwards afterwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Linear between the keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Constant speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
