import TinamouCommand
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout

/// A host that translates storyboards and xibs, and reads each file once as long as it does not
/// change.
final class InterfaceBuilderHost: CommandHost {
  private let base: any CommandHost
  /// The language of the texts, from the string files beside the file; `nil` for the texts of the
  /// file itself.
  private let language: String?
  /// The tables of fonts that Tinamou does not know, by PostScript name.
  private let fonts: [String: FontTables]
  private var documents: [String: InterfaceDocument] = [:]
  /// The layouts whose warnings have been reported.
  private var reportedLayouts: Set<String> = []

  init(
    _ base: any CommandHost, language: String? = nil, fonts: [String: FontTables] = [:]
  ) {
    self.base = base
    self.language = language
    self.fonts = fonts
  }

  var readsInterfaceBuilder: Bool { true }

  var processorCount: Int { base.processorCount }

  func runProgram(_ name: String, arguments: [String], input: String) -> ProgramResult? {
    base.runProgram(name, arguments: arguments, input: input)
  }

  var showsColors: Bool { base.showsColors }

  var errorIsTerminal: Bool { base.errorIsTerminal }

  var outputIsTerminal: Bool { base.outputIsTerminal }

  func ownFindings(of path: String) -> [(view: String, diagnostic: Diagnostic)] {
    guard let path = InterfaceBuilderPath(path), let bytes = try? base.readFile(path.file),
      let document = try? document(path.file, bytes),
      let root = path.object.map({ document.root(named: $0) }) ?? document.initialRoot
    else { return [] }
    return MisplacedViews.diagnostics(of: root, in: document)
  }

  func files(at path: String) throws(HostError) -> [String] { try base.files(at: path) }

  func areSameFile(_ first: String, _ second: String) -> Bool {
    base.areSameFile(
      InterfaceBuilderPath(first)?.file ?? first, InterfaceBuilderPath(second)?.file ?? second)
  }

  func translate(_ source: SourceText) throws(ConstraintFileError) -> ConstraintFile? {
    guard let path = InterfaceBuilderPath(source.name) else { return nil }
    return try layout(path, bytes: source.bytes).file
  }

  /// The ids of the views that a command reads; none if the file cannot be read, which the command
  /// itself reports.
  func objects(in file: String, scene: String?, all: Bool) throws(UsageError) -> [String] {
    guard let bytes = try? base.readFile(file),
      let document = try? document(file, bytes)
    else { return [] }
    if let scene {
      guard let root = document.root(named: scene) else {
        throw UsageError(
          message: "'\(file)' has no view, scene, controller or cell '\(scene)'",
          help: Suggestion.help(for: scene, among: document.roots.map(\.id)))
      }
      return [root.id]
    }
    return (all ? document.roots : [document.initialRoot].compactMap(\.self)).map(\.id)
  }

  /// The number of parts of a file that can be laid out separately; `nil` if it cannot be read.
  func partCount(of file: String) -> Int? {
    guard let bytes = try? base.readFile(file) else { return nil }
    return try? document(file, bytes).roots.count
  }

  func parts(of source: SourceText) -> [String] {
    ((try? document(source.name, source.bytes))?.roots ?? []).map(\.id)
  }

  /// Translates a view of a file; reports once what is omitted.
  func layout(
    _ path: InterfaceBuilderPath, bytes: [UInt8]
  ) throws(ConstraintFileError) -> ImportedLayout {
    let document = try document(path.file, bytes)
    guard let root = path.object.map({ document.root(named: $0) }) ?? document.initialRoot else {
      throw ConstraintFileError(diagnostics: [document.missingRoot(named: path.object)])
    }
    let layout = try document.layout(of: root)
    if reportedLayouts.insert("\(path.file)#\(root.id)").inserted {
      show(layout.warnings, of: document.source.name)
    }
    return layout
  }

  private func document(
    _ file: String, _ bytes: [UInt8]
  ) throws(ConstraintFileError) -> InterfaceDocument {
    if let known = documents[file], known.source.bytes == bytes { return known }
    var document = try InterfaceDocument(SourceText(name: file, bytes: bytes))
    document.fonts = fonts
    if let language { document.strings = try strings(beside: file, language) }
    documents[file] = document
    show(document.warnings, of: file)
    return document
  }

  private func strings(
    beside file: String, _ language: String
  ) throws(ConstraintFileError) -> InterfaceStrings {
    let paths = InterfaceStrings.paths(beside: file, language: language)
    for path in paths {
      guard let bytes = try? base.readFile(path) else { continue }
      let strings = try InterfaceStrings(
        SourceText(name: path, bytes: bytes), language: language)
      if strings.isEmpty {
        base.writeError("\(path): warning: there are no texts in '\(language)'\n")
      }
      return strings
    }
    base.writeError(
      "\(file): warning: there are no texts in '\(language)': no file \(paths.first ?? "")\n")
    return InterfaceStrings()
  }

  func readFile(_ path: String) throws(HostError) -> [UInt8] {
    try base.readFile(InterfaceBuilderPath(path)?.file ?? path)
  }

  func readStandardInput() throws(HostError) -> [UInt8] { try base.readStandardInput() }
  func readInput() throws(HostError) -> [UInt8] { try base.readInput() }
  func writeOutput(_ text: String) throws(HostError) { try base.writeOutput(text) }
  func writeError(_ text: String) { base.writeError(text) }
  func writeFile(_ path: String, _ text: String) throws(HostError) {
    try base.writeFile(path, text)
  }
  func makeFolder(_ path: String) throws(HostError) { try base.makeFolder(path) }
  func pause(seconds: Double) -> Bool { base.pause(seconds: seconds) }
  func runSibling(_ name: String, arguments: [String]) -> Int32? {
    base.runSibling(name, arguments: arguments)
  }
}
