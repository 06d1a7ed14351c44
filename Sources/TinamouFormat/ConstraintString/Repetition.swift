/// A view that occurs several times, as a range in the list of views.
struct Repetition: Sendable {
  /// The number of copies.
  let count: Int
  /// The number of views in each copy; they are adjacent.
  var stride = 0
}

/// The name of a repeated view without the number of a copy, which refers to all copies in turn.
struct RepeatedName: Sendable {
  /// The index of the view in the first copy.
  let view: Int
  /// The repetitions that contain the view, outermost first, by index.
  let repetitions: [Int]
}
