public import Foundation
import TinamouEnvironment
import TinamouLayout
import TinamouText

/// A button.
@preconcurrency @MainActor open class UIButton: InertButton {
  /// The style of a button.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7

    /// Whether the system gives the button a symbol.
    var hasSymbol: Bool { [.detailDisclosure, .infoLight, .infoDark, .contactAdd].contains(self) }
  }

  /// What a button does.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  /// What the button does; no effect.
  open var role = Role.normal
  /// The type of the button.
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
      ownTitleLabel.font = .systemFont(ofSize: CGFloat(Font.buttonFontSize))
    } else if buttonType.hasSymbol {
      setImage(UIImage(size: CGSize(width: 22, height: 22)), for: .normal)
    }
  }

  /// Returns a button of the system with an image; the action is not called.
  public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton
  {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    return button
  }

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
    if configuration.image == nil { self.configuration?.image = primaryAction?.image }
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

  /// The configuration, which replaces the titles and images for states; `nil` for none.
  open var configuration: Configuration? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      ownImageView.image = currentImage
      titleDidChange(ownTitleLabel)
    }
  }
  private var storedConfiguration: Configuration?
  /// Updates the configuration after ``setNeedsUpdateConfiguration()``.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    get { storedConfigurationUpdateHandler }
    set {
      storedConfigurationUpdateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }
  private var storedConfigurationUpdateHandler: ((UIButton) -> Void)?
  /// Makes the next pass, or the next question for the size, update the configuration once.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }
  /// Updates the configuration with ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  private var needsConfiguration = false

  private func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    track(.updateConfiguration) { updateConfiguration() }
  }

  override func setNeedsUpdateOfConfiguration() { setNeedsUpdateConfiguration() }

  override func willUpdateConstraints() { updateConfigurationIfNeeded() }
  /// Whether the title shows the selection in the menu.
  open var changesSelectionAsPrimaryAction = false

  /// The label of the title, which becomes a subview when it is first asked for.
  open var titleLabel: UILabel? { shown(ownTitleLabel) }
  /// The view of the image, which becomes a subview when it is first asked for.
  open var imageView: UIImageView? { shown(ownImageView) }
  private lazy var ownTitleLabel = ButtonTitleLabel(button: self)
  private lazy var ownImageView = ButtonImageView(image: currentImage)

  /// Makes a part of the button one of its subviews.
  private func shown<Part: UIView>(_ part: Part) -> Part {
    if part.superview == nil {
      insertSubview(part, at: 0)
      placeParts()
      setNeedsLayout()
    }
    return part
  }

  /// The space around title and image, in points.
  open var contentEdgeInsets: UIEdgeInsets {
    get { storedContentEdgeInsets }
    set {
      storedContentEdgeInsets = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  private var storedContentEdgeInsets: UIEdgeInsets = .zero
  /// Returns the rectangle of the background, in points.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the title and image, in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }
  /// Returns the rectangle of the title, in points; not called for a button with a configuration.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    placement(in: contentRect).titleRect
  }
  /// Returns the rectangle of the image, in points; not called for a button with a configuration.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    placement(in: contentRect).imageRect
  }
  /// The insets of the title in the content, in points; they do not change the size of the button.
  open var titleEdgeInsets: UIEdgeInsets {
    get { storedTitleEdgeInsets }
    set {
      storedTitleEdgeInsets = newValue
      setNeedsLayout()
    }
  }
  private var storedTitleEdgeInsets: UIEdgeInsets = .zero
  /// The insets of the image in the content, in points; they do not change the size of the button.
  open var imageEdgeInsets: UIEdgeInsets {
    get { storedImageEdgeInsets }
    set {
      storedImageEdgeInsets = newValue
      setNeedsLayout()
    }
  }
  private var storedImageEdgeInsets: UIEdgeInsets = .zero
  /// Whether the image grows with the text size; it does not.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    showTitle()
    invalidateIntrinsicContentSize()
  }
  private func showTitle() {
    if let title = currentAttributedTitle, title.string == currentTitle {
      ownTitleLabel.attributedText = title
    } else {
      ownTitleLabel.text = currentTitle
    }
  }
  /// Returns the title for a state.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  /// The title that is shown.
  open var currentTitle: String? {
    configuration?.title ?? title(for: state)
  }
  /// Sets the title with attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    title?.reportUnmeasuredAttributes()
    attributedTitles[state.rawValue] = title
    setTitle(title?.string, for: state)
  }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    ownImageView.image = currentImage
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  /// Returns the image for a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  /// The image that is shown.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// Does nothing: nothing is drawn.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
  }
  /// Returns the colour of the title; nothing is drawn.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[0]
  }
  /// The colour of the title that is shown; nothing is drawn.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
  /// Returns the title with attributes for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }
  /// The title with attributes that is shown.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// Does nothing: nothing is drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
  }
  /// Returns the background image; nothing is drawn.
  open func backgroundImage(for state: State) -> UIImage? {
    backgrounds[state.rawValue] ?? backgrounds[0]
  }
  /// Sets the size and weight of the symbol for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    guard let configuration else { return }
    setImage(image(for: state)?.withConfiguration(configuration), for: state)
  }

  /// The size of title and image side by side, with the insets around them.
  ///
  /// Only a button without insets and without an image is at least 30 points wide and 12 points
  /// higher than its line, as Interface Builder records it and the tests of LayoutKit measured it:
  /// insets of 0.01 are known to take that away. Those with a symbol of the system have an image of
  /// 22 x 22.
  override var systemContentSize: CGSize {
    updateConfigurationIfNeeded()
    if let configuration { return configuration.contentSize(TextRuler(self)) }
    let (insets, title) = (contentEdgeInsets, titleSize)
    let image = currentImage?.size ?? .zero
    let size =
      currentImage == nil && insets == .zero
      ? CGSize(width: max(title.width, 30), height: title.height + 12)
      : CGSize(width: title.width + image.width, height: max(title.height, image.height))
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  /// The size of the title in whole points. An empty one is as high as a line, but beside an image
  /// only if it was set, and not in a button with a symbol of the system, of which the font of the
  /// title is always that of the system.
  private var titleSize: CGSize {
    let title = currentTitle ?? ""
    if title.isEmpty, buttonType.hasSymbol || currentImage != nil && currentTitle == nil {
      return .zero
    }
    let size =
      title.isEmpty
      ? CGSize(width: 0, height: ownTitleLabel.font.lineHeight)
      : buttonType.hasSymbol
        ? title.size(withAttributes: [
          .font: UIFont.systemFont(ofSize: CGFloat(Font.buttonFontSize))
        ])
        : ownTitleLabel.systemContentSize
    let points = PixelGrid(scale: 1)
    return CGSize(
      width: points.roundUp(Double(size.width)), height: points.roundUp(Double(size.height)))
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    showTitle()
    ownImageView.image = currentImage
  }

  // MARK: Parts

  open override var semanticContentAttribute: UISemanticContentAttribute {
    get { super.semanticContentAttribute }
    set {
      super.semanticContentAttribute = newValue
      setNeedsLayout()
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    layoutView.heights = configuration?.heights(TextRuler(self))
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeParts()
  }

  /// Sets the frames of the title and the image, if they are subviews.
  private func placeParts() {
    if let rects = configuration?.partRects(
      in: bounds, TextRuler(self), contentHorizontalAlignment,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    {
      place(ownImageView, in: rects.image)
      place(ownTitleLabel, in: rects.title)
    } else {
      let content = contentRect(forBounds: bounds)
      place(ownImageView, in: imageRect(forContentRect: content))
      place(ownTitleLabel, in: titleRect(forContentRect: content))
    }
  }

  private func place(_ part: UIView, in rect: @autoclosure () -> CGRect) {
    guard part.superview === self, part.translatesAutoresizingMaskIntoConstraints else { return }
    let rect = rect()
    if part.frame != rect { part.frame = rect }
  }

  private func placement(in contentRect: CGRect) -> ButtonPlacement {
    let label = currentTitle?.isEmpty == false ? ownTitleLabel : nil
    return ButtonPlacement(
      content: contentRect, image: currentImage?.size ?? .zero,
      titleSize: { label?.sizeThatFits(CGSize(width: max($0, 1), height: 0)) ?? .zero },
      imageInsets: imageEdgeInsets, titleInsets: titleEdgeInsets,
      horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      grid: PixelGrid(scale: Double(UIScreen.main.scale)))
  }

  /// Whether the title becomes smaller where it has no room, or all its lines have room.
  var fitsTitle: Bool {
    guard ownTitleLabel.numberOfLines != 1 else { return ownTitleLabel.shrinksText }
    let rect = titleRect(forContentRect: contentRect(forBounds: bounds))
    let whole = ownTitleLabel.sizeThatFits(CGSize(width: max(rect.width, 1), height: 0))
    return whole.width <= rect.width && whole.height <= rect.height
  }

  /// Gives the layout the title, for its baselines and for rules about texts.
  fileprivate func titleDidChange(_ label: UILabel) {
    let title = label.layoutView
    let configured = configuration?.titleFont
    layoutView.heights = configuration?.heights(TextRuler(self))
    layoutView.text = currentTitle
    layoutView.font = configured?.font ?? title.font
    layoutView.textAttributes = configuration == nil ? title.textAttributes : nil
    layoutView.adjustsFontForContentSizeCategory =
      configured?.adjusts ?? title.adjustsFontForContentSizeCategory
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func makeLayoutView() -> LayoutView { LayoutView(kind: .button) }
  override var isContentKnownToLayout: Bool { false }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    guard let configuration, size.width > 0, size.width < content.width else { return content }
    return configuration.contentSize(TextRuler(self), inWidth: size.width)
  }
}

/// The label of a button, which tells the button of its changes.
private final class ButtonTitleLabel: UILabel, ControlPart {
  private weak var button: UIButton?

  init(button: UIButton) {
    self.button = button
    super.init(frame: .zero)
    font = .systemFont(ofSize: UIFont.buttonFontSize)
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.titleDidChange(self)
  }
}

/// The view of a button's image.
private final class ButtonImageView: UIImageView, ControlPart {}
