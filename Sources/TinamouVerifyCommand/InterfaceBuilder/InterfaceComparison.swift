import Foundation
import TinamouCommand
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout
import TinamouSolver

/// `tinamou-verify --interface-builder`: compares frames that Apple's engine recorded with ours.
///
/// The score is for what a user gets: nothing from the expected file is an input. A second one is
/// for the layouts with the safe areas and margins of the expected file.
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
    let selected = names.sorted().filter { known.contains($0 + ".expected.json") }
    for name in try arguments.half(of: selected) { comparison.compare(name, host) }
    let content = usesRecordedContent ? "recorded content" : "own measurement"
    let score = comparison.score
    return host.print(
      format == "json" ? score.json(content: content) : score.text(content: content),
      then: score.doubtful.isEmpty ? .done : .internalError)
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
    var solved = recorded.roots.map { root in
      SolvedScene(document, root.root, usesRecordedContent: usesRecordedContent)
    }
    let milliseconds = (Self.processorSeconds - start) * 1000
    if milliseconds > score.slowest.milliseconds { score.slowest = (name, milliseconds) }
    for (index, root) in recorded.roots.enumerated() { compare(root, &solved[index], name) }
  }

  /// The processor time of the process, which other work on the machine does not lengthen. POSIX
  /// counts it in microseconds.
  private static var processorSeconds: Double { Double(clock()) / 1_000_000 }

  private mutating func compare(
    _ recorded: RecordedDocument.Root, _ scene: inout SolvedScene, _ file: String
  ) {
    if let refusal = scene.asFile.refusal { score.refusals.append((file, refusal)) }
    let doubts = scene.asFile.doubts
    if doubts != SolverStatistics.Doubts() { score.doubtful.append((file, doubts)) }
    let views = recorded.views.filter(\.isComparable)
    score.asFile.add(
      scene: views.map { view in Agreement(of: view, in: scene.asFile) },
      constrained: views.map { $0.parent != nil && !$0.fixed })
    let known = scene.withEnvironment(of: recorded)
    score.withEnvironment.add(
      scene: views.map { view in Agreement(of: view, in: known) },
      constrained: views.map { $0.parent != nil && !$0.fixed })
    for view in views {
      let difference = Agreement(of: view, in: scene.asFile).difference
      guard difference > Agreement.halfAPoint else { continue }
      score.mismatches.append(
        InterfaceScore.Mismatch(
          file: file, root: recorded.root, view: view.id, kind: view.cls, recorded: view.rect,
          solved: scene.asFile.frames[view.id]?.rounded,
          cause: scene.cause(of: view, in: recorded), isLarge: difference > Agreement.onePoint))
    }
  }
}

extension ParsedArguments {
  /// The files of every other owner, the first part of the name, if `--half` asks for one half.
  fileprivate func half(of names: [String]) throws(UsageError) -> [String] {
    guard let half = try number(VerifyOptions.half, 1...2) else { return names }
    func owner(_ name: String) -> Substring { name.prefix { $0 != "_" } }
    let owners = Set(names.map(owner)).sorted()
    let chosen = Set(owners.enumerated().filter { $0.offset % 2 == half - 1 }.map(\.element))
    return names.filter { chosen.contains(owner($0)) }
  }
}
