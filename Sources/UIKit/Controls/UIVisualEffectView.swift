public import Foundation

/// Blur; nothing is drawn.
@preconcurrency @MainActor open class UIVisualEffect: MainActorObject {
  init() { super.init(mainActor: ()) }
}

/// Blur; nothing is drawn.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How the blur looks.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As usual.
    case regular = 4
    /// Stronger.
    case prominent = 5
    /// Very thin.
    case systemUltraThinMaterial = 6
    /// Thin.
    case systemThinMaterial = 7
    /// As usual for bars.
    case systemMaterial = 8
    /// Thick.
    case systemThickMaterial = 9
    /// As bars have it.
    case systemChromeMaterial = 10
    /// As usual for bars, always light.
    case systemMaterialLight = 13
    /// As usual for bars, always dark.
    case systemMaterialDark = 18
  }

  /// Makes a blur.
  public init(style: Style) { super.init() }
}

/// What lets content shine through blur; nothing is drawn.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect over blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// Blurs what lies behind; nothing is drawn.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// What lies in front of the blur; it fills the view.
  public let contentView = UIView()
  /// The blur.
  open var effect: UIVisualEffect?

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    fill(with: contentView)
  }

  /// Makes an object; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }
}
