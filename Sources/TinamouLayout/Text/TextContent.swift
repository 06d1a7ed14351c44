/// The text of a view and its attributes.
struct TextContent: Hashable, Sendable, Standardized {
  var text: ExactText?
  /// The text that is shown if there is none.
  var placeholder: ExactText?
  /// The font; `nil` for the default of the kind of view.
  var font: Font?
  /// Parts in other fonts and the space between characters and lines; `nil` for none.
  var attributes: TextAttributes?
  var numberOfLines = 1
  /// The width at which lines break, in points; 0 for the width of the view.
  var preferredMaxLayoutWidth = 0.0
  var adjustsFontForContentSizeCategory = true
}
