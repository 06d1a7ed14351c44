/// The distances of the first and last baselines of a view's text from its edges, in points; `nil`
/// without text.
/// @618// Each operator has two overloads on one concrete type, so that type checking is fast.
struct TextBaselines: Equatable {
  var fromTop: Double?
  var fromBottom: Double?
}
