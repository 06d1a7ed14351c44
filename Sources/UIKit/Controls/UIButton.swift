public import Foundation
import TinamouEnvironment
import TinamouLayout
import TinamouText

/// A button.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// Without anything of the system.
    case custom = 0
    /// As the system has it.
    case system = 1
    /// A sign for details.
    case detailDisclosure = 2
    /// A light sign for information.
    case infoLight = 3
    /// A dark sign for information.
    case infoDark = 4
    /// A sign for adding contacts.
    case contactAdd = 5
    /// A cross.
    case close = 7
  }

  /// How the button looks.
  public private(set) var buttonType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system {
      titleLabel?.font = .systemFont(ofSize: CGFloat(Font.buttonFontSize))
    }
  }

  /// Makes a system button with an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  /// The title's label: it measures the title, and is no part of the layout.
  open private(set) lazy var titleLabel: UILabel? = ButtonTitleLabel(button: self)
  /// The picture's view: it is no part of the layout.
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  /// Room around title and picture, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  /// A shift of the title, which is not drawn.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// A shift of the picture, which is not drawn.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Does nothing.
  open var adjustsImageWhenHighlighted = true

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    titleLabel?.text = currentTitle
    invalidateIntrinsicContentSize()
  }
  /// The title for a state.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  /// The title that shows.
  open var currentTitle: String? {
    title(for: isSelected ? .selected : isEnabled ? .normal : .disabled)
  }
  /// Sets the title with attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    if let font = title?.fontOfBeginning { titleLabel?.font = font }
    setTitle(title?.string, for: state)
  }
  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    imageView?.image = images[0]
    invalidateIntrinsicContentSize()
  }
  /// The picture for a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  /// The picture that shows.
  open var currentImage: UIImage? { image(for: .normal) }
  /// Nothing is drawn.
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  /// Nothing is drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}

  /// Title and picture side by side: of a system button as recorded by Interface Builder, at least 30
  /// wide and 12 higher than the line; of a custom one the same. Without either 30 x 34.
  override var systemContentSize: CGSize {
    let image = currentImage?.size ?? .zero
    var size = CGSize(width: 30, height: 34)
    if let title = currentTitle, !title.isEmpty, let label = titleLabel {
      let text = label.systemContentSize
      let line = text.height.rounded(.up)
      size = CGSize(
        width: max(text.width + image.width, 30), height: max(line + 12, image.height))
    } else if image != .zero {
      size = image
    }
    let insets = contentEdgeInsets
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  override func makeLayoutView() -> LayoutView { LayoutView(kind: .button) }
  override var isContentKnownToLayout: Bool { false }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The label of a button, whose changes are changes of the button.
final class ButtonTitleLabel: UILabel {
  private weak var button: UIButton?

  init(button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.invalidateIntrinsicContentSize()
  }
}
