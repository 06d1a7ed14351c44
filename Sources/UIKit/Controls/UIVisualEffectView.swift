public import Foundation

/// Blur; nothing is drawn.
@preconcurrency @MainActor open class UIVisualEffect: MainActorObject {
  init() { super.init(mainActor: ()) }
}

/// Blur; nothing is drawn.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// The default.
    case regular = 4
    /// Stronger.
    case prominent = 5
    /// Very thin.
    case systemUltraThinMaterial = 6
    /// Thin.
    case systemThinMaterial = 7
    /// The default material.
    case systemMaterial = 8
    /// Thick.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The default material, always light.
    case systemMaterialLight = 13
    /// The default material, always dark.
    case systemMaterialDark = 18
  }

  /// Makes a blur.
  public init(style: Style) { super.init() }
}

/// A vibrancy effect; nothing is drawn.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect over a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Makes an effect over a blur, of a style.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// The style of vibrancy; nothing is drawn.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Of a text.
  case label = 0
  /// Of a second text.
  case secondaryLabel = 1
  /// Of a third text.
  case tertiaryLabel = 2
  /// Of a fourth text.
  case quaternaryLabel = 3
  /// Of an area.
  case fill = 4
  /// Of a second area.
  case secondaryFill = 5
  /// Of a third area.
  case tertiaryFill = 6
  /// Of a line.
  case separator = 7
}

/// A view with a visual effect; nothing is drawn.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view in front of the blur; it fills the view.
  public let contentView = UIView()
  /// The blur.
  open var effect: UIVisualEffect?

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    fill(with: contentView)
  }

  /// Makes a view without an effect.
  public convenience init() { self.init(effect: nil) }

  /// Makes an object; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }
}
