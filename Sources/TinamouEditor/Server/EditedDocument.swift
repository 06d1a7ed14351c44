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
    guard isConstraintFile else {
      diagnostics = []
      return
    }
    do throws(ConstraintFileError) {
      layOut(try ConstraintFile(source))
    } catch {
      diagnostics = error.diagnostics
    }
  }

  /// Whether the file says that it is a constraint file, by its name or its key `tinamou`: an
  /// editor may send other JSON files, too.
  private var isConstraintFile: Bool {
    uri.hasSuffix(".tinamou.json") || FileOutline(source).keys.contains("tinamou")
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
        guard let environment = try? request.environment(of: file) else { continue }
        let snapshot = try current.solve(environment)
        if index == 0 { frames = SolvedFrames(snapshot, of: current, in: request) }
        findings.add(snapshot, of: current, request: request)
      }
      diagnostics = file.warnings + findings.diagnostics
    } catch {
      diagnostics =
        file.warnings + findings.diagnostics
        + [layout?.diagnostic(of: error) ?? Diagnostic(error.rule, "\(error)")]
    }
  }

  /// A description of the view or number at a place, in the first window; `nil` if there is none.
  func hover(at offset: Int) -> (text: String, range: Range<Int>)? {
    guard let name = NameAtCursor(at: offset, in: source),
      let text = frames?.text(of: name.parts)
    else { return nil }
    return (text, name.range)
  }
}
