import TinamouFormat
import TinamouLayout

/// What findings are like in the first window in which they hold: where their views are, what a
/// text needs, which change resolves a conflict, and what leaves a choice.
struct FindingExplanations {
  /// A window in which findings hold.
  private struct Window: Hashable {
    let configuration: AnalysisConfiguration
    let width: Double
  }

  /// The layout in a window.
  private struct Scene {
    let window: Window
    let piece: LayoutPiece
    /// The frames of all items in the window.
    let frames: [Rect]
    /// The indices of the views, by their names.
    let indices: [String: Int]

    init(_ window: Window, _ piece: LayoutPiece) {
      self.window = window
      self.piece = piece
      frames = piece.windowFrames(at: window.width)
      indices = Dictionary(
        piece.items.indices.compactMap { index in
          let item = piece.items[index]
          return item.isGuide ? nil : item.name.map { ($0, index) }
        }, uniquingKeysWith: { first, _ in first })
    }
  }

  private let layout: FileLayout
  /// The layout in the last window.
  private var last: Scene?

  /// - Parameter layout: The layout with rows as views, which the explanations change.
  init(_ layout: FileLayout) { self.layout = layout }

  /// Returns a finding with its particulars; itself if it is about no window.
  ///
  /// - Complexity: One layout if its first window is not that of the last finding.
  mutating func explain(_ finding: Finding) throws(AnalysisError) -> Finding {
    guard let first = finding.occurrences.first, let sizes = first.sizes.ranges.first else {
      return finding
    }
    let window = Window(configuration: first.configuration, width: sizes.extremes.first)
    let scene = try scene(in: window)
    let piece = scene.piece
    switch finding.key.rule {
    case .unsatisfiable:
      let conflicts = layout.statusFindings(broken: piece.status.broken, ambiguous: [], [])
      let conflict = conflicts.first { conflict in
        conflict.subject == finding.firstSubject && conflict.detail == finding.key.detail
      }
      return finding.adding(particulars: conflict?.diagnostic.particulars ?? [])
    case .ambiguous:
      let item = piece.status.ambiguous.first { $0.name == finding.firstSubject }
      let diagnostic = item.flatMap { layout.explainedDiagnostics(of: [$0]).first }
      return finding.adding(
        particulars: diagnostic?.particulars ?? [], help: diagnostic?.help)
    case .statementFails: return finding
    default:
      let texts = self.texts(about: finding, scene)
      return finding.adding(
        particulars: texts.map { Diagnostic.Note("\(layout.place): \($0)") })
    }
  }

  private mutating func scene(in window: Window) throws(AnalysisError) -> Scene {
    if let last, last.window == window { return last }
    let function = try LayoutFunction(
      of: layout, for: window.configuration.request, along: .horizontal,
      over: window.width...window.width)
    let scene = Scene(window, function.pieces[0])
    last = scene
    return scene
  }

  /// Where the views of a finding are in the window, and what their texts need.
  private func texts(about finding: Finding, _ scene: Scene) -> [String] {
    let (piece, frames) = (scene.piece, scene.frames)
    let indices = finding.firstSubject.split(separator: "|").compactMap {
      scene.indices[String($0)]
    }
    var shown = indices
    if finding.key.rule == .outsideSuperview {
      shown += indices.compactMap { piece.items[$0].container }
    }
    var texts = shown.map { index in
      "'\(piece.items[index].name ?? "?")' is at \(Self.text(frames[index]))"
    }
    switch finding.key.rule {
    case .textCutOff: texts += indices.compactMap { need(of: $0, with: frames[$0], on: piece) }
    case .outsideSafeArea: texts.append("the safe area is \(Self.text(safeArea))")
    case .underKeyboard: texts.append("the keyboard begins at \(JSONNumber.rounded(keyboardTop))")
    default: break
    }
    return texts
  }

  /// The safe area of the last window.
  private var safeArea: Rect {
    let (size, insets) = (
      layout.engine.environment.windowSize, layout.engine.environment.safeAreaInsets
    )
    return Rect(
      x: insets.left, y: insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// The upper edge of the keyboard in the last window.
  private var keyboardTop: Double {
    layout.engine.environment.windowSize.height - layout.engine.environment.keyboardHeight
  }

  /// What a text needs and does not have.
  private func need(of index: Int, with frame: Rect, on piece: LayoutPiece) -> String? {
    guard let content = piece.content(of: piece.items[index].id) else { return nil }
    let lacks = [
      content.neededWidth.flatMap {
        $0 > frame.width + Self.leastLack ? "a width of \(JSONNumber.rounded($0)) points" : nil
      },
      content.neededHeight.flatMap {
        $0 > frame.height + Self.leastLack ? "a height of \(JSONNumber.rounded($0)) points" : nil
      },
    ].compactMap(\.self)
    return lacks.isEmpty ? nil : "it needs " + lacks.joined(separator: ", and ")
  }

  /// What is lacking at least, in points: less is not seen.
  private static let leastLack = 0.25

  private static func text(_ frame: Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(JSONNumber.rounded)
    return "[\(numbers.joined(separator: ", "))]"
  }
}

extension Checker {
  /// Returns findings with particulars of the first window in which each of them holds.
  ///
  /// - Parameter findings: Findings of the file.
  /// - Returns: The findings in the same order.
  /// - Throws: ``AnalysisError`` if there is no layout in one of these windows.
  /// - Complexity: One layout for each of these windows.
  public func explained(_ findings: [Finding]) throws(AnalysisError) -> [Finding] {
    var explanations = FindingExplanations(layout)
    var explained: [Finding] = []
    for finding in findings { explained.append(try explanations.explain(finding)) }
    return explained
  }
}
