/// What playing a script showed.
struct ScriptReport: Sendable {
  var finding: Finding?
  /// Why GLPK could not answer, if it could not.
  var inconclusive: String?
  var shape = ScriptShape()
}
