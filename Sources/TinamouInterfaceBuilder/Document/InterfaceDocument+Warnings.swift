public import TinamouFormat
import TinamouLayout

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
    for (rule, message, element) in unknowns { warn(rule, message, at: element) }
    return warnings
  }

  /// What the file names but does not contain, once by name, with the first place.
  private var unknowns: [(rule: DiagnosticRule, message: String, element: XMLElement)] {
    var known: Set<String> = []
    var unknowns: [(DiagnosticRule, String, XMLElement)] = []
    func add(_ rule: DiagnosticRule, _ message: String, _ element: XMLElement) {
      if known.insert(message).inserted { unknowns.append((rule, message, element)) }
    }
    for element in tree.elements {
      if element.name == "fontDescription" || element.name == "font", let name = element["name"],
        fonts[name] == nil, !Font.isKnown(named: name)
      {
        add(
          .unknownName,
          "the font '\(name)' is not known: its texts have the size of Helvetica Neue; --fonts gives "
            + "its tables", element)
      }
      if let name = element["customClass"], let id = element.id, drawnSizes[id] != nil {
        add(
          .unsupported,
          "the class '\(name)' draws itself: its size is known for the canvas, and not for other "
            + "texts", element)
      }
      if element.name == "userDefinedRuntimeAttribute", let path = element["keyPath"],
        !path.hasPrefix("layer."), !Self.layerNames.contains(path), element["type"] != "color"
      {
        add(.unsupported, "the attribute '\(path)' is set at run time: it is not read", element)
      }
    }
    return unknowns
  }

  /// Attributes of layers, which apps also give to views by these names: they move nothing.
  private static let layerNames: Set = [
    "borderWidth", "cornerRadius", "masksToBounds", "shadowOffset", "shadowOpacity", "shadowRadius",
    "zPosition",
  ]

  /// Whether an element is a view or a constraint.
  private static func isObject(_ element: XMLElement) -> Bool {
    element.name == "constraint" || element.child("rect", key: "frame") != nil
  }
}
