extension UIView {
  /// How an animation would run.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out inside of the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets the user interact.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Begins where an animation is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Repeats.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Goes back.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Takes its duration although an animation around it has another one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// Takes its curve although an animation around it has another one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Animates what is drawn anew, not a picture of it.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// Shows and hides views in place of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// Takes nothing from an animation around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    /// Slow, fast, slow.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow, fast.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Fast, slow.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The view turns around from its left edge.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns around from its right edge.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The view curls up as a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The view curls down as a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One content dissolves into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns around from its upper edge.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view turns around from its lower edge.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How the steps of an animation would run.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out inside of the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Lets the user interact.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Begins where an animation is.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Repeats.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Goes back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Straight between the steps.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// As fast everywhere.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// In a curve through the steps.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// How fast an animation would run when.
  public enum AnimationCurve: Int, Sendable {
    /// Slow, fast, slow.
    case easeInOut = 0
    /// Slow, fast.
    case easeIn = 1
    /// Fast, slow.
    case easeOut = 2
    /// Even.
    case linear = 3
  }
}
