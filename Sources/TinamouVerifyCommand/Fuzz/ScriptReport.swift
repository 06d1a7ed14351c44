/// The result of a script.
struct ScriptReport: Sendable {
  var finding: Finding?
  /// The reason why GLPK has no answer, if it has none.
  var inconclusive: String?
  var shape = ScriptShape()
}
