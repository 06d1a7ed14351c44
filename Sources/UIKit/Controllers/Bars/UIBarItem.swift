public import Foundation

/// An item of a bar; bars do not lay out their items.
@preconcurrency @MainActor open class UIBarItem: MainActorObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The image in a compact height; nothing is drawn.
  open var landscapeImagePhone: UIImage?
  /// The insets of the image; nothing is drawn.
  open var imageInsets = UIEdgeInsets.zero
  /// A number for use by the app.
  open var tag = 0
  /// Has no effect.
  open var isEnabled = true
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// The text that VoiceOver reads; no effect.
  open var accessibilityLabel: String?

  /// Makes an item without content.
  public init() { super.init(mainActor: ()) }

  /// Sets the attributes of the title; nothing is drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}
