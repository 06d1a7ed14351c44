/// The options of `tinamou import`, and those of all commands that read a storyboard or xib.
package enum ImportArguments {
  package static let scene = Option(
    name: "--scene", value: "ID",
    help:
      "of a storyboard or xib: the view, scene, controller or cell to\nread; the initial view controller unless stated"
  )

  package static let language = Option(
    name: "--language", value: "LANGUAGE",
    help:
      "of a storyboard or xib: texts from de.lproj/NAME.strings or\nNAME.xcstrings beside FILE; those of FILE unless stated"
  )

  package static let fonts = Option(
    name: "--fonts", value: "PATH",
    help:
      "of a storyboard or xib: a file with the tables of fonts that Tinamou\ndoes not know, as Integrations/Fonts/font_tables.py writes it"
  )

  package static let allParts = Option(
    name: "--all", help: "write all parts, each to ID.json in the folder that -o names")

  /// The options of every command that reads a storyboard or xib.
  package static let ofEveryCommand = [scene, language, fonts]

  package static let all =
    ofEveryCommand + [
      allParts,
      Option(
        name: "-o", value: "PATH",
        help: "the constraint file to write; '-' or nothing for standard output"),
    ]

  package static let discussion = """
    Writes what FILE, a storyboard or xib for iOS, lays out as a constraint file that solves to the
    same frames. Every command that takes a constraint file takes a storyboard or xib as well; it is
    then laid out in the window of its canvas unless the command line names others:

      tinamou solve Main.storyboard --scene BYZ-38-t0r --device ipad-air-2
      tinamou solve Base.lproj/Main.storyboard --language de

    Runs tinamou-interface-builder, which lies beside tinamou. Build it with
    swift build -c release --product tinamou-interface-builder

    """
}
