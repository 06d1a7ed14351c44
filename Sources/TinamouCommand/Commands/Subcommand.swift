import TinamouLayout

/// The commands by name.
package enum Subcommand: String, CaseIterable {
  case solve
  case preview
  case check
  case prove
  case explain
  case diff
  case format = "fmt"
  case languageServer = "lsp"
  case devices
  case schema
  case program = "lp"
  case `import`
  case verify
  case bench
  case completions
  case manual
  case version

  /// The possible operands, for completion; `nil` if the operand is a file.
  var operandChoices: [String]? {
    switch self {
    case .solve, .preview, .check, .prove, .explain, .diff, .import, .bench, .format, .program: nil
    case .completions: CompletionShell.allCases.map(\.rawValue)
    case .devices: Device.all.map(\.id)
    case .languageServer, .schema, .verify, .manual, .version: []
    }
  }

  /// The description in the list of commands.
  var summary: String {
    switch self {
    case .solve: "print the frames of constraint files"
    case .preview: "draw several windows side by side"
    case .check: "look for what is wrong at any width"
    case .prove: "decide whether statements hold at every width"
    case .explain: "say why a value is what it is, or what a code means"
    case .diff: "say where the layouts of two files, or of two systems, differ"
    case .format: "write constraint files in one style"
    case .languageServer: "serve an editor over standard input and output"
    case .devices: "list the devices, or what is known about one"
    case .schema: "print the JSON Schema of constraint files"
    case .program: "solve a linear program in the MPS or LP format"
    case .import: "make a constraint file of a storyboard or xib"
    case .verify: "compare layouts with an independent solver"
    case .bench: "measure how fast constraint files follow a window"
    case .completions: "print the completions of a shell"
    case .manual: "print the manual page"
    case .version: "print the version"
    }
  }

  /// Whether the operands are several files, so that a folder and all parts of a storyboard count.
  package var takesSeveralFiles: Bool {
    switch self {
    case .solve, .preview, .check, .format, .bench: true
    default: false
    }
  }

  /// Whether the command reads the layouts of folders, also those of Interface Builder.
  var readsFolders: Bool {
    switch self {
    case .prove, .explain, .diff: true
    case .format: false
    default: takesSeveralFiles
    }
  }

  /// The operands as the help shows them.
  package var operands: String {
    switch self {
    case .solve: "FILE... [options]"
    case .preview: "FILE... [options]"
    case .check: "FILE... [options]"
    case .prove: "FILES [STATEMENT...] [options]"
    case .explain: "FILE PLACE [options] | FILE --why-not RELATION [options] | CODE"
    case .diff: "OLD NEW [options]"
    case .devices: "[DEVICE] [options]"
    case .format: "FILE... [options]"
    case .completions: "bash|zsh|fish"
    case .languageServer, .schema, .manual, .version: ""
    case .import, .program: "FILE [options]"
    case .verify: "[arguments]"
    case .bench: "[FILE...] [options]"
    }
  }

  package var options: [Option] {
    switch self {
    case .solve, .preview, .check, .prove, .explain, .diff:
      ownOptions + ImportArguments.ofEveryCommand
    default: ownOptions
    }
  }

  /// The options of the command itself, without those for storyboards and xibs.
  private var ownOptions: [Option] {
    switch self {
    case .solve: SolveOptions.all
    case .preview: PreviewOptions.all
    case .check: CheckOptions.all
    case .prove: ProveOptions.all
    case .explain: ExplainOptions.all
    case .diff: DiffOptions.all
    case .format: FormatCommand.options
    case .devices: DevicesCommand.options
    case .program: ProgramCommand.options
    case .import: ImportArguments.all
    case .bench: BenchArguments.all
    case .languageServer, .schema, .verify, .completions, .manual, .version: []
    }
  }

  /// The part of the help after the options.
  var discussion: String {
    switch self {
    case .solve: SolveOptions.discussion
    case .preview: PreviewOptions.discussion
    case .check: CheckOptions.discussion
    case .prove: ProveOptions.discussion
    case .explain: ExplainRule.discussion + ExplainOptions.discussion
    case .diff: DiffOptions.discussion
    case .devices: DevicesCommand.discussion
    case .schema: "Editors that know JSON Schema complete and check constraint files with it.\n"
    case .program: ProgramCommand.discussion
    case .import: ImportArguments.discussion
    case .verify:
      "Runs tinamou-verify, which lies beside tinamou and links GLPK. Build it with\n"
        + "swift build -c release --product tinamou-verify\n"
        + Self.glpkInstallation.prefix(1).uppercased() + Self.glpkInstallation.dropFirst() + ".\n"
    case .bench: BenchArguments.discussion
    case .format: FormatCommand.discussion
    case .languageServer: LanguageServerCommand.discussion
    case .completions: CompletionsCommand.discussion
    case .manual: "Read it with 'tinamou manual | man -l -'.\n"
    case .version: ""
    }
  }

  /// Instructions for installing the library that `tinamou-verify` needs. SwiftPM caches whether
  /// the manifest has found it, and plans a build again only for a newer manifest.
  static let glpkInstallation = """
    it needs GLPK: install libglpk-dev with apt or glpk with brew,
    then run 'swift package purge-cache' and 'touch Package.swift'
    """

  /// The complete help.
  package var help: String {
    var text = "tinamou \(rawValue) \(operands)"
    while text.last == " " { text.removeLast() }
    text = "Usage: \(text)\n\n\(summary.prefix(1).uppercased())\(summary.dropFirst()).\n"
    if !options.isEmpty { text += "\nOptions:\n" + options.map(\.helpText).joined() }
    return discussion.isEmpty ? text : text + "\n" + discussion
  }
}

extension Option {
  /// The column at which descriptions begin.
  private static let column = 24

  /// The lines of the option in the help.
  package var helpText: String {
    let head = "  " + name + (value.map { " " + $0 } ?? "")
    let padding = String(repeating: " ", count: max(1, Self.column - head.count))
    let indent = "\n" + String(repeating: " ", count: Self.column)
    let lines = help.split(separator: "\n").joined(separator: indent)
    return head + (head.count < Self.column ? padding : indent) + lines + "\n"
  }
}
