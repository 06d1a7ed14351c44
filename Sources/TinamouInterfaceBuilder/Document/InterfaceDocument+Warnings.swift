public import TinamouFormat

extension InterfaceDocument {
  /// What is not known about the file as a whole, with its location.
  public var warnings: [Diagnostic] {
    guard let document = tree.elements.first else { return [] }
    var warnings: [Diagnostic] = []
    func warn(_ rule: DiagnosticRule, _ message: String, at element: XMLElement) {
      warnings.append(
        Diagnostic(
          rule, message, severity: .warning, at: SourceSpan(source: source, range: element.range)))
    }
    if let problem = canvas.problem {
      warn(.unsupported, problem, at: document.child("device") ?? document)
    }
    if let name = document["initialViewController"], root(named: name) == nil,
      let first = roots.first
    {
      warn(
        .unknownName,
        "the initial view controller '\(name)' has no view in the file: the first view is that of "
          + "'\(first.id)'", at: document)
    }
    var known: Set<String> = []
    for element in tree.elements {
      guard let id = element.id, !known.insert(id).inserted, Self.isObject(element) else {
        continue
      }
      warn(
        .duplicateIdentifier, "\(element.described): another object has this id, too", at: element)
    }
    return warnings
  }

  /// Whether an element is a view or a constraint.
  private static func isObject(_ element: XMLElement) -> Bool {
    element.name == "constraint" || element.child("rect", key: "frame") != nil
  }
}
