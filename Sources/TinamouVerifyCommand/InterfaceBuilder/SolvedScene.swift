import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout

/// A scene laid out from its file alone, and with inputs from the expected file, which tell why a
/// frame is wrong.
struct SolvedScene {
  private let document: InterfaceDocument?
  private let root: InterfaceRoot?
  private let usesRecordedContent: Bool
  /// As a user gets it.
  let asFile: SolvedInterface
  private lazy var withContent = solved(ImportOptions(), usesRecordedContent: true)
  private var environment: SolvedInterface?

  init(_ document: InterfaceDocument?, _ name: String, usesRecordedContent: Bool) {
    self.document = document
    self.usesRecordedContent = usesRecordedContent
    root = document?.root(named: name)
    guard let document, let root else {
      asFile = SolvedInterface(
        refusal: document == nil ? "the file is not read" : "there is no such root")
      return
    }
    var options = ImportOptions()
    options.usesRecordedContent = usesRecordedContent
    asFile = SolvedInterface(document, root, options)
  }

  private func solved(_ options: ImportOptions, usesRecordedContent: Bool) -> SolvedInterface {
    guard let document, let root else { return asFile }
    var options = options
    options.usesRecordedContent = usesRecordedContent
    return SolvedInterface(document, root, options)
  }

  /// The layout with the safe area and the margins of the expected file.
  mutating func withEnvironment(of recorded: RecordedDocument.Root) -> SolvedInterface {
    if let environment { return environment }
    let solved = solved(recorded.options, usesRecordedContent: usesRecordedContent)
    environment = solved
    return solved
  }

  /// The reason why a view is not at its recorded place, as far as layouts with other inputs show
  /// it.
  mutating func cause(
    of view: RecordedDocument.View, in recorded: RecordedDocument.Root
  ) -> String {
    guard asFile.refusal == nil else { return "no layout" }
    guard asFile.frames[view.id] != nil else { return "a view that is not imported" }
    if isRight(view, in: withEnvironment(of: recorded)) {
      return "safe area or margins of the canvas"
    }
    if !usesRecordedContent, isRight(view, in: withContent) {
      return contentCause(of: view, in: recorded)
    }
    if asFile.broken.contains(view.id) { return "a constraint that cannot hold" }
    if asFile.ambiguous.contains(view.id) { return "left open by the constraints" }
    let parent = recorded.views.first { $0.id == view.parent }
    let place = parent?.cls == "stackView" ? " in a stack" : ""
    return view.custom == nil
      ? "other: \(view.cls)\(place)" : "other: class of the app, \(view.cls)\(place)"
  }

  /// The cause of a frame that is right with recorded content: the size of its own content or that
  /// of another view.
  private func contentCause(
    of view: RecordedDocument.View, in recorded: RecordedDocument.Root
  ) -> String {
    let hasSubviews = recorded.views.contains { $0.parent == view.id }
    guard !hasSubviews, let frame = asFile.frames[view.id]?.rounded,
      abs(frame.width - view.rect.width) > Agreement.halfAPoint
        || abs(frame.height - view.rect.height) > Agreement.halfAPoint
    else { return "beside or around content of another size" }
    if view.custom != nil { return "content of a class of the app, \(view.cls)" }
    let axes = [
      abs(frame.width - view.rect.width) > Agreement.halfAPoint ? "width" : nil,
      abs(frame.height - view.rect.height) > Agreement.halfAPoint ? "height" : nil,
    ]
    return axes.compactMap(\.self).joined(separator: " and ") + " of the content: "
      + (document?.contentDescription(of: view.id) ?? view.cls)
  }

  private func isRight(_ view: RecordedDocument.View, in solved: SolvedInterface) -> Bool {
    Agreement(of: view, in: solved).difference <= Agreement.onePoint
  }
}
