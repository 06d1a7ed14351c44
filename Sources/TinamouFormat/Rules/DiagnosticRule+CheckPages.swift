extension DiagnosticRule {
  /// The page of a rule that checks and statements report.
  var checkPage: RulePage {
    switch self {
    case .statementFails:
      RulePage(
        self, "A statement does not hold",
        meaning: """
          A statement of `tinamou prove`, on the command line or in the file (`expect`), is false \
          at the widths shown.
          """,
        remedy: """
          Change the layout, or the statement, or say in which windows it is to hold (`when`).
          """,
        example: """
          `title.trailing <= badge.leading - 8` below a window of 348.
          """)
    case .idleConstraint:
      RulePage(
        self, "A constraint changes no layout", severity: .warning,
        meaning: """
          In no configuration that was checked do the frames follow from the constraint: others \
          imply it. Asked only with the matrices `standard` and `full`.
          """,
        remedy: """
          Leave it out. If it is a safeguard for contents that are not in the file, allow the \
          rule.
          """,
        example: """
          `a.width <= 5000` of a view that is 10 wide.
          """)
    case .outsideSuperview:
      RulePage(
        self, "A view lies partly outside of its superview", severity: .warning,
        meaning: """
          The rectangle of a view, before rounding, reaches out of that of its superview. Views \
          that lie outside altogether wait there, and contents of scroll views may be larger than \
          it; neither is told.
          """,
        remedy: """
          Hold all four edges inside, or let the superview grow.
          """,
        example: """
          A button 220 wide in a column that is half as wide as a window of 400.
          """)
    case .outsideWindow:
      RulePage(
        self, "A view lies partly outside of the window", severity: .warning,
        meaning: """
          The same of a subview of the root.
          """,
        remedy: """
          Hold its edges inside of the root.
          """,
        example: """
          A picture 500 wide in a window of 320.
          """)
    case .outsideSafeArea:
      RulePage(
        self, "Something to read or to touch lies outside of the safe area", severity: .warning,
        meaning: """
          A text, picture or control reaches under what covers the edges of the window.
          """,
        remedy: """
          Hold it inside of `root.safeArea`.
          """,
        example: """
          A label at the very top of a telephone.
          """)
    case .underKeyboard:
      RulePage(
        self, "Something to read or to touch lies under the keyboard", severity: .warning,
        meaning: """
          A text, picture or control reaches under a docked keyboard. Asked where a keyboard is up \
          (`--keyboard`).
          """,
        remedy: """
          Hold its lower edge above `root.keyboard.top`.
          """,
        example: """
          A button 20 points above the lower edge.
          """)
    case .overlap:
      RulePage(
        self, "Two views lie over each other", severity: .warning,
        meaning: """
          Two visible views with the same superview that are texts or controls have points in \
          common.
          """,
        remedy: """
          Keep a distance between them, and let one of them give way.
          """,
        example: """
          Two labels held at opposite edges, in a window that is too narrow for both.
          """)
    case .noRoom:
      RulePage(
        self, "A view with content has no room", severity: .warning,
        meaning: """
          A view with a text or picture is not higher or not wider than zero.
          """,
        remedy: """
          Give it a least size, or hide it where it has no place.
          """,
        example: """
          A picture that takes what is left over, where nothing is left over.
          """)
    case .textCutOff:
      RulePage(
        self, "A text is cut off", severity: .warning,
        meaning: """
          A label or button is smaller than its text, or shows fewer lines than the text has at \
          its width.
          """,
        remedy: """
          Let it have more lines (`"lines": 0`), or more room.
          """,
        example: """
          A title in one line at the text size AX3.
          """)
    case .textTooWide:
      RulePage(
        self, "The lines of a text are wider than is readable", severity: .warning,
        meaning: """
          A text of several lines is wider than the readable width for the text size.
          """,
        remedy: """
          Hold it inside of a `readable` guide.
          """,
        example: """
          A paragraph from margin to margin of a window of 1366.
          """)
    case .idleSet:
      RulePage(
        self, "A set never applies", severity: .warning,
        meaning: """
          The condition of a set holds in no configuration that was checked. Asked only with the \
          matrices `standard` and `full`.
          """,
        remedy: """
          Change the condition, or leave the set out.
          """,
        example: """
          `"width<": 200`, where no window is narrower than 320.
          """)
    case .jump:
      RulePage(
        self, "A frame jumps", severity: .warning,
        meaning: """
          An edge moves by more than the window grows, or a frame changes at one width although no \
          set, size class, line break or readable width does: a conflict begins or ends there.
          """,
        remedy: """
          A multiplier above 1 makes small changes of the window large; a conflict has a page of \
          its own, [T101](T101.md).
          """,
        example: """
          `a.width == 1.5 * root.width - 450`.
          """)
    default:
      RulePage(
        self, "Something to touch is small", severity: .warning,
        meaning: """
          A button, field, switch, slider, stepper or segmented control is narrower or lower than \
          44 points, which Apple's Human Interface Guidelines ask for.
          """,
        remedy: """
          Make it 44 x 44 points.
          """,
        example: """
          A button as high as its title, 30.5 points.
          """)
    }
  }
}
