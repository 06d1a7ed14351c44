import TinamouLayout
import TinamouSolver

/// The content of a view and its size preferences; `nil` for what is not stated.
struct ViewAttributes: Sendable {
  /// A priority for each axis; nil for what is not stated.
  struct Priorities: Sendable {
    var horizontal: Priority?
    var vertical: Priority?

    mutating func replace(with other: Priorities) {
      horizontal = other.horizontal ?? horizontal
      vertical = other.vertical ?? vertical
    }
  }

  var text: String?
  var placeholder: String?
  var font: Font?
  var lines: Int?
  var preferredMaxLayoutWidth: Double?
  var image: ImageAsset?
  var intrinsicSize: Size?
  var heights: HeightTable?
  var hugging = Priorities()
  var compression = Priorities()
  var isHidden: Bool?
  var margins: DirectionalEdgeInsets?
  /// Attributes of a stack.
  var stack: [StackAttribute] = []
  /// The spacing after the view in its stack.
  var customSpacing: Double?

  /// Takes over the values that `other` states.
  mutating func replace(with other: ViewAttributes) {
    text = other.text ?? text
    placeholder = other.placeholder ?? placeholder
    font = other.font ?? font
    lines = other.lines ?? lines
    preferredMaxLayoutWidth = other.preferredMaxLayoutWidth ?? preferredMaxLayoutWidth
    image = other.image ?? image
    intrinsicSize = other.intrinsicSize ?? intrinsicSize
    heights = other.heights ?? heights
    hugging.replace(with: other.hugging)
    compression.replace(with: other.compression)
    isHidden = other.isHidden ?? isHidden
    margins = other.margins ?? margins
    // Attributes apply in order: the last one wins.
    stack += other.stack
    customSpacing = other.customSpacing ?? customSpacing
  }
}
