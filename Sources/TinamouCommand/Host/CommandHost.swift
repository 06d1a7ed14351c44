public import TinamouFormat

/// What a command needs from the outside: files, streams and other programs.
public protocol CommandHost {
  /// The number of threads that can run at once.
  var processorCount: Int { get }
  /// Whether standard error is a terminal that shows colours, and the user wants them.
  var showsColors: Bool { get }
  /// Whether standard error is a terminal on which a line can be rewritten.
  var errorIsTerminal: Bool { get }
  /// Whether standard output is a terminal.
  var outputIsTerminal: Bool { get }
  /// The files for a path: the file itself; the constraint files below a folder, sorted by name; or
  /// the files whose paths match a pattern with `*`, `?` or `[…]`.
  func files(at path: String) throws(HostError) -> [String]
  /// Reads a file.
  func readFile(_ path: String) throws(HostError) -> [UInt8]
  /// Reads standard input to its end.
  func readStandardInput() throws(HostError) -> [UInt8]
  /// Waits for more bytes of standard input and returns them; none at its end.
  func readInput() throws(HostError) -> [UInt8]
  /// Writes data to standard output.
  func writeOutput(_ text: String) throws(HostError)
  /// Writes a message to standard error.
  func writeError(_ text: String)
  /// Writes a file and replaces its contents.
  func writeFile(_ path: String, _ text: String) throws(HostError)
  /// Waits for some time; false if the user wants the command to end.
  func pause(seconds: Double) -> Bool
  /// Runs a program in the same folder as this one; `nil` if there is none.
  func runSibling(_ name: String, arguments: [String]) -> Int32?
  /// Runs a program of the system with a text as its input and returns its exit code; `nil` if
  /// there is none.
  func runProgram(_ name: String, arguments: [String], input: String) -> Int32?
  /// Whether storyboards and xibs can be translated.
  var readsInterfaceBuilder: Bool { get }
  /// Translates a file of another format; `nil` for constraint files.
  func translate(_ source: SourceText) throws(ConstraintFileError) -> ConstraintFile?
}

extension CommandHost {
  /// They are not.
  public var readsInterfaceBuilder: Bool { false }

  /// Knows no other format.
  public func translate(_ source: SourceText) throws(ConstraintFileError) -> ConstraintFile? {
    nil
  }
}

extension CommandHost {
  /// One thread by default.
  public var processorCount: Int { 1 }

  /// No colours by default.
  public var showsColors: Bool { false }

  /// No terminal by default.
  public var errorIsTerminal: Bool { false }

  /// No terminal by default.
  public var outputIsTerminal: Bool { false }

  /// No programs by default.
  public func runProgram(_ name: String, arguments: [String], input: String) -> Int32? { nil }

  /// The path itself, for hosts without folders.
  public func files(at path: String) throws(HostError) -> [String] { [path] }
}
