extension DiagnosticRule {
  /// The page of a rule about names and constraint strings.
  var namePage: RulePage {
    switch self {
    case .duplicateIdentifier:
      RulePage(
        self, "Two things share an id",
        meaning: "Ids name views, constraints and sets; each id is unique in a file.",
        remedy: "Rename one of the two.",
        example: "Two views with the id \"title\".")
    case .unknownName:
      RulePage(
        self, "A name is not declared",
        meaning: """
          A constraint mentions a view, guide, metric or priority that the file does not declare.
          A font that is not known is a warning.
          """,
        remedy: "Correct the name, or declare what it means.",
        example: "root.readableContentGuide.leading in place of root.readable.leading.")
    case .unknownAttribute:
      RulePage(
        self, "There is no such attribute",
        meaning: """
          A view has edges, sizes, centers, baselines and margins; a guide has neither baselines
          nor margins.
          """,
        remedy: "Use the attribute that is proposed, or one of the list.",
        example: "title.leadingAnchor in place of title.leading.")
    case .constraintSyntax:
      RulePage(
        self, "A constraint cannot be read",
        meaning: """
          A constraint compares two sums of numbers, metrics and anchors with '==', '<=' or '>=',
          and can end with '@' and a priority. A string that begins with 'H:', 'V:', '|' or '[' is
          in the visual format.
          """,
        remedy: "Write what is expected at the place shown.",
        example: "title.width = 100 in place of title.width == 100; 12px in place of 12.")
    case .incomparable:
      RulePage(
        self, "A constraint compares attributes that cannot be compared",
        meaning: """
          Positions on different axes, a position and a size, or left and leading have no common
          origin. A position alone is not a length.
          """,
        remedy: "Compare attributes of the same kind.",
        example: "title.leading == root.top.")
    case .cycle:
      RulePage(
        self, "Metrics refer to each other in a circle",
        meaning: "The value of a metric depends on other metrics, which depend on it.",
        remedy: "Give one of them a number.",
        example: "\"a\": \"b + 1\" and \"b\": \"a - 1\".")
    case .reservedName:
      RulePage(
        self, "The format reserves this name",
        meaning: """
          A guide cannot have the name of a system guide or of an attribute, and a metric cannot
          have the name of a priority: constraints could not tell them apart.
          """,
        remedy: "Choose another name.",
        example: "A guide called \"margins\".")
    case .unsupported:
      RulePage(
        self, "A constraint file has no place for this",
        meaning: """
          UIKit, Interface Builder or AutoLayout.js has it, but constraint files say it in another
          way, or not at all: the order in depth in a visual format, a list inside of a row, an
          attribute that is set at run time.
          """,
        remedy: "Do what the message says, or leave it out.",
        example: "The visual format \"Z:|[photo][title]\".")
    default:
      RulePage(
        self, "A device has no such window",
        meaning: """
          The model does not have this part of its screen in this orientation. 'tinamou devices'
          lists the windows of each model.
          """,
        remedy: "Choose another split, orientation or device.",
        example: "Half of the screen of an iPad in portrait orientation.")
    }
  }
}
