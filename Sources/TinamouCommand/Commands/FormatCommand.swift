import TinamouEditor
import TinamouFormat

/// `tinamou fmt`.
enum FormatCommand {
  static let options = [
    Option(
      name: "--check", help: "write nothing; name the files that would change, and end\nwith 1"),
    Option(name: "--strict", help: "leave comments out, so that every program reads the file"),
  ]

  static let discussion = """
    FILE may be a folder or a pattern. Files are written anew where they are, and one without the key
    "tinamou" never; '-' is read from standard input and written to standard output. Comments and
    single blank lines stay. No comma is left after a last value: a file without comments is JSON.

    """

  static func run(
    _ arguments: [String], host: any CommandHost
  ) throws(UsageError) -> ExitCode {
    let parsed = try ParsedArguments(arguments, options: options)
    let paths = try host.paths(of: parsed.operands)
    var code = ExitCode.done
    for path in paths { code = max(code, format(path, parsed, host)) }
    return code
  }

  private static func format(
    _ path: String, _ arguments: ParsedArguments, _ host: any CommandHost
  ) -> ExitCode {
    do throws(InputError) {
      let source = try host.sourceText(path)
      let text = try formatted(source, isStrict: arguments.has("--strict"))
      guard path == "-" || ConstraintFile.hasKey(source.bytes) else {
        throw InputError(
          name: source.name,
          diagnostics: [
            Diagnostic(
              .missingKey, "is no constraint file: it has no key 'tinamou'",
              help: "a constraint file begins with \"tinamou\": 1")
          ])
      }
      guard FileFormatter.keepsContent(text, of: source) else {
        host.writeError("error: a defect: formatting '\(source.name)' would change its content\n")
        return .internalError
      }
      let isChanged = Array(text.utf8) != source.bytes
      if arguments.has("--check") {
        return isChanged ? host.print(source.name + "\n", then: .findings) : .done
      }
      if path == "-" { return host.print(text, then: .done) }
      return isChanged ? host.save(text, to: path, then: .done) : .done
    } catch {
      host.show(error)
      return .invalidInput
    }
  }

  private static func formatted(
    _ source: SourceText, isStrict: Bool
  ) throws(InputError) -> String {
    do throws(ConstraintFileError) {
      return try FileFormatter.format(source, isStrict: isStrict)
    } catch {
      throw InputError(name: source.name, diagnostics: error.diagnostics)
    }
  }
}
