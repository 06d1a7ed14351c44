import TinamouLayout

/// Texts of anchors and sums, as constraint strings write them.
extension NameTable {
  /// A sum in a constraint string, whose views have the given ids.
  static func text(of form: LinearForm, _ id: (Int) -> String) -> String {
    var text = ""
    for term in form.terms {
      let size = abs(term.coefficient)
      let factor = size == 1 ? "" : "\(JSONNumber.text(size)) * "
      text += sign(term.coefficient, isFirst: text.isEmpty) + factor
      text += self.text(of: term.anchor, id)
    }
    if form.constant == 0, !text.isEmpty { return text }
    return text + sign(form.constant, isFirst: text.isEmpty)
      + JSONNumber.text(abs(form.constant))
  }

  private static func text(of anchor: LinearForm.Anchor, _ id: (Int) -> String) -> String {
    let guide = anchor.guide.map { ".\(quoted($0.name))" } ?? ""
    return "\(quoted(id(anchor.view)))\(guide).\(anchor.attribute.rawValue)"
  }

  private static func sign(_ number: Double, isFirst: Bool) -> String {
    switch (number < 0, isFirst) {
    case (true, true): "-"
    case (true, false): " - "
    case (false, true): ""
    case (false, false): " + "
    }
  }

  /// A name, in backticks if it would otherwise be read as something else.
  static func quoted(_ name: String) -> String {
    let tokens = (try? ConstraintLexer.tokens(of: name)) ?? []
    return tokens.first?.kind == .name(name, isQuoted: false) ? name : "`\(name)`"
  }
}
