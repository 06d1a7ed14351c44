extension DiagnosticRule {
  /// The page of a rule about layouts.
  var layoutPage: RulePage {
    switch self {
    case .unsatisfiable:
      RulePage(
        self, "Required constraints cannot hold together",
        meaning: """
          Constraints of priority 1000 contradict each other in the windows that are named. The
          last of them in the file is broken, and the rest is laid out. The set shown is
          irreducible: without any one of its members the others can hold. The note with a window
          says which member would have to change by the smallest amount, and by how many points.
          """,
        remedy: """
          Give one of them a priority below 1000, change it by the number of points shown, or
          put it into a set with a condition.
          """,
        example: """
          A title that is at least 240 points wide, between an avatar and a badge, in a window of
          320.
          """)
    case .ambiguous:
      RulePage(
        self, "Constraints leave a position or size open", severity: .warning,
        meaning: """
          More than one frame satisfies the constraints equally well. The order of the constraints
          in the file determines which one is used, so it is always the same. The notes with a
          window say what the frame could be, and which constraints leave the choice: two that tie,
          or an inequality that need not be tight.
          """,
        remedy: """
          Add a constraint for the attribute that is named. If constraints tie, give one of
          them another priority.
          """,
        example: """
          Two labels in a row that is too narrow for both: either one can be truncated, until one
          resists more strongly ("compression": 751).
          """)
    case .misplaced:
      RulePage(
        self, "A recorded frame differs from the solved frame", severity: .warning,
        meaning: """
          A storyboard or xib records where each view was on the canvas. The constraints of this
          view, solved for the same window, give another frame. Texts, images and controls have their
          recorded sizes there, since those of another system or font may differ. All such views of
          a part are one finding.
          """,
        remedy: "Update the frames in Interface Builder, or correct the constraints.",
        example: "A label that was dragged after its constraints were made.")
    case .unsettled:
      RulePage(
        self, "Frames that depend on each other did not settle", severity: .warning,
        meaning: """
          A condition or a text depends on a frame that it changes itself. The layout uses the
          narrower choice and stops.
          """,
        remedy: """
          Let the condition test something that it does not change, such as the width of the
          window.
          """,
        example: """
          A set that applies while a cell is narrower than 180 points, and makes the cell wider.
          """)
    default:
      RulePage(
        self, "No layout was found",
        meaning: "The layout reached a limit of this library, or the library has a defect.",
        remedy: """
          If the numbers in the file are of ordinary size, report the problem with the file: a
          layout exists, and it should have been found.
          """,
        example: "Numbers near the largest that a layout can have, 1e9, beside very small ones.")
    }
  }
}
