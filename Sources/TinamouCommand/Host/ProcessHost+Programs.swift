import CLibrary

extension ProcessHost {
  /// Runs another program of the system with a text as its input, and waits for its end.
  ///
  /// - Parameters:
  ///   - name: The program, which is looked for in the folders of `PATH`.
  ///   - arguments: Its arguments.
  ///   - input: What it reads on standard input.
  /// - Returns: Its exit code and output; `nil` if it is not found.
  public func runProgram(_ name: String, arguments: [String], input: String) -> ProgramResult? {
    // A file, not a pipe: a program may write more than a pipe holds before it has read its input.
    guard let path = Self.program(name), let output = tmpfile() else { return nil }
    defer { fclose(output) }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    // The other program must not inherit the write end of the pipe.
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    var process = pid_t()
    let isStarted = start(
      path, arguments, reading: ends[0], writing: fileno(output), as: &process)
    close(ends[0])
    guard isStarted else {
      close(ends[1])
      return nil
    }
    // A program that ends before it has read everything reports the reason by its exit code.
    let previous = signal(SIGPIPE, SIG_IGN)
    try? send(input, to: ends[1])
    signal(SIGPIPE, previous)
    close(ends[1])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return nil } }
    let signalNumber = status & 0x7F
    let code = signalNumber == 0 ? (status >> 8) & 0xFF : 128 + signalNumber
    guard lseek(fileno(output), 0, SEEK_SET) == 0, let bytes = try? contents(of: fileno(output))
    else { return ProgramResult(code: code, output: "") }
    return ProgramResult(code: code, output: String(decoding: bytes, as: UTF8.self))
  }

  /// Starts a program with descriptors as its standard input and output.
  private func start(
    _ path: String, _ arguments: [String], reading input: Int32, writing output: Int32,
    as process: inout pid_t
  ) -> Bool {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    var pointers = ([path] + arguments).map { strdup(Self.systemString($0)) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    return posix_spawn(&process, path, &actions, nil, pointers, environ) == 0
  }

  /// The path of a program in the folders of `PATH`.
  private static func program(_ name: String) -> String? {
    variable("PATH").split(separator: ":").map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }
}
