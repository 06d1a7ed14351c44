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
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var backgrounds: [UInt: UIImage] = [:]

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system {
      titleLabel?.font = .systemFont(ofSize: CGFloat(Font.buttonFontSize))
    }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a button; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a button with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    takePrimaryAction(primaryAction)
  }
  /// Makes a button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    if configuration.title == nil { self.configuration?.title = primaryAction?.title }
  }

  /// Makes a system button with an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    takePrimaryAction(primaryAction)
  }

  private func takePrimaryAction(_ action: UIAction?) {
    guard let action else { return }
    setTitle(action.title, for: .normal)
    setImage(action.image, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  /// What the button shows in place of titles and pictures for states; `nil` for those.
  open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }
  /// Brings the configuration up to date, after ``setNeedsUpdateConfiguration()``.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Brings the configuration up to date.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Brings the configuration up to date.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// A menu, which never shows.
  open var menu: UIMenu?
  /// Whether the title shows what is chosen in the menu.
  open var changesSelectionAsPrimaryAction = false

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
    configuration?.title ?? title(for: state)
  }
  /// Sets the title with attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    title?.reportUnmeasuredAttributes()
    attributedTitles[state.rawValue] = title
    if let font = title?.fontOfBeginning { titleLabel?.font = font }
    setTitle(title?.string, for: state)
  }
  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    imageView?.image = currentImage
    invalidateIntrinsicContentSize()
  }
  /// The picture for a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  /// The picture that shows.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// Nothing is drawn.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
  }
  /// The colour of the title; nothing is drawn.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[0]
  }
  /// The colour of the title that shows; nothing is drawn.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
  /// The title with attributes for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }
  /// The title with attributes that shows.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// Nothing is drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
  }
  /// The picture behind the title; nothing is drawn.
  open func backgroundImage(for state: State) -> UIImage? {
    backgrounds[state.rawValue] ?? backgrounds[0]
  }
  /// Nothing is drawn.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  /// The size and weight of the symbol of a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    guard let configuration else { return }
    setImage(image(for: state)?.withConfiguration(configuration), for: state)
  }

  /// Title and picture side by side: of a system button as recorded by Interface Builder, at least 30
  /// wide and 12 higher than the line; of a custom one the same. Without either 30 x 34.
  override var systemContentSize: CGSize {
    if let configuration { return configuration.contentSize(titleLabel: titleLabel) }
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

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    titleLabel?.text = currentTitle
    imageView?.image = currentImage
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
