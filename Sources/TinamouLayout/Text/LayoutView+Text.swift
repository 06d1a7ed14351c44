internal import TinamouSolver

extension LayoutView {
  /// The text of a label, the title of a button or the content of a text field.
  ///
  /// Its size is the content size of the view, unless ``intrinsicContentSize`` or ``heights`` is
  /// given.
  public var text: String? {
    get { attributes.text.text?.string }
    set { if assignText(\.text, newValue.map(ExactText.init)) { textDidChange() } }
  }

  /// The text that a text field shows while it has no text; it then determines the content size.
  public var placeholder: String? {
    get { attributes.text.placeholder?.string }
    set { if assignText(\.placeholder, newValue.map(ExactText.init)) { textDidChange() } }
  }

  /// The font of the text; the default is the system font with 17 points in a label, 15 in a button
  /// and 14 in a text field.
  public var font: Font {
    get { font(of: attributes.text) }
    set { setFont(newValue) }
  }

  private func font(of text: TextContent) -> Font {
    text.font ?? TextControl(kind)?.font ?? .systemFont(ofSize: Font.labelFontSize)
  }

  /// Sets the font; `nil` for the default of the kind of view.
  func setFont(_ font: Font?) { if assignText(\.font, font) { textDidChange() } }

  /// Parts of the text in other fonts and the space between characters and lines; `nil` for none.
  package var textAttributes: TextAttributes? {
    get { attributes.text.attributes }
    set { if assignText(\.attributes, newValue) { textDidChange() } }
  }

  /// The maximum number of lines of a label, 0 for no maximum; the default is 1. Other kinds have
  /// one line.
  public var numberOfLines: Int {
    get { attributes.text.numberOfLines }
    set { if assignText(\.numberOfLines, newValue) { textDidChange() } }
  }

  /// The width at which the lines of a label break, in points; with 0, the default, they break at
  /// the width of the label.
  ///
  /// A width of more than a billion points, such as `greatestFiniteMagnitude`, means that only the
  /// text's own line breaks count.
  public var preferredMaxLayoutWidth: Double {
    get { attributes.text.preferredMaxLayoutWidth }
    set { if assignText(\.preferredMaxLayoutWidth, newValue) { textDidChange() } }
  }

  /// Whether a font with a text style follows the text size that the user has chosen.
  ///
  /// The default is `true`, unlike in UIKit, where a font keeps the size with which it was made:
  /// here a layout is a function of its environment. If it is `false`, the font has its size at L.
  public var adjustsFontForContentSizeCategory: Bool {
    get { attributes.text.adjustsFontForContentSizeCategory }
    set { if assignText(\.adjustsFontForContentSizeCategory, newValue) { textDidChange() } }
  }

  /// Sets an attribute of the text; returns whether it changed.
  private func assignText<Value: Equatable>(
    _ attribute: WritableKeyPath<TextContent, Value>, _ value: Value
  ) -> Bool {
    guard attributes.text[keyPath: attribute] != value else { return false }
    willChange()
    attributes.text[keyPath: attribute] = value
    return true
  }

  /// The space that the text needs around it; `nil` for kinds without text, and if the size of the
  /// content was given, because then the font is not known.
  var measuredControl: TextControl? {
    heights == nil && explicitContentSize == Self.noIntrinsicSize ? TextControl(kind) : nil
  }

  /// The space that the text needs around it, if the view's content is a text that is measured.
  var textControl: TextControl? {
    resolvedContentSize == Self.noIntrinsicSize ? measuredControl : nil
  }

  /// Whether there is a line of text; a text field has one also while it is empty.
  var hasLine: Bool { text?.isEmpty == false || TextControl(kind)?.hasPlaceholder == true }

  /// Whether the content size can depend on the size of the text: it is that size, or a subclass or
  /// delegate can have computed it from that.
  var mayDependOnText: Bool { TextControl(kind) != nil && (mayBeObserved || textControl != nil) }

  /// Whether the lines of the text are drawn as wide as the view.
  var breaksLines: Bool {
    let content = attributes.text
    return content.numberOfLines != 1 && content.text?.string.isEmpty == false
      && textControl?.wraps ?? false
  }

  /// Whether the height of the text depends on the width of the view.
  package var wrapsText: Bool { breaksLines && !(preferredMaxLayoutWidth > 0) }

  /// Returns the request for measuring the text; `nil` if the view's content is not a text.
  ///
  /// A width is used only for views whose text wraps.
  func textRequest(in environment: LayoutEnvironment, width: Double?) -> TextRequest? {
    textControl.map { textRequest(of: $0, in: environment, width: width) }
  }

  /// Returns the request for measuring the text in a control.
  func textRequest(
    of control: TextControl, in environment: LayoutEnvironment, width: Double?
  ) -> TextRequest {
    let content = attributes.text
    let lines = control.wraps ? max(content.numberOfLines, 0) : 1
    let preferred = content.preferredMaxLayoutWidth > 0 ? content.preferredMaxLayoutWidth : width
    let limit = preferred.flatMap { $0 <= Solver.largestLength ? $0 : nil }
    let traits = traitDomain?.overrides.applied(to: environment.traits) ?? environment.traits
    let category = traits.preferredContentSizeCategory
    return TextRequest(
      text: control.shownText(content), font: font(of: content), attributes: content.attributes,
      maximumWidth: lines == 1 ? nil : limit,
      maximumNumberOfLines: lines, displayScale: traits.displayScale,
      locale: environment.locale,
      contentSizeCategory: content.adjustsFontForContentSizeCategory ? category : .large)
  }

  /// Records that the size of the text changed, and its baselines if a constraint uses them.
  func textDidChange() {
    forgetContentSize()
    let hasBaseline = mentions.contains { $0.hasAttribute(\.isBaseline) }
    note(hasBaseline ? \.places : \.contents)
  }
}

extension LayoutEnvironment {
  /// Whether the requests for measuring texts differ between two environments.
  func differsForTexts(from other: LayoutEnvironment) -> Bool {
    traits.displayScale != other.traits.displayScale
      || traits.preferredContentSizeCategory != other.traits.preferredContentSizeCategory
      || locale != other.locale
  }
}
