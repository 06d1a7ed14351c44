/// How far the first and last baselines of a view's text lie inside its edges, in points; `nil`
/// without text.
struct TextBaselines: Equatable {
  var fromTop: Double?
  var fromBottom: Double?
}
