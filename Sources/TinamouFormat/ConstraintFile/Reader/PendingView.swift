/// A view that remains to be read, or one of its copies.
struct PendingView {
  let value: JSONValue
  /// The index of the superview.
  let parent: Int?
  /// The numbers of the copies that the view is in, such as `[2][0]`, outermost first.
  var copies: [Int] = []
  /// The repetitions that these numbers count, as indices into the name table.
  var repetitions: [Int] = []
  /// For each repetition, the attributes that its copy has instead of the template's, by view id.
  var overrides: [JSONValue] = []
  /// Whether the `repeat` of the view itself has been read.
  var isCopy = false

  /// The index of the row, header or footer that the view is in.
  var cell: Int?
  /// The part that the view plays in its list or row; `nil` for other views.
  var role: CellRole?

  /// The numbers of the copies as they follow the id of the view.
  var suffix: String { Self.suffix(copies) }
  /// Whether this is the first copy, so that diagnostics of later copies repeat its own.
  var isFirst: Bool { copies.allSatisfy { $0 == 0 } }

  static func suffix(_ copies: some Sequence<Int>) -> String {
    copies.map { "[\($0)]" }.joined()
  }

  /// The view that `|` refers to for this view; none for a view that a list lays out.
  var superview: Int? { role == nil ? parent : nil }

  /// A view inside.
  func child(_ value: JSONValue, of index: Int) -> PendingView {
    PendingView(
      value: value, parent: index, copies: copies, repetitions: repetitions, overrides: overrides,
      cell: cell)
  }
}
