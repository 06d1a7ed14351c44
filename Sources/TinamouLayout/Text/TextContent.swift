/// The text of a view and how it is set.
struct TextContent: Hashable, Sendable {
  var text: String?
  /// What stands for the text while there is none.
  var placeholder: String?
  /// The font; `nil` for that of the kind of view.
  var font: Font?
  var numberOfLines = 1
  /// The width at which lines break, in points; 0 for the width that the view gets.
  var preferredMaxLayoutWidth = 0.0
  var adjustsFontForContentSizeCategory = true
}
