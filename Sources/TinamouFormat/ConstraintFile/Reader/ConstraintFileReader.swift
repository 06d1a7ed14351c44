import TinamouLayout

/// Turns JSON that has passed the checks of its shape into declarations.
struct ConstraintFileReader {
  /// The number of errors after which no more constraints are read: nobody reads that many.
  static let maximumErrorCount = 100

  let document: JSONDocument
  var diagnostics: [Diagnostic] = []
  /// The warnings about fonts, by the name of the font.
  var fontWarnings: [String: Diagnostic] = [:]
  /// The names that constraint strings may mention; complete before constraints are read.
  var names = NameTable()
  /// The tables of fonts, by PostScript name.
  var fonts: [String: FontTables] = [:]
  /// The kinds of the views in the order of the file, and whether a stack arranges them.
  var kinds: [(own: ViewKind, isInStack: Bool)] = []
  /// The views that are repeated, at their first copies.
  var templates: [Template] = []
  /// The index of the first copy by the index of the repetition.
  var firstCopies: [Int: Int] = [:]
  /// The frames that the file gives, by the index of the view.
  var frames: [Int: Rect] = [:]
  /// The views with baselines, with their index.
  var baselines: [(index: Int, view: PendingView)] = []
  /// The tables and collections, by the index of the view.
  var lists: [Int: ListDeclaration] = [:]
  /// The accessories of rows, by the index of the row.
  var accessories: [Int: Int] = [:]
  /// The overrides of the copies of rows, by the index of the row.
  var rowOverrides: [Int: (copies: [JSONValue], row: PendingView)] = [:]
  /// The stacks of the visual formats that always apply; while a set is read, its stacks too.
  var stacks = VisualFormatStacks()
  /// The places where the ids of constraints and sets were declared.
  private var declared: [String: [String: Range<Int>]] = [:]

  /// A view whose id stands for all of its copies.
  struct Template {
    let id: String
    let view: Int
    let repetitions: [Int]
  }

  static func read(
    _ source: SourceText, sourceMap: SourceMap?
  ) throws(ConstraintFileError) -> ConstraintFile {
    var (document, diagnostics) = JSONReader.read(
      source, example: "{ \"tinamou\": 1, \"view\": { \"id\": \"root\" } }")
    if let document { diagnostics += ShapeChecker.check(document) }
    guard let document, diagnostics.isEmpty else {
      throw refusal(diagnostics + (document.map(ConstraintSyntax.errors) ?? []))
    }
    var reader = ConstraintFileReader(document: document)
    let file = reader.readFile(sourceMap)
    guard reader.diagnostics.isEmpty else { throw refusal(reader.diagnostics) }
    return file
  }

  private static func refusal(_ diagnostics: [Diagnostic]) -> ConstraintFileError {
    let places = diagnostics.enumerated().ordered {
      ($0.element.span?.range.lowerBound ?? 0, $0.offset)
        < ($1.element.span?.range.lowerBound ?? 0, $1.offset)
    }
    return ConstraintFileError(diagnostics: places.map(\.element))
  }

  /// Reads a file of fonts, which contains what a constraint file has as `fonts`.
  static func readFonts(
    _ source: SourceText
  ) throws(ConstraintFileError) -> [String: FontTables] {
    var (document, diagnostics) = JSONReader.read(source)
    if let document {
      diagnostics += ShapeChecker.check(document, against: .map(.reference(.fontTables)))
    }
    guard let document, diagnostics.isEmpty else { throw refusal(diagnostics) }
    var reader = ConstraintFileReader(document: document)
    reader.readFontTables(document.root)
    guard reader.diagnostics.isEmpty else { throw refusal(reader.diagnostics) }
    return reader.fonts
  }

  private init(document: JSONDocument) { self.document = document }

  private mutating func readFile(_ sourceMap: SourceMap?) -> ConstraintFile {
    let root = document.root
    readMetrics(root["metrics"])
    readFontTables(root["fonts"])
    let views = readViews(root["view"])
    let safeArea = root["view"]?["safeArea"].map(Self.insets)
    let constraints = readConstraints(root["constraints"])
    let sets = readSets(root["sets"])
    let controllers = readControllers(root["controllers"], views)
    // Statements may mention rows; constraints are about templates.
    let rows = RowPlan(of: views)
    names.addRows(rows, of: views)
    let statements = readStatements(root["expect"])
    let allowedRules = readAllowedRules(root["allow"])
    let requests = (root["at"]?.elements ?? []).compactMap { readRequest($0, of: root) }
    let scene = readScene(root["scene"])
    let transition = readTransition(root["transition"])
    return ConstraintFile(
      source: document.source, sourceMap: sourceMap,
      warnings: sourceMap == nil ? fontWarnings.keys.ordered().compactMap { fontWarnings[$0] } : [],
      name: root["name"]?.string?.value,
      system: Self.version(root["system"]), sdk: Self.version(root["sdk"]), requests: requests,
      scene: scene, transition: transition, safeArea: safeArea, views: views,
      constraints: constraints, sets: sets,
      controllers: controllers, statements: statements, allowedRules: allowedRules, names: names,
      rows: rows)
  }

  private mutating func readMetrics(_ value: JSONValue?) {
    let declarations = (value?.members ?? []).map {
      MetricResolver.Declaration(name: $0.key, value: $0.value)
    }
    for declaration in declarations {
      let name = declaration.name.value
      if PriorityName(rawValue: name) != nil {
        report(.reservedName, "'\(name)' is the name of a priority", declaration.name.range)
      } else if !ConstraintLexer.isPlainName(name) {
        report(
          .invalidValue, "the name of a metric is made of letters, digits and '_'",
          declaration.name.range)
      }
    }
    var resolver = MetricResolver(declarations, in: document)
    resolver.resolve(into: &names)
    diagnostics += resolver.diagnostics
  }

  // MARK: Reporting

  mutating func report(
    _ rule: DiagnosticRule, _ message: String, _ range: Range<Int>,
    notes: [Diagnostic.Note] = [], help: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(rule, message, at: document.span(range), notes: notes, help: help))
  }

  /// Reports an id that occurs for the second time among those of its kind.
  mutating func checkUnique(_ identifier: JSONString, _ subject: String) {
    let first = declared[subject, default: [:]][identifier.value]
    if let first {
      reportDuplicate(identifier, subject, first: first)
    } else {
      declared[subject, default: [:]][identifier.value] = identifier.range
    }
  }

  mutating func reportDuplicate(_ identifier: JSONString, _ subject: String, first: Range<Int>) {
    report(
      .duplicateIdentifier, "two \(subject)s have the id '\(identifier.value)'", identifier.range,
      notes: [Diagnostic.Note("the first is here", at: document.span(first))],
      help: "give one of them another id")
  }
}
