import CLibrary

/// A process whose standard input and output are numbers.
final class ChildProcess {
  private let identifier: pid_t
  private let input: Int32
  private let output: Int32
  private var isAlive = true

  /// Starts a program; `nil` if that fails.
  init?(program: String, arguments: [String] = []) {
    var (toChild, fromChild): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&toChild) == 0, pipe(&fromChild) == 0 else { return nil }
    // A child that has ended must cause a failed write, not end this process.
    signal(SIGPIPE, SIG_IGN)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
    for descriptor in toChild + fromChild {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var texts = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for text in texts { free(text) } }
    var child = pid_t()
    let result = posix_spawnp(&child, program, &actions, nil, &texts, environ)
    close(toChild[0])
    close(fromChild[1])
    (identifier, input, output) = (child, toChild[1], fromChild[0])
    guard result == 0 else {
      close(input)
      close(output)
      isAlive = false
      return nil
    }
  }

  deinit { end() }

  /// Ends the process at once.
  func end() {
    guard isAlive else { return }
    isAlive = false
    close(input)
    close(output)
    kill(identifier, SIGKILL)
    waitpid(identifier, nil, 0)
  }

  /// Sends numbers; false if the process does not read them.
  func send(_ numbers: [Double]) -> Bool {
    numbers.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = write(input, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
        if count <= 0 { return false }
        sent += count
      }
      return true
    }
  }

  /// The result of waiting for numbers.
  enum Received {
    case numbers([Double])
    case tooLate
    case ended
  }

  /// The valid counts of an answer.
  private static let counts = 1...1 << 28

  /// Receives a count and that many numbers.
  func receive(within seconds: Double) -> Received {
    let deadline = Clock.wall + UInt64(seconds * 1e9)
    switch receive(count: 1, until: deadline) {
    case .numbers(let header):
      guard let count = Int(exactly: header[0]), Self.counts.contains(count) else { return .ended }
      return receive(count: count, until: deadline)
    case let other: return other
    }
  }

  private func receive(count: Int, until deadline: UInt64) -> Received {
    var numbers = [Double](repeating: 0, count: count)
    var received = 0
    let size = count * MemoryLayout<Double>.size
    while received < size {
      let now = Clock.wall
      var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let patience = deadline > now ? (deadline - now) / 1_000_000 + 1 : 0
      if poll(&request, 1, Int32(min(patience, 1 << 30))) <= 0 { return .tooLate }
      let part = numbers.withUnsafeMutableBytes { bytes in
        read(output, bytes.baseAddress?.advanced(by: received), size - received)
      }
      if part <= 0 { return .ended }
      received += part
    }
    return .numbers(numbers)
  }
}
