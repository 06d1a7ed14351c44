/// The reason why a constraint file was refused: everything that is wrong with it, in source order.
public struct ConstraintFileError: Error {
  /// The diagnostics, never empty.
  public let diagnostics: [Diagnostic]

  /// Makes an error of at least one diagnostic.
  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

extension ConstraintFileError: CustomStringConvertible {
  /// Every diagnostic as the command prints it: place, message, line, caret, notes and help.
  public var description: String { diagnostics.map(\.rendered).joined(separator: "\n") }
}
