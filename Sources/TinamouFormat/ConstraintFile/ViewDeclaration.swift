import TinamouLayout

/// A view as a file declares it.
struct ViewDeclaration: Sendable {
  /// The name in constraints, with the number of the copy if the view is repeated.
  let id: String
  /// The bytes of the id in the file.
  let range: Range<Int>
  /// The index of the superview in the file; nil for the root.
  let parent: Int?
  let kind: ViewKind
  var attributes = ViewAttributes()
  let preservesSuperviewMargins: Bool?
  let insetsMarginsFromSafeArea: Bool?
  let respectsSystemMinimumMargins: Bool?
  let additionalSafeArea: EdgeInsets?
  let alignmentInsets: EdgeInsets?
  let keyboardUsesBottomSafeArea: Bool?
  let direction: LayoutDirection?
  let guides: [String]
  let frame: FrameDeclaration?
  let scrolling: ScrollingDeclaration?
  /// From the upper edge down to the first baseline, in points.
  var firstBaseline: Double?
  /// From the lower edge up to the last baseline, in points.
  var lastBaseline: Double?
  /// The index of the view whose baselines the view has.
  var baselineView: Int?
}
