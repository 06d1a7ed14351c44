import Foundation
import TinamouCommand
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout

/// `tinamou-verify --interface-builder`: compares frames that Apple's engine recorded with ours.
struct InterfaceComparison {
  private let directory: String
  private let usesRecordedContent: Bool
  private var score = InterfaceScore()

  static func run(_ arguments: ParsedArguments, host: any CommandHost) throws(UsageError)
    -> ExitCode
  {
    guard let directory = arguments.value("--interface-builder") else { return .usage }
    if let count = try arguments.number(VerifyOptions.mutate, 1...100_000_000) {
      let seed = try arguments.number(VerifyOptions.seed, 0...Int.max) ?? 1
      let minutes = try arguments.number(VerifyOptions.minutes, 1...10_000)
      return InterfaceMutations.run(
        directory, count: count, seed: UInt64(seed), limit: minutes.map { .seconds(60 * $0) },
        host: host)
    }
    let format = arguments.value("--format") ?? "text"
    guard format == "text" || format == "json" else {
      throw UsageError(message: "--format cannot be '\(format)'; expected text, json")
    }
    let usesRecordedContent = arguments.has("--recorded-content")
    var comparison = InterfaceComparison(
      directory: directory, usesRecordedContent: usesRecordedContent)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else {
      host.writeError("error: '\(directory)' is not a readable directory\n")
      return .invalidInput
    }
    let known = Set(names)
    for name in names.sorted() where known.contains(name + ".expected.json") {
      comparison.compare(name, host)
    }
    let content = usesRecordedContent ? "recorded content" : "own measurement"
    let score = comparison.score
    return host.print(
      format == "json" ? score.json(content: content) : score.text(content: content), then: .done)
  }

  private init(directory: String, usesRecordedContent: Bool) {
    self.directory = directory
    self.usesRecordedContent = usesRecordedContent
  }

  private mutating func compare(_ name: String, _ host: any CommandHost) {
    guard let bytes = try? host.readFile(directory + "/" + name),
      let expected = try? host.readFile(directory + "/" + name + ".expected.json"),
      let recorded = RecordedDocument(expected)
    else {
      score.refusals.append((name, "cannot be read"))
      return
    }
    score.files += 1
    let start = Self.processorSeconds
    let document: InterfaceDocument?
    do throws(ConstraintFileError) {
      document = try InterfaceDocument(SourceText(name: name, bytes: bytes))
    } catch {
      document = nil
      score.refusals.append((name, error.diagnostics.first?.message ?? ""))
    }
    for root in recorded.roots { compare(root, document, name) }
    let milliseconds = (Self.processorSeconds - start) * 1000
    if milliseconds > score.slowest.milliseconds { score.slowest = (name, milliseconds) }
  }

  /// The processor time of the process, which other work on the machine does not lengthen. POSIX
  /// counts it in microseconds.
  private static var processorSeconds: Double { Double(clock()) / 1_000_000 }

  private mutating func compare(
    _ recorded: RecordedDocument.Root, _ document: InterfaceDocument?, _ file: String
  ) {
    var solution = SolvedInterface()
    if let document, let root = document.root(named: recorded.root) {
      solution = SolvedInterface(
        document, root, recorded.options(usesRecordedContent: usesRecordedContent))
    } else if document != nil {
      solution.refusal = "there is no such root"
    }
    if let refusal = solution.refusal { score.refusals.append((file, refusal)) }
    var differences: [Double] = []
    for view in recorded.views where view.reliable {
      let solved = solution.frames[view.id]
      let difference = solved.map { Self.difference($0, view.rect) } ?? .infinity
      differences.append(difference)
      guard difference > InterfaceScore.halfAPoint else { continue }
      score.mismatches.append(
        InterfaceScore.Mismatch(
          file: file, root: recorded.root, view: view.id, kind: view.cls, recorded: view.rect,
          solved: solved, cause: solution.cause(of: view, among: recorded.views),
          isLarge: difference > InterfaceScore.onePoint))
    }
    score.add(scene: differences)
  }

  /// The largest difference of the four numbers, in points.
  static func difference(_ a: Rect, _ b: Rect) -> Double {
    max(
      abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width),
      abs(a.height - b.height))
  }
}

/// The frames of one view of a file and its descendants.
private struct SolvedInterface {
  /// The frames by Interface Builder id.
  var frames: [String: Rect] = [:]
  /// The reason why there is no layout.
  var refusal: String?
  private var parents: [String: String] = [:]
  private var broken: Set<String> = []
  private var ambiguous: Set<String> = []

  init() {}

  init(_ document: InterfaceDocument, _ root: InterfaceRoot, _ options: ImportOptions) {
    do throws(ConstraintFileError) {
      let layout = try document.layout(of: root, options: options)
      solve(layout)
    } catch {
      refusal = error.diagnostics.first?.rendered ?? ""
    }
  }

  private mutating func solve(_ layout: ImportedLayout) {
    guard let environment = try? layout.file.requests.first?.environment() else {
      refusal = "there is no such window"
      return
    }
    do throws(LayoutError) {
      let snapshot = try FileLayout(layout.file).solve(environment)
      var objects: [String: String] = [:]
      for view in layout.views { objects[view.name] = view.object }
      for item in snapshot.items where !item.isGuide {
        if let id = item.name.flatMap({ objects[$0] }) { frames[id] = item.frame }
      }
      // The root view fills its window; take its position on the canvas from the file.
      if let root = layout.views.first, let solved = frames[root.object] {
        frames[root.object] = Rect(
          x: root.recordedFrame.minX, y: root.recordedFrame.minY, width: solved.width,
          height: solved.height)
      }
      ambiguous = Set(snapshot.ambiguous.compactMap { objects[$0.name] })
      for conflict in snapshot.broken {
        let words = conflict.broken.description.split { !($0.isLetter || $0.isNumber) }
        for word in words { objects[String(word)].map { _ = broken.insert($0) } }
      }
    } catch {
      refusal = "\(error)"
    }
  }

  /// The reason why a view is not at its recorded place, as far as the layout shows it.
  func cause(of view: RecordedDocument.View, among all: [RecordedDocument.View]) -> String {
    guard refusal == nil else { return "no layout" }
    guard let solved = frames[view.id] else { return "not imported" }
    if broken.contains(view.id) { return "a constraint that cannot hold" }
    if ambiguous.contains(view.id) { return "left open by the constraints" }
    let isSizeRight =
      abs(solved.width - view.rect.width) <= InterfaceScore.onePoint
      && abs(solved.height - view.rect.height) <= InterfaceScore.onePoint
    return isSizeRight ? "place of a \(view.cls)" : "size of a \(view.cls)"
  }
}
