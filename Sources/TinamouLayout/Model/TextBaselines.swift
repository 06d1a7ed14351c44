/// The distances of the first and last baselines of a view's text from its edges, in points; `nil`
/// without text.
struct TextBaselines: Equatable {
  var fromTop: Double?
  var fromBottom: Double?
}
