import Testing
import TinamouCommand
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouInterfaceBuilderCommand

@Suite struct `The command for storyboards` {
  private static let label = view(
    "greeting",
    "<constraints>\(constraint("firstAttribute=\"height\" constant=\"20\"", id: "h"))</constraints>",
    attributes: "text=\"Hello\"", as: "label")

  /// A tab bar controller whose first tab shows a controller of another file, and whose second tab
  /// shows a controller inside a navigation controller.
  private static let containers = """
    <scene sceneID="tabScene"><objects><tabBarController id="tabs"><connections>
    <segue destination="elsewhere" kind="relationship" relationship="viewControllers"/>
    <segue destination="navigation" kind="relationship" relationship="viewControllers"/>
    </connections></tabBarController></objects></scene>
    <scene><objects><viewControllerPlaceholder id="elsewhere"/></objects></scene>
    <scene><objects><navigationController id="navigation"><connections>
    <segue destination="tabs" kind="relationship" relationship="viewControllers"/>
    <segue destination="home" kind="relationship" relationship="rootViewController"/>
    </connections></navigationController></objects></scene>
    <scene><objects><viewController id="home"><view key="view" id="homeView">
    <rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController></objects></scene>
    """

  private func host() throws -> MemoryHost {
    let corner = ["leading", "top"].map {
      constraint(
        "firstItem=\"greeting\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\"",
        id: $0)
    }
    let scene = try Scene(
      "<subviews>\(Self.label)</subviews><constraints>\(corner.joined())"
        + constraint("firstItem=\"gone\" firstAttribute=\"width\" constant=\"1\"", id: "lost")
        + "</constraints>")
    let text = String(decoding: scene.document.source.bytes, as: UTF8.self)
    return MemoryHost([
      "Other.storyboard": text,
      "Navigation.storyboard": text.replacing(
        "initialViewController=\"controller\"", with: "initialViewController=\"tabs\""
      ).replacing("</scenes>", with: Self.containers + "</scenes>"),
      "Moved.storyboard": text.replacing("constant=\"20\"", with: "constant=\"30\"").replacing(
        "initialViewController=\"controller\"", with: "initialViewController=\"tabs\""
      ).replacing("</scenes>", with: Self.containers + "</scenes>"),
      "Lost.storyboard": text.replacing(
        "initialViewController=\"controller\"", with: "initialViewController=\"nowhere\""),
      "Empty.storyboard": text.replacing("key=\"frame\"", with: "key=\"bounds\""),
      "Base.lproj/Main.storyboard": text,
      "de.lproj/Main.strings": "\"greeting.text\" = \"Guten Morgen\";",
      "fr.lproj/Main.strings": "\"greeting.text\" = ", "Main.xcstrings": "{\"strings\": {}}",
      "fonts.json":
        "{\"F\": {\"unitsPerEm\": 1, \"ascent\": 1, \"descent\": 0, \"widths\": [[65, 1]]}}",
      "broken.json": "{\"F\": {\"unitsPerEm\": 1}}",
    ])
  }

  private func run(_ arguments: String...) throws -> (code: ExitCode, host: MemoryHost) {
    let host = try host()
    return (InterfaceBuilderTool(host: host).run(arguments), host)
  }

  @Test func `a language changes the texts`() throws {
    let english = try run("import", "Base.lproj/Main.storyboard")
    #expect(english.host.output.contains("\"Hello\""))
    let german = try run("import", "Base.lproj/Main.storyboard", "--language", "de")
    #expect(german.code == .done)
    #expect(german.host.output.contains("\"Guten Morgen\""))
    let solved = try run(
      "solve", "Base.lproj/Main.storyboard", "--language=de", "--format", "table")
    #expect(solved.code == .done)
    #expect(solved.host.output != english.host.output)
  }

  @Test func `all parts of two storyboards are compared`() throws {
    // The height of the label in 'root' differs; the initial controller shows 'homeView'.
    let (code, host) = try run("diff", "Navigation.storyboard", "Moved.storyboard")
    #expect(code == .findings)
    #expect(host.output.contains("Moved.storyboard#root: 1 view differs"))
    #expect(host.output.contains("Moved.storyboard#homeView: no difference"))
    let (same, _) = try run(
      "diff", "Navigation.storyboard", "Moved.storyboard", "--scene", "homeView")
    #expect(same == .done)
  }

  @Test func `a part that one storyboard alone has is new or gone`() throws {
    let (code, host) = try run("diff", "Navigation.storyboard", "Other.storyboard")
    #expect(code == .findings)
    #expect(host.output.contains("- Other.storyboard#homeView"))
  }

  @Test func `the value of an option is no file to read`() throws {
    let (_, host) = try run(
      "check", "Other.storyboard", "Empty.storyboard", "--exclude", "Empty.storyboard", "--matrix",
      "quick")
    #expect(host.output.contains("Other.storyboard#root"))
    #expect(!(host.output + host.errors).contains("Empty.storyboard"))
  }

  @Test func `a language without texts is a warning`() throws {
    let (code, host) = try run("import", "Base.lproj/Main.storyboard", "--language", "it")
    #expect(code == .done)
    #expect(host.errors.contains("Main.xcstrings: warning: there are no texts in 'it'"))
    let (_, other) = try run("import", "Other.storyboard", "--language", "it")
    #expect(other.errors.contains("no file it.lproj/Other.strings"))
  }

  @Test func `broken texts are a located error`() throws {
    let (code, host) = try run("import", "Base.lproj/Main.storyboard", "--language", "fr")
    #expect(code == .invalidInput)
    #expect(host.errors.contains("fr.lproj/Main.strings:1:"))
  }

  @Test func `messages name the object and point into the XML`() throws {
    let (_, host) = try run("solve", "Base.lproj/Main.storyboard")
    #expect(host.errors.contains("Base.lproj/Main.storyboard:"))
    #expect(host.errors.contains("constraint (lost): there is no 'gone' in this view"))
  }

  @Test func `a scene is named by its id`() throws {
    #expect(try run("solve", "Base.lproj/Main.storyboard", "--scene", "controller").code == .done)
    let (code, host) = try run("solve", "Base.lproj/Main.storyboard", "--scene", "nowhere")
    #expect(code == .usage)
    #expect(host.errors.contains("'nowhere'"))
    #expect(try run("solve", "Base.lproj/Main.storyboard", "--scene").code == .usage)
  }

  @Test(arguments: [[], ["--scene", "navigation"], ["--scene", "tabScene"]])
  func `a container has the view that it starts with`(_ choice: [String]) throws {
    let host = try host()
    #expect(
      InterfaceBuilderTool(host: host).run(["import", "Navigation.storyboard"] + choice) == .done)
    #expect(host.output.contains("(homeView)"))
    let note = "note: this is 1 of 2 parts; --scene names another one, --all writes all of them\n"
    #expect(host.errors == (choice.isEmpty ? note : ""))
  }

  @Test func `all parts are written into a folder`() throws {
    let (code, host) = try run("import", "Navigation.storyboard", "--all", "-o", "parts")
    #expect(code == .done)
    #expect(host.written == ["parts/root.json", "parts/homeView.json"])
    #expect(!host.errors.contains("note:"))
  }

  @Test(arguments: ["none.storyboard", "broken.storyboard"])
  func `all parts of a file without parts are an error`(_ file: String) throws {
    let host = MemoryHost(["broken.storyboard": "<a/>"])
    let code = InterfaceBuilderTool(host: host).run(["import", file, "--all", "-o", "parts"])
    #expect(code == .invalidInput)
    #expect(host.errors.contains("\(file):"))
    #expect(host.written.isEmpty)
  }

  @Test(arguments: [["--all"], ["--all", "--scene", "home", "-o", "parts"]])
  func `all parts need a folder and no scene`(_ options: [String]) throws {
    let host = try host()
    #expect(
      InterfaceBuilderTool(host: host).run(["import", "Navigation.storyboard"] + options) == .usage)
    #expect(host.errors.contains("--all"))
    #expect(host.written.isEmpty)
  }

  @Test func `a file of fonts is read, or refused with a place`() throws {
    #expect(try run("solve", "Other.storyboard", "--fonts", "fonts.json").code == .done)
    let broken = try run("solve", "Other.storyboard", "--fonts=broken.json")
    #expect(broken.code == .invalidInput)
    #expect(broken.host.errors.contains("broken.json:1:7: error"))
    let missing = try run("solve", "Other.storyboard", "--fonts", "none.json")
    #expect(missing.code == .invalidInput)
    #expect(missing.host.errors.contains("none.json: error: cannot be read"))
  }

  @Test func `an initial controller without a view is a warning at the document`() throws {
    let (code, host) = try run("import", "Lost.storyboard")
    #expect(code == .done)
    #expect(host.output.contains("(root)"))
    #expect(host.errors.contains("Lost.storyboard:2:1: warning[T809]: the initial view controller"))
  }

  @Test func `a file without views is an error at the document`() throws {
    let (code, host) = try run("solve", "Empty.storyboard")
    #expect(code == .invalidInput)
    #expect(host.errors.contains("Empty.storyboard:2:1: error[T809]: the file has no views"))
  }

  @Test func `check tells where a recorded frame is not that of the constraints`() throws {
    let checked = try run("check", "Base.lproj/Main.storyboard")
    // A warning like any other.
    #expect(checked.code == .done)
    #expect(try run("check", "Base.lproj/Main.storyboard", "--strict").code == .findings)
    #expect(checked.host.output.contains("warning[T202]: 'helloLabel' (greeting) is recorded at"))
    #expect(checked.host.output.contains("[1, 2, 30, 40], its constraints place it at [0, 0, "))
    let github = try run("check", "Base.lproj/Main.storyboard", "--reporter", "github").host.output
    #expect(github.contains("file=Base.lproj/Main.storyboard,line="))
    #expect(!(checked.host.output + checked.host.errors).contains("changes no layout"))
  }

  @Test(arguments: [
    ["solve"], ["preview", "-o", "preview.html"], ["prove", "helloLabel.height == 20"],
    ["explain", "helloLabel.height"], ["diff", "Base.lproj/Main.storyboard"], ["import"],
  ])
  func `commands that take a constraint file take a storyboard`(_ command: [String]) throws {
    let host = try host()
    let arguments = [command[0], "Base.lproj/Main.storyboard"] + command.dropFirst()
    #expect(InterfaceBuilderTool(host: host).run(arguments) == .done)
  }

  @Test(arguments: [
    ["import"], ["import", "--scene", "root"], ["preview", "--format", "svg"],
    ["preview", "--scene", "root", "--format", "svg"],
  ])
  func `a storyboard is not written over`(_ command: [String]) throws {
    let host = try host()
    let path = "Base.lproj/Main.storyboard"
    let arguments = [command[0], path] + command.dropFirst() + ["-o", path]
    #expect(InterfaceBuilderTool(host: host).run(arguments) == .usage)
    #expect(host.errors.contains("would be overwritten"))
    #expect(host.written.isEmpty)
  }

  @Test(arguments: ["fmt", "bench"])
  func `commands about the text of a constraint file say that it must be imported`(_ name: String)
    throws
  {
    let refused = try run(name, "Base.lproj/Main.storyboard")
    #expect(refused.code == .usage)
    #expect(refused.host.errors.contains("tinamou import Base.lproj/Main.storyboard"))
  }
}
