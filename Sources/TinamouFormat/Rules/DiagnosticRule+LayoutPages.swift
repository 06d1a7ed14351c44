extension DiagnosticRule {
  /// The page of a rule about layouts.
  var layoutPage: RulePage {
    switch self {
    case .unsatisfiable:
      RulePage(
        self, "Required constraints cannot hold together",
        meaning: """
          Constraints of priority 1000 contradict each other in the windows that are named. The last
          of them in the file is broken, and the rest is laid out. The set shown is irreducible:
          without any one of its members the others hold. The note with a window says which of them
          would have to change least, and by how many points.
          """,
        remedy: """
          Give one of them a priority below 1000, change it by the points named, or let it hold in a
          set with a condition only.
          """,
        example: """
          A title that is at least 240 points wide, between an avatar and a badge, in a window of 320.
          """)
    case .ambiguous:
      RulePage(
        self, "Constraints leave a place or size open", severity: .warning,
        meaning: """
          More than one frame meets the constraints equally well. The one that is taken follows from
          the order of the file, so that it is always the same. The notes with a window say what the
          frame could be, and which constraints leave the choice: two that tie, or an inequality that
          need not be as tight as it is.
          """,
        remedy: """
          Add a constraint for the attribute that is named. Where constraints tie, give one of them
          another priority.
          """,
        example: """
          Two labels in a row that is too narrow for both: either may be cut off, until one resists
          more strongly ("compression": 751).
          """)
    case .misplaced:
      RulePage(
        self, "A recorded frame is not the one that the constraints give", severity: .warning,
        meaning: """
          A storyboard or xib records where each view was on the canvas. This one is elsewhere when
          its constraints are solved for the same window.
          """,
        remedy: "Update the frames in Interface Builder, or mend the constraints.",
        example: "A label that was dragged after its constraints were made.")
    case .unsettled:
      RulePage(
        self, "Frames that depend on each other did not settle", severity: .warning,
        meaning: """
          A condition or a text depends on a frame that it changes itself. The layout takes the
          narrower of the choices and stops.
          """,
        remedy: """
          Let the condition ask for something that it does not change, such as the width of the
          window.
          """,
        example: """
          A set that applies while a cell is narrower than 180 points, and makes the cell wider.
          """)
    default:
      RulePage(
        self, "No layout was found",
        meaning: "A limit of this library was reached, or it has a defect.",
        remedy: """
          If the numbers of the file are of ordinary size, report it with the file: there is an
          answer, and it should have been found.
          """,
        example: "Numbers near the largest that a layout can have, 1e7, beside very small ones.")
    }
  }
}
