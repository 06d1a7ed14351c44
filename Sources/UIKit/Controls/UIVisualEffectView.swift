public import Foundation

/// Glass; nothing is drawn.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  /// The style of glass.
  public enum Style: Int, Sendable {
    case regular, clear
  }
  /// The colour; nothing is drawn.
  open var tintColor: UIColor?
  /// Whether the glass reacts to touches, of which there are none.
  open var isInteractive = false

  /// Makes an effect.
  public init(style: Style = .regular) { super.init() }
}

/// Blur; nothing is drawn.
@preconcurrency @MainActor open class UIVisualEffect: MainActorObject {
  init() { super.init(mainActor: ()) }
}

/// Blur; nothing is drawn.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial,
      systemThickMaterial, systemChromeMaterial
    case systemMaterialLight = 13
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
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill,
    separator
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
