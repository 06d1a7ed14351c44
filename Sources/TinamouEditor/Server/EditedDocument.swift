import TinamouFormat
import TinamouLayout

/// A constraint file that is open in an editor.
struct EditedDocument {
  /// The largest number of windows that are laid out while the user types.
  private static let maximumWindowCount = 16

  let uri: String
  private(set) var source: SourceText
  /// The errors in the file, or the findings of its layouts.
  private(set) var diagnostics: [Diagnostic] = []
  /// The frames of the last valid version in its first window.
  private var frames: SolvedFrames?

  init(_ uri: String, _ text: String?) {
    self.uri = uri
    source = SourceText(name: uri, text: "")
    change(text ?? "")
  }

  /// Replaces the text by the one in the editor.
  mutating func change(_ text: String) {
    source = SourceText(name: uri, text: text)
    do throws(ConstraintFileError) {
      layOut(try ConstraintFile(source))
    } catch {
      diagnostics = error.diagnostics
    }
  }

  private mutating func layOut(_ file: ConstraintFile) {
    var findings = LayoutFindings()
    diagnostics = []
    let requests =
      file.requests.isEmpty ? [LayoutRequest(.device(.standard))] : file.requests
    var layout: FileLayout?
    do throws(LayoutError) {
      let current = try FileLayout(file)
      layout = current
      for (index, request) in requests.prefix(Self.maximumWindowCount).enumerated() {
        guard let environment = try? request.environment() else { continue }
        let snapshot = try current.solve(environment)
        if index == 0 { frames = SolvedFrames(snapshot, of: current, in: request) }
        findings.add(snapshot, of: current, request: request)
      }
      diagnostics = findings.diagnostics
    } catch {
      diagnostics =
        findings.diagnostics
        + [layout?.diagnostic(of: error) ?? Diagnostic(error.rule, "\(error)")]
    }
  }

  /// The completions at a place.
  func completions(at offset: Int) -> [(name: String, kind: NameCompletions.Kind)] {
    guard let name = NameAtCursor(at: offset, in: source) else { return [] }
    return NameCompletions.names(
      after: name.parts.dropLast(), identifiers: source.identifiers)
  }

  /// A description of the view or number at a place, in the first window; `nil` if there is none.
  func hover(at offset: Int) -> (text: String, range: Range<Int>)? {
    guard let name = NameAtCursor(at: offset, in: source),
      let text = frames?.text(of: name.parts)
    else { return nil }
    return (text, name.range)
  }

  /// The uses of the id at a place that become another id; none if there is no id of a view, if the
  /// new one is in use or needs backticks, or if the file would no longer be valid.
  func uses(at offset: Int, renamedTo new: String) -> [Range<Int>] {
    guard let name = NameAtCursor(at: offset, in: source), name.parts.count == 1,
      let uses = IdentifierUses(source), IdentifierUses.isPlain(new), !uses.isInUse(new)
    else { return [] }
    let ranges = uses.ranges(of: name.parts[0])
    return ranges.contains(name.range) && staysValid(ranges, new) ? ranges : []
  }

  /// Whether a valid file is valid after a text has replaced some of its parts.
  private func staysValid(_ ranges: [Range<Int>], _ text: String) -> Bool {
    guard (try? ConstraintFile(source)) != nil else { return true }
    var bytes = source.bytes
    for range in ranges.reversed() { bytes.replaceSubrange(range, with: text.utf8) }
    return (try? ConstraintFile(SourceText(name: uri, bytes: bytes))) != nil
  }
}
