import TinamouFormat

/// Answers each line of standard input with one line of standard output, in order.
///
/// An error in a request is its answer and does not affect other requests. Nothing is kept of a
/// request after its answer.
struct RequestStream {
  /// The largest number of bytes in a line.
  private static var longestLine: Int { 16 << 20 }
  /// The number of lines that a thread answers before the answers of all threads are written.
  private static var linesPerThread: Int { 16 }

  let host: any CommandHost
  /// The number of threads that answer at the same time.
  let jobs: Int

  /// The files of a command line; none if requests come from standard input.
  static func paths(_ arguments: ParsedArguments, _ host: any CommandHost) throws(UsageError)
    -> [String]
  {
    guard arguments.has("--stream") else { return try host.paths(of: arguments.operands) }
    guard arguments.operands.isEmpty else {
      throw UsageError(message: "--stream reads requests from standard input, and no FILE")
    }
    return []
  }

  /// Answers until standard input ends.
  ///
  /// - Parameter answer: Writes the members of the answer to a request about a file.
  /// - Returns: The exit code of the command.
  func run(
    _ answer:
      @escaping @Sendable (
        StreamRequest, ConstraintFile, inout JSONWriter
      ) throws(StreamRequest.Failure) -> Void
  ) -> ExitCode {
    var reader = LineReader(longestLine: Self.longestLine)
    do throws(HostError) {
      while true {
        let lines = try reader.next(atMost: jobs * Self.linesPerThread) { () throws(HostError) in
          try host.readInput()
        }
        if lines.isEmpty { return .done }
        let requests = lines.map(parsed)
        let answers = concurrentMap(lines.count, jobs: jobs) { index, _ in
          RequestAnswer.text(requests[index], answer)
        }
        try host.writeOutput(answers.joined())
      }
    } catch {
      host.writeError("error: \(error.reason)\n")
      return .internalError
    }
  }

  /// A request with its file, or its errors.
  private func parsed(
    _ line: LineReader.Line
  ) -> Result<(StreamRequest, ConstraintFile), StreamRequest.Failure> {
    // An answer depends on the request alone, so it does not mention the place in the stream.
    let name = "request"
    guard case .bytes(let bytes) = line else {
      let reason = "a request has at most \(Self.longestLine) bytes"
      return .failure(.init(id: "null", diagnostics: [Diagnostic(.invalidValue, reason)]))
    }
    do throws(StreamRequest.Failure) {
      let request = try StreamRequest(bytes, name: name)
      return .success((request, try file(of: request)))
    } catch {
      return .failure(error)
    }
  }

  private func file(
    of request: StreamRequest
  ) throws(StreamRequest.Failure) -> ConstraintFile {
    switch request.source {
    case .path(let path):
      do throws(InputError) {
        return try host.constraintFile(path)
      } catch {
        throw StreamRequest.Failure(id: request.id, diagnostics: error.diagnostics)
      }
    case .text(let source):
      do throws(ConstraintFileError) {
        return try ConstraintFile(source)
      } catch {
        throw StreamRequest.Failure(id: request.id, diagnostics: error.diagnostics)
      }
    }
  }
}

/// The option of commands that can answer requests.
enum RequestStreamOption {
  static let stream = Option(
    name: "--stream",
    help: "read requests from standard input, one JSON object on each\n"
      + "line, and answer each with one line")
}
