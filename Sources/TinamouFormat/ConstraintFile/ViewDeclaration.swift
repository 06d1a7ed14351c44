import TinamouLayout
import TinamouSolver

/// A view as a file declares it.
struct ViewDeclaration: Sendable {
  let id: String
  /// The bytes of the id in the file.
  let range: Range<Int>
  /// The index of the superview in the file; nil for the root.
  let parent: Int?
  let kind: ViewKind
  let attributes: ViewAttributes
  let preservesSuperviewMargins: Bool?
  let insetsMarginsFromSafeArea: Bool?
  let respectsSystemMinimumMargins: Bool?
  let additionalSafeArea: EdgeInsets?
  let keyboardUsesBottomSafeArea: Bool?
  let direction: LayoutDirection?
  let guides: [String]
  let frame: Rect?
}

/// What a view shows and how large it wants to be; nil for what is not stated.
struct ViewAttributes: Sendable {
  /// A priority for each axis; nil for what is not stated.
  struct Priorities: Sendable {
    var horizontal: Priority?
    var vertical: Priority?
  }

  var text: String?
  var font: Font?
  var lines: Int?
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
}
