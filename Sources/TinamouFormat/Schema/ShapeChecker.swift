import TinamouLayout

/// Compares a JSON document with the tables of the format, without recursion.
struct ShapeChecker {
  private let document: JSONDocument
  private var diagnostics: [Diagnostic] = []
  private var pending: [(value: JSONValue, shape: Shape)] = []

  /// The deviations from the shape of a constraint file or another one, in source order.
  static func check(
    _ document: JSONDocument, against shape: Shape = .reference(.file)
  ) -> [Diagnostic] {
    var checker = ShapeChecker(document: document)
    checker.pending = [(document.root, shape)]
    while let (value, shape) = checker.pending.popLast() { checker.check(value, shape) }
    return checker.diagnostics.ordered {
      ($0.span?.range.lowerBound ?? 0) < ($1.span?.range.lowerBound ?? 0)
    }
  }

  private init(document: JSONDocument) { self.document = document }

  private mutating func check(_ value: JSONValue, _ shape: Shape) {
    guard shape.kinds.contains(value.kind) else {
      report(
        .invalidValue, "expected \(shape.expectation), found \(value.kind.rawValue)", value,
        help: ValueHint.help(for: value, in: shape))
      return
    }
    switch shape {
    case .null, .boolean, .string, .text: break
    case .number(let bounds): checkBounds(value, bounds)
    case .integer(let range): checkInteger(value, range)
    case .choice(let names): checkChoice(value, names, shape)
    case .array(let element, let count):
      let elements = value.elements
      if let count, !count.contains(elements.count) {
        let expected =
          count.count == 1
          ? shape.expectation : "\(shape.expectation) that is not empty"
        let found = "\(elements.count) element" + (elements.count == 1 ? "" : "s")
        report(.invalidValue, "expected \(expected), found \(found)", value)
      } else {
        pending += elements.reversed().map { ($0, element) }
      }
    case .map(let element):
      pending += value.members.reversed().map { ($0.value, element) }
    case .reference(let definition): checkObject(value, definition)
    case .either(let shapes):
      switch shapes.first(where: { $0.kinds.contains(value.kind) }) {
      case .choice(let names): checkChoice(value, names, shape)
      case .some(let shape): pending.append((value, shape))
      case nil: break
      }
    }
  }

  private mutating func checkBounds(_ value: JSONValue, _ bounds: Shape.Bounds) {
    guard let number = value.number else { return }
    let isTooSmall = bounds.excludesMinimum ? number <= bounds.minimum : number < bounds.minimum
    guard isTooSmall || number > bounds.maximum else { return }
    let minimum = JSONNumber.text(bounds.minimum)
    let maximum = JSONNumber.text(bounds.maximum)
    let expectation =
      bounds.excludesMinimum
      ? "above \(minimum) and at most \(maximum)" : "from \(minimum) to \(maximum)"
    report(.numberOutOfRange, "expected a number \(expectation)", value)
  }

  private mutating func checkInteger(_ value: JSONValue, _ range: ClosedRange<Int>) {
    guard let number = value.number else { return }
    guard let integer = Int(exactly: number), range.contains(integer) else {
      let expectation =
        range.count == 1
        ? "\(range.lowerBound)" : "a whole number from \(range.lowerBound) to \(range.upperBound)"
      report(
        .numberOutOfRange, "expected \(expectation)", value,
        help: range.count == 1 ? "write \(range.lowerBound)" : nil)
      return
    }
  }

  private mutating func checkChoice(_ value: JSONValue, _ names: [String], _ shape: Shape) {
    guard let name = value.string?.value, !names.contains(name) else { return }
    guard names != NeighbourWord.ownKinds else { return reportKind(name, value) }
    report(
      .invalidValue, "expected \(shape.expectation), found \"\(name)\"", value,
      help: (shape.kinds.contains(.number) ? ValueHint.help(forNumber: name) : nil)
        ?? ValueHint.help(for: name, among: names)
        ?? Suggestion.help(for: name, among: names) ?? "write one of them")
  }

  /// Reports a kind of view that does not exist; most are a name from elsewhere, or a class of the
  /// app, so there is no list of all kinds unless nothing better is known.
  private mutating func reportKind(_ name: String, _ value: JSONValue) {
    let kinds = NeighbourWord.ownKinds
    report(
      .invalidValue, "there is no kind of view '\(name)'", value,
      help: NeighbourWord.help(forKind: name) ?? Suggestion.help(for: name, among: kinds)
        ?? "write \"view\" for a view of your own; the kinds are: "
        + kinds.joined(separator: ", "))
  }

  private mutating func checkObject(_ value: JSONValue, _ definition: Definition) {
    let shape = definition.shape
    var meant: Set<String> = []
    for member in value.members.reversed() {
      let name = member.key.value
      if let key = shape.key(name) {
        pending.append((member.value, key.shape))
      } else {
        let hint = KeyHint(for: name, in: value, of: definition)
        if let key = hint.key { meant.insert(key) }
        add(
          .unknownKey, "\(shape.title) has no key '\(name)'", member.key.range, help: hint.text)
      }
    }
    // A key that is there under another name is reported once.
    for key in shape.keys where key.isRequired && value[key.name] == nil {
      guard !meant.contains(key.name) else { continue }
      let start = value.range.lowerBound
      add(
        .missingKey, "\(shape.title) needs the key '\(key.name)'", start..<start + 1,
        help: "add \"\(key.name)\": \(ValueHint.example(of: key, in: definition))")
    }
  }

  private mutating func report(
    _ rule: DiagnosticRule, _ message: String, _ value: JSONValue, help: String? = nil
  ) {
    add(rule, message, value.range, help: help)
  }

  private mutating func add(
    _ rule: DiagnosticRule, _ message: String, _ range: Range<Int>, help: String? = nil
  ) {
    diagnostics.append(Diagnostic(rule, message, at: document.span(range), help: help))
  }
}
