import TinamouLayout

/// A view as a file declares it.
struct ViewDeclaration: Sendable {
  /// The id that the file gives to the view, or to all of its copies.
  let base: String
  /// The numbers of the copies that the view is in, outermost first.
  var copies: [Int]
  /// The bytes of the id in the file.
  let range: Range<Int>
  /// The bytes of the `frame` in the file; `nil` without one.
  let frame: Range<Int>?
  /// The index of the superview in the file; nil for the root.
  var parent: Int?
  let kind: ViewKind
  /// The content and the size preferences; of two values of an attribute the later one counts.
  var attributes: [ViewOverride.Value] = []
  let settings: [ViewSetting]
  let traits: TraitOverrides
  let guides: [GuideDeclaration]
  /// The ids of rules that the view allows to be broken.
  let allowedRules: [String]
  /// The offset of scrolling content in points; `nil` for the one at which it begins beside the
  /// insets.
  let contentOffset: Point?
  /// The part that the view plays in its list or row; `nil` for other views.
  let role: CellRole?
  /// The index of the row, header or footer that the view is, or is inside of.
  var cell: Int?
  /// The contents of a table or collection view.
  var list: ListDeclaration?
  /// The index of the view that provides the baselines.
  var baselineView: Int?

  /// Whether the view is only a template of rows, which are views of their own.
  var isTemplate = false

  /// The name in constraints, with the numbers of the copies if the view is repeated.
  var id: String { base + PendingView.suffix(copies) }

  /// The name of the view in a copy of a row; the row itself is in this number of repetitions.
  func id(inRow number: Int, repetitions: Int) -> String {
    base + PendingView.suffix(copies.prefix(repetitions) + [number] + copies.dropFirst(repetitions))
  }
}

/// A guide that a view owns.
struct GuideDeclaration: Sendable {
  let name: String
  /// The region of the view that the system keeps it on; `nil` for constraints of the file.
  let region: LayoutRegion?
}
