import CLibrary
internal import TinamouFormat

/// The process itself: its files, its streams and the programs in the same folder.
public struct ProcessHost: CommandHost {
  /// The largest size of an input, in bytes; a constraint file of this size has about a million
  /// constraints.
  private static let largestInput = 256 << 20

  /// Makes a host.
  public init() {}

  /// The arguments of the process, without the name of the program.
  ///
  /// Bytes that are not UTF-8, for example in the name of a file from an old disk, are kept, since
  /// files are found by these names.
  package static var arguments: [String] {
    let first = CommandLine.unsafeArgv
    return (0..<max(0, Int(CommandLine.argc))).dropFirst().compactMap { index in
      first[index].map { argument in
        let bytes = UnsafeBufferPointer(start: argument, count: strlen(argument))
        return FileName.text(bytes.map(UInt8.init(bitPattern:)))
      }
    }
  }

  /// The bytes of a name or argument, terminated by a zero.
  static func systemString(_ text: String) -> [CChar] {
    FileName.bytes(text).map(CChar.init(bitPattern:)) + [0]
  }

  /// How many processors are online.
  public var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Whether standard error is a terminal with colours; `NO_COLOR` in the environment, if it is not
  /// empty, asks for none (https://no-color.org).
  public var showsColors: Bool {
    errorIsTerminal && Self.variable("NO_COLOR").isEmpty
  }

  /// Whether standard error is a terminal on which a line can be rewritten.
  public var errorIsTerminal: Bool { Self.isTerminal(STDERR_FILENO) }

  /// Whether standard output is a terminal.
  public var outputIsTerminal: Bool { isatty(STDOUT_FILENO) != 0 }

  /// Whether a stream goes to a terminal that supports control sequences.
  private static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) != 0 && !["", "dumb"].contains(variable("TERM"))
  }

  /// A variable of the environment; empty if there is none.
  static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }

  /// Returns the files for a path, a folder or a pattern.
  public func files(at path: String) throws(HostError) -> [String] {
    try FileSearch.files(at: path)
  }

  /// Reads a file.
  public func readFile(_ path: String) throws(HostError) -> [UInt8] {
    let descriptor = open(Self.systemString(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.systemError() }
    defer { close(descriptor) }
    return try contents(of: descriptor)
  }

  /// Reads standard input to its end.
  public func readStandardInput() throws(HostError) -> [UInt8] {
    try contents(of: STDIN_FILENO)
  }

  /// Waits for more bytes of standard input and returns them; none at its end.
  public func readInput() throws(HostError) -> [UInt8] { try readChunk(STDIN_FILENO) }

  /// Writes data to standard output.
  public func writeOutput(_ text: String) throws(HostError) {
    try send(text, to: STDOUT_FILENO)
  }

  /// Writes a message to standard error.
  public func writeError(_ text: String) {
    // Without standard error there is nowhere to report.
    try? send(text, to: STDERR_FILENO)
  }

  /// Writes a file and replaces its contents.
  public func writeFile(_ path: String, _ text: String) throws(HostError) {
    let descriptor = open(Self.systemString(path), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Self.systemError() }
    defer { close(descriptor) }
    try send(text, to: descriptor)
  }

  /// Makes a folder, and those that contain it, unless they are there.
  public func makeFolder(_ path: String) throws(HostError) {
    let parts = path.split(separator: "/")
    for count in parts.indices {
      let folder = (path.hasPrefix("/") ? "/" : "") + parts[...count].joined(separator: "/")
      guard mkdir(Self.systemString(folder), 0o777) == 0 || errno == EEXIST else {
        throw Self.systemError()
      }
    }
  }

  /// Waits for some time; false if the process is asked to end in the meantime.
  public func pause(seconds: Double) -> Bool {
    let bounded = min(max(seconds, 0), 86_400)
    var time = timespec()
    time.tv_sec = Int(bounded)
    time.tv_nsec = Int((bounded - bounded.rounded(.down)) * 1e9)
    #if canImport(Darwin)
      // macOS has no sigtimedwait: an interrupt ends the process, as it does by default.
      nanosleep(&time, nil)
      return true
    #else
      var signals = sigset_t()
      var before = sigset_t()
      sigemptyset(&signals)
      for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
      sigprocmask(SIG_BLOCK, &signals, &before)
      defer { sigprocmask(SIG_SETMASK, &before, nil) }
      return sigtimedwait(&signals, nil, &time) < 0
    #endif
  }

  /// Replaces the process by a program in the same folder.
  public func runSibling(_ name: String, arguments: [String]) -> Int32? {
    guard let directory = Self.executableDirectory() else { return nil }
    let path = directory + "/" + name
    guard access(path, X_OK) == 0 else { return nil }
    var pointers = ([path] + arguments).map { strdup(Self.systemString($0)) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    execv(path, &pointers)
    return nil
  }

  func contents(of descriptor: Int32) throws(HostError) -> [UInt8] {
    var bytes: [UInt8] = []
    var status = stat()
    // Standard input may have no size.
    if fstat(descriptor, &status) == 0, 1...Self.largestInput ~= Int(status.st_size) {
      bytes.reserveCapacity(Int(status.st_size))
    }
    while true {
      let chunk = try readChunk(descriptor)
      if chunk.isEmpty { return bytes }
      bytes += chunk
      guard bytes.count <= Self.largestInput else {
        throw HostError("larger than \(Self.largestInput >> 20) megabytes")
      }
    }
  }

  /// Waits for bytes and returns them; none at the end.
  private func readChunk(_ descriptor: Int32) throws(HostError) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.systemError() }
      chunk.removeSubrange(count...)
      return chunk
    }
  }

  func send(_ text: String, to descriptor: Int32) throws(HostError) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.systemError() }
      start += count
    }
  }

  private static func systemError() -> HostError {
    HostError(strerror(errno).map { String(cString: $0) } ?? "error \(errno)")
  }

  private static func executableDirectory() -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    #if canImport(Darwin)
      var size = UInt32(buffer.count)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
    #else
      guard readlink("/proc/self/exe", &buffer, buffer.count - 1) > 0 else { return nil }
    #endif
    let path = String(
      decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
  }
}
