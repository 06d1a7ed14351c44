/// What a program of the system ended with.
public struct ProgramResult: Sendable {
  /// The exit code, 128 and more if a signal ended the program.
  public let code: Int32
  /// What it wrote to standard output.
  public let output: String

  /// Makes a result.
  public init(code: Int32, output: String) {
    self.code = code
    self.output = output
  }
}
