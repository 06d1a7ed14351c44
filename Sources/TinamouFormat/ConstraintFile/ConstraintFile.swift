public import TinamouLayout

/// A layout that a file describes: views, constraints, sets and windows.
///
/// Docs/ConstraintFile.md and ``schema`` describe the format.
public struct ConstraintFile: Sendable {
  /// The text that the file was read from.
  public let source: SourceText
  /// The map to the file from which the text was translated; `nil` for a file that a person wrote.
  let sourceMap: SourceMap?
  /// What the file names but nobody knows, such as a font; a translated file has none, because the
  /// translation has reported it.
  package let warnings: [Diagnostic]
  /// The name of the layout.
  public let name: String?
  /// The system of all windows that name none; `nil` for the newest one.
  public let system: SystemVersion?
  /// The SDK of the app in all windows that name none; `nil` for that of the system.
  public let sdk: SystemVersion?
  /// The windows that the file names.
  public let requests: [LayoutRequest]

  /// The state of the screen when transitions begin.
  public let scene: SceneDeclaration
  /// The steps of a transition in the file; `nil` if there are none.
  public let transition: TransitionScript?

  /// The safe area of the root view, in points; `nil` for that of the window.
  let safeArea: EdgeInsets?
  /// The views, each before its subviews.
  var views: [ViewDeclaration]
  /// The constraints outside of constraint sets.
  var constraints: [ConstraintDeclaration]
  var sets: [SetDeclaration]
  /// The views that controllers manage, parents before children.
  let controllers: [ControllerDeclaration]
  /// The statements that the layout has to fulfil in every window.
  package let statements: [Statement]
  /// The ids of rules that the file allows to be broken.
  package let allowedRules: [String]
  /// The names that statements may mention, also those of rows.
  let names: NameTable
  /// Where the root is in an app.
  package var rootPlace = RootPlace.window(nil)
  /// The rows of all lists, with the places that they have as views.
  let rows: RowPlan
  /// Whether rows are views of the tree; otherwise their lists lay them out.
  var hasRowsAsViews = false
  /// The file before rows became views; empty if all of them did.
  var original: [ConstraintFile] = []
}

extension ConstraintFile {
  /// Reads a file.
  ///
  /// - Parameter source: The text of the file.
  /// - Throws: ``ConstraintFileError`` with everything that is wrong with the file.
  public init(_ source: SourceText) throws(ConstraintFileError) {
    self = try ConstraintFileReader.read(source, sourceMap: nil)
  }

  /// Reads a translated file; diagnostics refer to the original.
  package init(_ source: SourceText, sourceMap: SourceMap) throws(ConstraintFileError) {
    do throws(ConstraintFileError) {
      self = try ConstraintFileReader.read(source, sourceMap: sourceMap)
    } catch {
      throw ConstraintFileError(diagnostics: error.diagnostics.map(sourceMap.diagnostic))
    }
  }

  /// The constraints outside of sets, then those of each set.
  var statedConstraints: some Collection<ConstraintDeclaration> {
    ([constraints] + sets.map(\.constraints)).joined()
  }

  /// Whether the text was translated from another file.
  package var isTranslated: Bool { sourceMap != nil }

  /// The place in the file that its author knows.
  func span(_ range: Range<Int>) -> SourceSpan {
    sourceMap?.span(of: range.lowerBound) ?? SourceSpan(source: source, range: range)
  }

  /// The text at a range of bytes.
  func text(_ range: Range<Int>) -> String { SourceSpan(source: source, range: range).text }
}
