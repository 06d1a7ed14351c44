import Testing
import TinamouCommand

/// A wrong command line and the message for it.
struct WrongUsage: CustomTestStringConvertible {
  let arguments: [String]
  let message: String

  init(_ arguments: String..., message: String) { self.init(arguments, message: message) }

  init(_ arguments: [String], message: String) {
    self.arguments = arguments
    self.message = message
  }

  var testDescription: String { arguments.joined(separator: " ") }

  static let all = [
    WrongUsage(
      "slove", message: "unknown command 'slove'\nhelp: did you mean 'solve'?\nsee 'tinamou --help'"
    ),
    WrongUsage(
      "solve", "a.json", "--language", "de", message: "--language needs a storyboard or xib"),
    WrongUsage("--verbose", message: "unknown option '--verbose'\nsee 'tinamou --help'"),
    WrongUsage("solve", message: "expected a constraint file, or '-' for standard input"),
    WrongUsage("solve", "-", "-", message: "standard input can be read once only"),
    WrongUsage(
      "solve", "a", "--devise", "x",
      message: "unknown option '--devise'\nhelp: did you mean '--device'?"),
    WrongUsage("solve", "a", "--device", message: "--device needs a value: --device NAME"),
    WrongUsage("solve", "a", "--rtl=yes", message: "--rtl takes no value"),
    WrongUsage(
      "solve", "a", "--device", "ipd-air-2",
      message: "there is no device 'ipd-air-2'\nhelp: did you mean 'ipad-air-2'?"),
    WrongUsage(
      "solve", "a", "--device", "iPhone",
      message: "there is no device 'iPhone'\nhelp: 'tinamou devices iphone-*' lists those"),
    WrongUsage(
      "solve", "a", "--device", "toaster",
      message: "there is no device 'toaster'\nhelp: 'tinamou devices' lists them"),
    WrongUsage(
      "solve", "a", "--size", "1024", message: "--size cannot be '1024'; expected a size such as"),
    WrongUsage("solve", "a", "--device", "pixel-*", message: "no device is called 'pixel-*'"),
    WrongUsage("solve", "a", "--step", "5", message: "--step needs a --width"),
    WrongUsage("solve", "a", "--width", "9", "--step", "0", message: "--step cannot be '0'"),
    WrongUsage("solve", "a", "--width", "9..12", message: "--width cannot be '9..12'; expected"),
    WrongUsage(
      "solve", "a", "--width", "12...9",
      message: "--width cannot be '12...9'; the first width is larger"),
    WrongUsage(
      "solve", "a", "--width", "1...1e7", message: "--width 1...1e7 has more than 100000 steps"),
    WrongUsage("solve", "a", "--jobs", "0", message: "--jobs cannot be '0'; expected a number"),
    WrongUsage(
      "solve", "a", "--rtl", "--both-directions",
      message: "--both-directions has the direction of --rtl already"),
    WrongUsage("solve", "a", "--size", "-1x5", message: "--size cannot be '-1x5'"),
    WrongUsage(
      "solve", "a", "--size", "0x10",
      message: "--size cannot be '0x10'; a side of a window has 1 to 10000000 points"),
    WrongUsage(
      "diff", "a", "a", "--width", "0...1",
      message: "--width cannot be '0...1'; a side of a window has 1 to 10000000 points"),
    WrongUsage(
      "explain", "a", "root.width", "--size", "5x0",
      message: "--size cannot be '5x0'; a side of a window has 1 to 10000000 points"),
    WrongUsage("check", "a", "--height", "tall", message: "--height cannot be 'tall'; expected a"),
    WrongUsage("check", "a", "--size", "10x0.5", message: "--size cannot be '10x0.5'; a side of"),
    WrongUsage("solve", "a", "--size", "nanx5", message: "--size cannot be 'nanx5'"),
    WrongUsage("solve", "a", "--size", "1e9x5", message: "--size cannot be '1e9x5'"),
    WrongUsage(
      "solve", "a", "--scale", "0",
      message: "--scale cannot be '0'; expected a number above 0 and at most 10"),
    WrongUsage("solve", "a", "--scale", "nan", message: "--scale cannot be 'nan'"),
    WrongUsage(
      "solve", "a", "--split", "1/4",
      message: "--split cannot be '1/4'; expected full, 2/3, 1/2, 1/3, slide-over, all"),
    WrongUsage(
      "solve", "a", "--orientation", "lanscape",
      message:
        "--orientation cannot be 'lanscape'; expected portrait, landscape, all\nhelp: did you"),
    WrongUsage("solve", "a", "--text-size", "huge", message: "--text-size cannot be 'huge'"),
    WrongUsage(
      "solve", "a", "--keyboard", "-1",
      message: "--keyboard cannot be '-1'; expected a number from 0 to 10000000"),
    WrongUsage(
      "solve", "a", "--readable", "ios8",
      message:
        "--readable cannot be 'ios8'; expected ios26, ios14, ios9 or a number of"
        + " characters\nhelp: did"),
    WrongUsage("solve", "a", "--readable", "0", message: "--readable cannot be '0'"),
    WrongUsage("solve", "a", "--format", "xml", message: "--format cannot be 'xml'"),
    WrongUsage(
      "solve", "a", "--format", "json", "--format", "table", message: "--format is given twice"),
    WrongUsage(
      "solve", "a", "--size", "9x9", "--split", "1/2", message: "--split needs a --device"),
    WrongUsage(
      "solve", "a", "--device", "iphone-14", "--split", "1/2",
      message: "iphone-14 has no window '1/2'"),
    WrongUsage("preview", message: "expected a constraint file, or '-' for standard input"),
    WrongUsage(
      "preview", "a", "b", "--diff", "c", message: "--diff is for one constraint file"),
    WrongUsage(
      "preview", "a", "-o", "out.gif",
      message:
        "'out.gif' ends neither in .svg, .html, .png nor .pdf\nhelp: say what to write with"),
    WrongUsage("preview", "a", "-o", "b.svg/out", message: "'b.svg/out' ends neither in"),
    WrongUsage("preview", "a", "-o", "", message: "'' ends neither in"),
    WrongUsage("preview", "a", "-o", message: "-o needs a value: -o PATH"),
    WrongUsage("preview", "a", "--format", "gif", message: "--format cannot be 'gif'"),
    WrongUsage("preview", "a", "--format", "png", message: "png needs a file to write: -o PATH"),
    WrongUsage(
      "preview", "a", "--format", "svg", "-o", "a", message: "'a' would be overwritten"),
    WrongUsage("preview", "-", "--watch", "-o", "a.svg", message: "--watch needs a file to watch"),
    WrongUsage("preview", "a", "--watch", message: "--watch needs a file to write: -o PATH"),
    WrongUsage(
      "preview", "a", "--watch", "-o", "-", message: "--watch needs a file to write: -o PATH"),
    WrongUsage("check", "a", "--exclude", "a", message: "all files are excluded"),
    WrongUsage("devices", "toaster", message: "there is no device 'toaster'"),
    WrongUsage(
      "devices", "iphone-duo", "--system", "26",
      message: "iphone-duo needs iOS 27.1 or later, not 26"),
    WrongUsage(
      "devices", "iphone-14", "iphone-13", message: "unexpected argument 'iphone-13'"),
    WrongUsage("diff", "a", message: "expected two constraint files: OLD NEW\nhelp: or one file"),
    WrongUsage(
      "diff", "a", "--system", "18", "--system", "27.1", "--interactive",
      message: "--interactive compares two files"),
    WrongUsage(
      "check", "a", "--format", "json",
      message: "unknown option '--format'\nhelp: write '--reporter'"),
    WrongUsage(
      "solve", "a", "-o", "b",
      message: "unknown option '-o'\nhelp: it is an option of 'tinamou preview' and 'tinamou"),
    WrongUsage(
      "solve", "a", "--system", "19",
      message: "--system cannot be '19'; expected 9, 11, 13, 15, 16, 17, 18, 26, 26.1, 27, 27.1, "
        + "27.2\nhelp: write \"26\""),
    WrongUsage("version", "--short", message: "unknown option '--short'"),
    WrongUsage("explain", message: "expected a constraint file and a place, such as title.width"),
    WrongUsage(
      "explain", "chat.json",
      message: "expected a constraint file and a place, such as title.width\nhelp: such as: tinamou"
    ),
    WrongUsage(
      "explain", "a", "title.width", "--why-not", "title.width == 9",
      message: "--why-not stands without a place: FILE --why-not RELATION\n"
        + "help: leave out 'title.width'"),
    WrongUsage(
      "explain", "T999",
      message:
        "there is no diagnostic 'T999'; expected a constraint file and a place, or a code\nhelp: the codes are: T101,"
    ),
    WrongUsage("completions", message: "expected a shell: bash, zsh, fish"),
    WrongUsage(
      "completions", "fsh",
      message: "there are no completions for 'fsh'; expected bash, zsh, fish\nhelp: did you"),
  ]
}

extension WrongUsage {
  /// Sides that no window has, refused in the same words by every command and option.
  static let sizes = [
    ("solve", "--width", "0...10"), ("solve", "--width", "0.5"), ("solve", "--width", "1...2e7"),
    ("check", "--width", "0...10"), ("check", "--width", "0"), ("prove", "--width", "0...10"),
    ("prove", "--width", "320...1e8"), ("check", "--height", "0"), ("prove", "--height", "0.5"),
    ("prove", "--size", "0x10"), ("preview", "--size", "0x10"), ("preview", "--width", "0"),
  ].map { command, option, text in
    WrongUsage(
      command, "a", option, text,
      message: "\(option) cannot be '\(text)'; a side of a window has 1 to 10000000 points")
  }

  /// Windows and poses that a device does not have.
  static let windows = [
    ("--device iphone-14 --pose open", "--pose needs a device that folds, such as iphone-duo"),
    ("--size 9x9 --window 400x400@0,0", "--window needs a --device"),
    (
      "--device ipad-air-11 --window 400x400",
      "--window cannot be '400x400'; expected a frame such as 534x590@100,80"
    ),
    ("--device ipad-air-11 --window 374x400@0,0", "a window 374 x 400 at 0, 0 cannot be"),
    (
      "--device iphone-17 --window 400x400@0,0",
      "iphone-17 has no windows of any size; most iPads have"
    ),
  ].map { options, message in
    WrongUsage(["solve", "a"] + options.split(separator: " ").map(String.init), message: message)
  }
}

@Suite struct `The command line` {
  @Test(arguments: WrongUsage.all + WrongUsage.sizes + WrongUsage.windows)
  func `refuses wrong usage with 2 and says what was expected`(_ usage: WrongUsage) {
    let host = MemoryHost(["a": #"{ "tinamou": 1, "view": { "id": "root" } }"#])
    #expect(CommandLineTool(host: host).run(usage.arguments) == .usage)
    #expect(host.errors.hasPrefix("error: " + usage.message), "\(host.errors)")
    #expect(host.output == "")
  }

  @Test func `without arguments tells the commands and ends with 2`() {
    let host = MemoryHost()
    #expect(host.run() == .usage)
    #expect(host.errors.contains("solve        print the frames of constraint files\n"))
  }

  @Test(arguments: [
    "solve", "preview", "check", "prove", "explain", "diff", "devices", "schema", "verify", "bench",
    "version",
  ])
  func `has help for each command`(_ command: String) {
    let host = MemoryHost()
    #expect(host.run(command, "--help") == .done)
    #expect(host.output.hasPrefix("Usage: tinamou \(command)"))
    #expect(host.errors == "")
    let other = MemoryHost()
    #expect(other.run("help", command) == .done)
    #expect(other.output == host.output)
    #expect(host.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `takes what follows -- as files`() {
    let host = MemoryHost(["--rtl": #"{ "tinamou": 1, "view": { "id": "root" } }"#])
    #expect(host.run("solve", "--size", "9x9", "--", "--rtl") == .done)
    #expect(host.output.contains(#""file": "--rtl""#))
  }

  @Test(arguments: ["\u{1B}]0;mine\u{07}.json", "a\nerror: b", "\u{9B}31m", "\u{202E}nosj"])
  func `a name cannot steer the terminal`(_ name: String) {
    let host = MemoryHost([
      "\(name)x": "[",
      "\(name)y": #"{ "tinamou": 1, "view": { "id": "\u001b[31mroot" } }"#,
    ])
    _ = host.run("solve", name, "\(name)x", "\(name)y", "--size", "9x9", "--format", "table")
    _ = host.run("solve", "--\(name)")
    _ = host.run(name)
    _ = host.run("preview", "\(name)y", "--size", "9x9", "--output", name)
    let text = host.errors + host.output
    #expect(text.contains("\u{FFFD}"))
    #expect(
      text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control && $0 != "\u{202E}"
      })
    #expect(!text.contains("\nerror: b"))
  }

  @Test func `prints its version`() {
    let host = MemoryHost()
    #expect(host.run("version") == .done)
    #expect(host.output == "tinamou \(CommandLineTool.version)\n")
    #expect(host.run("--version") == .done)
  }

  @Test(arguments: [
    ["prove", "Layouts", "title.width == 20"], ["explain", "Layouts"],
    ["diff", "Layouts", "Layouts"], ["diff", "HEAD", "--", "Layouts"], ["diff", "HEAD", "--"],
  ])
  func `a folder with storyboards is read by the program for them`(_ arguments: [String]) {
    let host = MemoryHost()
    host.folders = ["Layouts": ["Layouts/Main.storyboard"], ".": ["Layouts/Main.storyboard"]]
    host.siblings["tinamou-interface-builder"] = 1
    #expect(host.run(arguments) == .findings)
    #expect(host.started == [["tinamou-interface-builder"] + arguments])
  }

  @Test func `runs the programs beside it and passes their exit code on`() {
    let host = MemoryHost()
    host.siblings["tinamou-verify"] = 1
    #expect(host.run("verify", "--fuzz", "10") == .findings)
    #expect(host.started == [["tinamou-verify", "--fuzz", "10"]])
  }

  @Test(arguments: ["verify", "bench"])
  func `says how to build a program that is missing`(_ command: String) {
    let host = MemoryHost()
    #expect(host.run(command, "a.json") == .usage)
    #expect(
      host.errors.hasPrefix(
        """
        error: there is no 'tinamou-\(command)' beside tinamou
        help: build it with 'swift build -c release --product tinamou-\(command)'

        """))
    #expect(host.errors.contains("GLPK: install libglpk-dev with apt") == (command == "verify"))
  }
}

@Suite struct `The command devices` {
  @Test func `lists every device with the widths of its windows`() throws {
    let host = MemoryHost()
    #expect(host.run("devices") == .done)
    let lines = host.output.split(separator: "\n")
    let pad = try #require(lines.first { $0.hasPrefix("ipad-air-2 ") })
    let cells = pad.split(separator: " ").suffix(10).joined(separator: " ")
    #expect(cells == "768x1024 @2x 438 - 320 320 694 507 320 320")
    #expect(lines.count == 68)
  }

  @Test func `lists the devices of a pattern`() {
    let host = MemoryHost()
    #expect(host.run("devices", "iphone-14*") == .done)
    let ids = host.output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != " " } }
    #expect(ids == ["iphone-14-pro-max", "iphone-14-pro", "iphone-14-plus", "iphone-14"])
    #expect(MemoryHost().run("devices", "pixel-*") == .usage)
  }

  @Test func `prints what is known of a device, with evidence and source`() {
    let host = MemoryHost()
    #expect(host.run("devices", "iphone-duo") == .done)
    #expect(host.output.contains("hardware: iPhone19,4"))
    #expect(host.output.contains("closed full         466x678"))
    #expect(host.output.contains("window.leastHeight"))
    let older = MemoryHost()
    #expect(older.run("devices", "ipad-pro-11", "--system", "18", "--format", "json") == .done)
    #expect(older.output.contains(#""safeArea": [24, 0, 20, 0]"#))
  }

  @Test func `prints the numbers of each system in JSON`() {
    let host = MemoryHost()
    #expect(host.run("devices", "--format", "json") == .done)
    #expect(
      host.output.contains(
        #"{"since": "26", "value": 63, "evidence": "measured", "source": "github Tembeon/morph"#))
    #expect(host.output.contains(#""evidence": "open""#))
  }

  @Test func `prints JSON`() {
    let host = MemoryHost()
    #expect(host.run("devices", "--format", "json") == .done)
    #expect(host.output.contains(#""schema": "tinamou/devices/1""#))
    #expect(
      host.output.contains(
        #""features": ["slide-over", "split-view", "picture-in-picture", "external-display"]"#))
    #expect(
      host.output.contains(
        #"{"orientation": "landscape", "split": "1/2", "size": [507, 768], "width": "compact", "#
          + #""height": "regular", "safeArea": [20, 0, 0, 0], "margin": 16}"#))
  }
}
