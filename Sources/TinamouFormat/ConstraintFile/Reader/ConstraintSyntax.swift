/// The errors in the text of constraints that do not depend on the names of a file.
///
/// A file whose keys are wrong is not read, because what a wrong key says is unknown: a view, or a
/// metric. Its constraints are still read for what is wrong with them anyway, so that all of it is
/// reported at once.
struct ConstraintSyntax {
  private let document: JSONDocument
  private var names = NameTable()
  private var diagnostics: [Diagnostic] = []

  static func errors(in document: JSONDocument) -> [Diagnostic] {
    var syntax = ConstraintSyntax(document: document)
    syntax.collectNames()
    let root = document.root
    let lists = [root["constraints"]] + (root["sets"]?.elements ?? []).map { $0["constraints"] }
    for constraint in lists.flatMap({ $0?.elements ?? [] }) { syntax.check(constraint) }
    return syntax.diagnostics
  }

  private init(document: JSONDocument) { self.document = document }

  /// Collects every id below the root view, with the guides beside it, and every metric.
  private mutating func collectNames() {
    names.hasViews = true
    for metric in document.root["metrics"]?.members ?? [] {
      names.addMetric(metric.key.value, metric.value.number ?? 1)
    }
    var pending = [document.root["view"]].compactMap(\.self)
    while let value = pending.popLast() {
      if let id = value["id"]?.string {
        let guides = value["guides"]?.elements ?? []
        _ = names.addView(
          id.value, guides: guides.compactMap { ($0.string ?? $0["id"]?.string)?.value })
      }
      pending += value.elements + value.members.map(\.value)
    }
  }

  private mutating func check(_ constraint: JSONValue) {
    guard diagnostics.count < ConstraintFileReader.maximumErrorCount,
      let string = constraint.string ?? constraint["constraint"]?.string
    else { return }
    do throws(ConstraintStringError) {
      if VisualFormat.isVisual(string.value) {
        var stacks = VisualFormatStacks()
        _ = try VisualFormat.read(string.value, names: names, options: [], stacks: &stacks)
      } else {
        _ = try ConstraintStringParser.parse(string.value, names: names)
      }
    } catch {
      // What else is wrong can follow from names that are missing.
      guard [.constraintSyntax, .unknownAttribute].contains(error.rule) else { return }
      diagnostics.append(error.diagnostic(in: string, of: document))
    }
  }
}
