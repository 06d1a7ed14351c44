/// A view that is yet to be read, as one of the copies that it may have.
struct PendingView {
  let value: JSONValue
  /// The index of the superview.
  let parent: Int?
  /// The numbers of the copies that the view is in, such as `[2][0]`, outermost first.
  var copies: [Int] = []
  /// The repetitions that these count, by their index in the name table.
  var repetitions: [Int] = []
  /// For each repetition what its copy has in place of the template's attributes, by view id.
  var overrides: [JSONValue] = []
  /// Whether the `repeat` of the view itself has been read.
  var isCopy = false

  /// The index of the row, header or footer that the view is in.
  var cell: Int?
  /// What the view is to the list or row that it is in; nil for other views.
  var role: CellRole?

  /// What follows the id of the view.
  var suffix: String { Self.suffix(copies) }
  /// Whether no earlier copy said the same.
  var isFirst: Bool { copies.allSatisfy { $0 == 0 } }

  static func suffix(_ copies: some Sequence<Int>) -> String {
    copies.map { "[\($0)]" }.joined()
  }

  /// The view that `|` means beside this one; what a list lays out itself has none.
  var superview: Int? { role == nil ? parent : nil }

  /// A view inside.
  func child(_ value: JSONValue, of index: Int) -> PendingView {
    PendingView(
      value: value, parent: index, copies: copies, repetitions: repetitions, overrides: overrides,
      cell: cell)
  }
}
