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
  /// Returns the files for a path.
  ///
  /// - Parameter path: A file, a folder, or a pattern with `*`, `?` or `[…]`.
  /// - Returns: The file itself; the constraint files below the folder, sorted by name; or the
  ///   files whose paths match the pattern.
  /// - Throws: ``HostError`` if a folder cannot be read.
  func files(at path: String) throws(HostError) -> [String]
  /// Reads a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The bytes of the file.
  /// - Throws: ``HostError`` if the file cannot be read.
  func readFile(_ path: String) throws(HostError) -> [UInt8]
  /// Reads standard input to its end.
  ///
  /// - Returns: The bytes.
  /// - Throws: ``HostError`` if standard input cannot be read.
  func readStandardInput() throws(HostError) -> [UInt8]
  /// Waits for more bytes of standard input.
  ///
  /// - Returns: The bytes; none at the end of standard input.
  /// - Throws: ``HostError`` if standard input cannot be read.
  func readInput() throws(HostError) -> [UInt8]
  /// Writes data to standard output.
  ///
  /// - Parameter text: The data.
  /// - Throws: ``HostError`` if standard output cannot be written.
  func writeOutput(_ text: String) throws(HostError)
  /// Writes a message to standard error, if there is one.
  func writeError(_ text: String)
  /// Writes a file and replaces its contents.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - text: The new contents.
  /// - Throws: ``HostError`` if the file cannot be written.
  func writeFile(_ path: String, _ text: String) throws(HostError)
  /// Makes a folder, and those that contain it, unless they are there.
  ///
  /// - Parameter path: The path of the folder.
  /// - Throws: ``HostError`` if the folder cannot be made.
  func makeFolder(_ path: String) throws(HostError)
  /// Returns whether two paths name the same file.
  ///
  /// - Parameters:
  ///   - first: A path, or `-` for standard input.
  ///   - second: Another path.
  /// - Returns: Whether writing to one changes what is read from the other.
  func areSameFile(_ first: String, _ second: String) -> Bool
  /// Waits for some time.
  ///
  /// - Parameter seconds: The time in seconds.
  /// - Returns: Whether the command continues; `false` if the user wants it to end.
  func pause(seconds: Double) -> Bool
  /// Runs a program in the same folder as this one.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - arguments: The arguments, without the name of the program.
  /// - Returns: The exit code; `nil` if there is no such program.
  func runSibling(_ name: String, arguments: [String]) -> Int32?
  /// Runs a program of the system.
  ///
  /// - Parameters:
  ///   - name: The name of the program, which is searched in `PATH`.
  ///   - arguments: The arguments, without the name of the program.
  ///   - input: The text for its standard input.
  /// - Returns: What it ended with; `nil` if there is no such program.
  func runProgram(_ name: String, arguments: [String], input: String) -> ProgramResult?
  /// Whether storyboards and xibs can be translated.
  var readsInterfaceBuilder: Bool { get }

  /// The ids of the parts of a storyboard or xib that are laid out separately; none for other files
  /// and for those that cannot be read.
  func parts(of source: SourceText) -> [String]
  /// Translates a file of another format.
  ///
  /// - Parameter source: The text of the file.
  /// - Returns: The constraint file; `nil` if the file is not of another format.
  /// - Throws: ``ConstraintFileError`` if the file cannot be translated.
  func translate(_ source: SourceText) throws(ConstraintFileError) -> ConstraintFile?
  /// Finds what is wrong with a file of another format besides its layout.
  ///
  /// - Parameter path: The path of the file, with the view that is read.
  /// - Returns: The findings, each with the id of the view that it is about.
  func ownFindings(of path: String) -> [(view: String, diagnostic: Diagnostic)]
}

extension CommandHost {
  /// No translation by default.
  public var readsInterfaceBuilder: Bool { false }

  /// None.
  public func parts(of source: SourceText) -> [String] { [] }

  /// Returns nothing by default: there is no other format.
  public func ownFindings(of path: String) -> [(view: String, diagnostic: Diagnostic)] { [] }

  /// Returns `nil` by default: there is no other format.
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
  public func runProgram(_ name: String, arguments: [String], input: String) -> ProgramResult? {
    nil
  }

  /// Compares the paths by default, for hosts without links.
  public func areSameFile(_ first: String, _ second: String) -> Bool { first == second }

  /// Makes nothing by default, for hosts without folders.
  public func makeFolder(_ path: String) throws(HostError) {}

  /// Returns the path itself by default, for hosts without folders.
  public func files(at path: String) throws(HostError) -> [String] { [path] }
}
