import TinamouFormat
import TinamouLayout

/// The answer to a request: a JSON object on one line that begins with the id of the request.
enum RequestAnswer {
  /// Answers a request, or reports its errors.
  static func text(
    _ request: Result<(StreamRequest, ConstraintFile), StreamRequest.Failure>,
    _ answer: (StreamRequest, ConstraintFile, inout JSONWriter) throws(StreamRequest.Failure) ->
      Void
  ) -> String {
    do throws(StreamRequest.Failure) {
      let (request, file) = try request.get()
      var writer = JSONWriter()
      writer.beginObject(inline: true)
      try answer(request, file, &writer)
      writer.end()
      return line(writer.text, id: request.id)
    } catch {
      var writer = JSONWriter()
      writer.beginObject(inline: true)
      writer.errors(error.diagnostics)
      writer.end()
      return line(writer.text, id: error.id)
    }
  }

  /// An answer that begins with the id of its request.
  private static func line(_ object: String, id: String) -> String {
    "{\"id\": \(id)" + (object == "{}" ? "" : ", ") + object.dropFirst() + "\n"
  }
}

extension JSONWriter {
  /// Writes the member `errors`.
  mutating func errors(_ diagnostics: [Diagnostic]) {
    beginArray(forKey: "errors")
    for diagnostic in diagnostics { self.diagnostic(diagnostic) }
    end()
  }

  /// Writes an error of a file or request.
  private mutating func diagnostic(_ diagnostic: Diagnostic) {
    beginObject(inline: true)
    string(diagnostic.rule.rawValue, forKey: "rule")
    if let location = diagnostic.span?.location {
      number(Double(location.line), forKey: "line")
      number(Double(location.column ?? 1), forKey: "column")
    }
    string(diagnostic.message, forKey: "message")
    end()
  }
}
