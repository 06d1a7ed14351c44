import Testing
import TinamouCommand

@Suite struct `A project file` {
  private static let narrow = """
    { "tinamou": 1, "view": { "id": "root", "subviews": [
        { "id": "go", "kind": "button", "intrinsicSize": [30, 44] } ] },
      "constraints": [ "go.left == root.left", "go.top == root.safeArea.top" ] }
    """

  private func host(_ project: String) -> MemoryHost {
    let host = MemoryHost([
      ".tinamou.json": project, "Layouts/a.json": Self.narrow, "Layouts/old/b.json": Self.narrow,
    ])
    host.folders = ["Layouts": ["Layouts/a.json", "Layouts/old/b.json"]]
    return host
  }

  @Test func `states what to read`() {
    let host = host(#"{ "read": ["Layouts"], "matrix": "quick" }"#)
    #expect(host.run("check") == .done)
    #expect(host.output.contains("Layouts/a.json: 0 errors, 1 warning in 1 configuration"))
    #expect(host.output.contains("Layouts/old/b.json: 0 errors, 1 warning"))
  }

  @Test(arguments: ["Layouts/old", "./Layouts/old/", "Layouts/*/b.json", "Layouts/old/b.json"])
  func `leaves out files`(pattern: String) {
    let host = host(#"{ "read": ["Layouts"], "matrix": "quick", "exclude": ["\#(pattern)"] }"#)
    #expect(host.run("check") == .done)
    #expect(host.output.contains("Layouts/a.json: "))
    #expect(!host.output.contains("Layouts/old/b.json"))
  }

  @Test func `is found above the file`() {
    let host = host(#"{ "matrix": "quick", "allow": ["T601"] }"#)
    #expect(host.run("check", "Layouts/old/b.json") == .done)
    #expect(host.output == "Layouts/old/b.json: nothing found in 1 configuration, 2 pieces\n")
  }

  @Test func `can name files from the root of the file system`() {
    let host = MemoryHost([
      "Layouts/.tinamou.json": #"{ "matrix": "quick", "baseline": "/tmp/known.txt" }"#,
      "Layouts/a.json": Self.narrow, "/tmp/known.txt": "Layouts/a.json: T601 go\n",
    ])
    #expect(host.run("check", "Layouts/a.json") == .done)
    #expect(host.output.contains("known from the baseline: 1\n"))
  }

  @Test(arguments: [
    ("allow", "[\"T999\"]"), ("matrix", "\"quik\""), ("systems", "[\"99\"]"),
    ("devices", "[\"iphone-99\"]"), ("textSizes", "[\"huge\"]"),
  ])
  func `has the place of a wrong value in the message`(key: String, value: String) {
    let host = host("{\n  \"\(key)\": \(value)\n}")
    #expect(host.run("check", "Layouts/a.json") == .usage)
    let column = key.count + 7
    #expect(
      host.errors.hasPrefix(".tinamou.json:2:\(column): error[T806]: "), "\(host.errors)")
  }

  @Test func `states the devices and systems`() {
    let host = host(#"{ "devices": ["iphone-14"], "systems": ["17", "26"] }"#)
    #expect(host.run("check", "Layouts/a.json") == .done)
    #expect(host.output.contains("1 warning in 2 configurations"))
  }

  @Test func `counts less than the command line`() {
    let host = host(#"{ "matrix": "quick", "strict": true, "systems": ["17", "26"] }"#)
    #expect(host.run("check", "Layouts/a.json") == .findings)
    #expect(host.run("check", "Layouts/a.json", "--allow", "T601") == .done)
    #expect(host.run("check", "Layouts/a.json", "--size", "400x400", "--system", "26") == .findings)
    #expect(host.output.hasSuffix("1 warning in 1 configuration, 1 piece\n"))
  }

  @Test func `with a wrong key is an error with a place`() {
    let host = host(#"{ "matrx": "quick" }"#)
    #expect(host.run("check", "Layouts/a.json") == .usage)
    #expect(host.errors.contains(".tinamou.json:1:"))
    #expect(host.errors.contains("did you mean 'matrix'?"))
  }

  @Test(arguments: [
    (#"{ "exclude": "Layouts/old" }"#, "expected an array of strings", #"write ["Layouts/old"]"#),
    (#"{ "systems": [17, "26"] }"#, "expected an array of strings", #"write ["17", "26"]"#),
    (#"{ "strict": "yes" }"#, "expected true or false", "write true or false, without"),
    (#"{ "matrix": 1 }"#, "expected a string", "write one string, such as"),
    ("", "the file is empty", #"such as { "read": ["Layouts"] }"#),
  ])
  func `with a value of another type is an error`(text: String, message: String, help: String) {
    let host = host(text)
    #expect(host.run("check", "Layouts/a.json") == .usage)
    #expect(host.errors.contains(message))
    #expect(host.errors.contains("help: " + help), "\(host.errors)")
  }
}
