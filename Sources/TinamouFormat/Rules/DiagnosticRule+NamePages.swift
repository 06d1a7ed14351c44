extension DiagnosticRule {
  /// The page of a rule about names and constraint strings.
  var namePage: RulePage {
    switch self {
    case .duplicateIdentifier:
      RulePage(
        self, "Two things share an id",
        meaning: "Views, constraints and sets are named by ids, which are unique in a file.",
        remedy: "Rename one of the two.",
        example: "Two views with the id \"title\".")
    case .unknownName:
      RulePage(
        self, "A name is not declared",
        meaning: "A constraint mentions a view, guide, metric or priority that the file lacks.",
        remedy: "Correct the name, or declare what it stands for.",
        example: "root.readableContentGuide.leading in place of root.readable.leading.")
    case .unknownAttribute:
      RulePage(
        self, "There is no such attribute",
        meaning: """
          A view has edges, sizes, middles, baselines and margins; a guide has neither baselines nor
          margins.
          """,
        remedy: "Take the attribute that is proposed, or one of the list.",
        example: "title.leadingAnchor in place of title.leading.")
    case .constraintSyntax:
      RulePage(
        self, "A constraint cannot be read",
        meaning: """
          A constraint compares two sums of numbers, metrics and anchors with '==', '<=' or '>=', and
          may end with '@' and a priority. A string that begins with 'H:', 'V:', '|' or '[' is in the
          visual format.
          """,
        remedy: "Write what is expected at the place shown.",
        example: "title.width = 100 in place of title.width == 100; 12px in place of 12.")
    case .incomparable:
      RulePage(
        self, "A constraint compares what cannot be compared",
        meaning: """
          Places along different axes, a place and a size, or left and leading have no common origin,
          and a place alone is no length.
          """,
        remedy: "Compare attributes of the same kind.",
        example: "title.leading == root.top.")
    case .cycle:
      RulePage(
        self, "Metrics refer to each other in a circle",
        meaning: "The value of a metric follows from others, which follow from it.",
        remedy: "Give one of them a number.",
        example: "\"a\": \"b + 1\" and \"b\": \"a - 1\".")
    case .reservedName:
      RulePage(
        self, "A name is taken by the format",
        meaning: """
          Guides cannot be called like the system's guides or like attributes, nor metrics like
          priorities: constraints could not tell them apart.
          """,
        remedy: "Take another name.",
        example: "A guide called \"margins\".")
    case .unsupported:
      RulePage(
        self, "The format has this, this version does not",
        meaning: "The file is right and waits for a later version.",
        remedy: "Leave it out, or say the same with constraints.",
        example: "\"contentSize\" of a view.")
    default:
      RulePage(
        self, "A device has no such window",
        meaning: """
          The model does not offer this part of its screen in this orientation. 'tinamou devices' lists
          what each of them has.
          """,
        remedy: "Take another split, orientation or device.",
        example: "Half of the screen of an iPad in portrait.")
    }
  }
}
