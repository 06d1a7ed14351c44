import TinamouAnalysis
import TinamouFormat
import TinamouLayout
import TinamouRender

/// A folder for the pictures of a comment in Markdown: those of the three worst cases of each file.
struct PictureFolder {
  static let option = Option(
    name: "--pictures", value: "FOLDER",
    help: "write pictures of the three worst cases into this folder,\nwhich Markdown shows")
  static let address = Option(
    name: "--pictures-url", value: "URL",
    help: "where Markdown finds these pictures; the folder itself\nunless stated")

  /// The number of cases that have a picture.
  private static let largestCount = 3

  private let folder: String
  private let address: String

  /// The folder that the options name; `nil` for none.
  init?(_ arguments: ParsedArguments, isMarkdown: Bool) throws(UsageError) {
    guard let folder = arguments.value("--pictures") else {
      if arguments.has("--pictures-url") {
        throw UsageError(message: "--pictures-url needs --pictures")
      }
      return nil
    }
    if !isMarkdown {
      throw UsageError(message: "--pictures has an effect on markdown only")
    }
    self.folder = Self.withoutSlash(folder)
    address = Self.withoutSlash(arguments.value("--pictures-url") ?? folder)
  }

  private static func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  // MARK: Findings

  /// What shows pictures in Markdown, and how the command ends because of them.
  typealias Shown = (text: String, code: ExitCode)

  /// Writes the pictures of the worst findings, and returns what shows them.
  func pictures(
    of findings: [Finding], _ file: ConstraintFile, _ host: any CommandHost
  ) -> Shown {
    var shown = Shown("", .done)
    // Errors come first, and among findings of a kind those in the most windows.
    let worst = findings.filter { !$0.occurrences.isEmpty }
      .ordered { Rank(of: $0) < Rank(of: $1) }
    for finding in worst.prefix(Self.largestCount) {
      guard let occurrence = finding.occurrences.first,
        let size = occurrence.sizes.ranges.first?.middle
      else { continue }
      show(
        finding.diagnostic.message,
        in: occurrence.configuration.request.resized(to: size, along: .horizontal),
        name: finding.fingerprint, [("", file)], host, &shown)
    }
    return shown
  }

  /// The place of a finding among others, the worst first.
  private struct Rank: Comparable {
    private let isError: Bool
    private let windows: Int
    private let key: Finding.Key

    init(of finding: Finding) {
      isError = finding.diagnostic.severity == .error
      windows = finding.occurrences.count
      key = finding.key
    }

    static func < (left: Rank, right: Rank) -> Bool {
      if left.isError != right.isError { return left.isError }
      return left.windows == right.windows ? left.key < right.key : left.windows > right.windows
    }
  }

  // MARK: Differences

  /// Writes the pictures of the views that moved most, before and after, and returns what shows
  /// them.
  func pictures(
    of differences: LayoutDifferences, _ old: ConstraintFile, _ new: ConstraintFile,
    _ host: any CommandHost
  ) -> Shown {
    var pictures = Shown("", .done)
    func amount(_ difference: LayoutDifferences.Difference) -> Double {
      difference.most.map(abs).max() ?? 0
    }
    let moved = differences.differences.filter { amount($0) > 0 }
    var shown: Set<Double> = []
    for difference in moved.ordered(by: { amount($0) > amount($1) }) {
      // Views that move at the same width are in one picture.
      guard shown.count < Self.largestCount, shown.insert(difference.worst).inserted,
        let occurrence = difference.occurrences.first(where: {
          $0.sizes.contains(difference.worst)
        }) ?? difference.occurrences.first
      else { continue }
      show(
        "'\(difference.view)' at \(ProofReport.number(difference.worst))",
        in: occurrence.configuration.request.resized(to: difference.worst, along: .horizontal),
        name: difference.view, [("before: ", old), ("after: ", new)], host, &pictures)
    }
    return pictures
  }

  // MARK: Pictures

  /// Writes a picture of files in a window, and adds a paragraph with its address; a layout that is
  /// refused has none.
  private func show(
    _ title: String, in request: LayoutRequest, name: String,
    _ files: [(prefix: String, file: ConstraintFile)], _ host: any CommandHost,
    _ shown: inout Shown
  ) {
    var preview = LayoutPreview(title: title)
    for (prefix, file) in files {
      guard let environment = try? request.environment(of: file),
        let layout = try? FileLayout(file), let snapshot = try? layout.solve(environment)
      else { continue }
      let picture = WindowPicture(of: snapshot, layout, request)
      preview.windows.append(prefix.isEmpty ? picture : picture.titled(prefix))
    }
    guard !preview.windows.isEmpty, let source = files.last?.file.source.name else { return }
    let path = Self.fileName(source + "-" + name) + ".svg"
    do throws(HostError) {
      try host.makeFolder(folder)
      try host.writeFile("\(folder)/\(path)", preview.svg)
      shown.text += "\n![\(Self.plain(title))](\(address)/\(path))\n"
    } catch {
      host.report("error: '\(folder)/\(path)' cannot be written: \(error.reason)")
      shown.code = .internalError
    }
  }

  /// A name of a file: letters, digits and hyphens, with a number of the whole text, since other
  /// characters and the beginning of a long text are left out.
  private static func fileName(_ text: String) -> String {
    let parts = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    // FNV-1a, with the constants of its authors.
    let number = text.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return parts.joined(separator: "-").suffix(90) + "-" + String(number, radix: 16)
  }

  /// A text without the brackets that have a meaning in Markdown.
  private static func plain(_ text: String) -> String {
    text.filter { !"[]()\n".contains($0) }
  }
}
