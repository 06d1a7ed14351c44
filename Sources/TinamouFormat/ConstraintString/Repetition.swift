/// A view that occurs several times, as places in the list of views.
struct Repetition: Sendable {
  /// How many copies there are.
  let count: Int
  /// The number of views in each copy, which follow one another.
  var stride = 0
}

/// The name of a repeated view without the number of a copy: it stands for all copies, one after the
/// other.
struct RepeatedName: Sendable {
  /// The index of the view in the first copy.
  let view: Int
  /// The repetitions that the view is in, outermost first, by their index.
  let repetitions: [Int]
}
