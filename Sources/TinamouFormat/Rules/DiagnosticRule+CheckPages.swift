extension DiagnosticRule {
  /// The page of a rule that checks and statements report.
  var checkPage: RulePage {
    switch self {
    case .statementFails:
      RulePage(
        self, "A statement does not hold",
        meaning: """
          A statement of `tinamou prove`, on the command line or in the file (`expect`), is false
          at the widths shown.
          """,
        remedy: """
          Change the layout or the statement, or state the windows in which it must hold
          (`when`).
          """,
        example: "`title.trailing <= badge.leading - 8` in windows narrower than 348.")
    case .idleConstraint:
      RulePage(
        self, "A constraint changes no layout", severity: .warning,
        meaning: """
          No frame follows from the constraint in any configuration that was checked, because other
          constraints imply it or are the same. This rule is checked only with the matrices
          `standard` and `full`.
          """,
        remedy: """
          Remove the constraint. If it is a safeguard for content that is not in the file,
          allow the rule.
          """,
        example: "`a.width <= 5000` for a view that is 10 points wide.")
    case .outsideSuperview:
      RulePage(
        self, "A view is partly outside of its superview", severity: .warning,
        meaning: """
          The rectangle of a view, before rounding, extends beyond the rectangle of its superview.
          Two cases are not reported: a view that is completely outside, because it is probably
          waiting there, and the content of a scroll view, which can be larger than the scroll
          view. Views inside of the content are reported.
          """,
        remedy: "Keep all four edges inside, or let the superview grow.",
        example: "A button 220 points wide in a column that is half as wide as a window of 400.")
    case .outsideWindow:
      RulePage(
        self, "A view is partly outside of the window", severity: .warning,
        meaning: """
          The rectangle of a subview of the root, before rounding, extends beyond the window.
          """,
        remedy: "Keep its edges inside of the root.",
        example: "An image 500 points wide in a window of 320.")
    case .outsideSafeArea:
      RulePage(
        self, "A text, image or control is outside of the safe area", severity: .warning,
        meaning: """
          A text, image or control extends into the area that bars or the shape of the screen
          cover.
          """,
        remedy: "Keep it inside of `root.safeArea`.",
        example: "A label at the upper edge of the screen of an iPhone.")
    case .underKeyboard:
      RulePage(
        self, "A text, image or control is under the keyboard", severity: .warning,
        meaning: """
          A text, image or control extends under a docked keyboard. This rule is checked only when
          there is a keyboard (`--keyboard`).
          """,
        remedy: "Keep its lower edge above `root.keyboard.top`.",
        example: "A button 20 points above the lower edge of the window.")
    case .overlap:
      RulePage(
        self, "Two views overlap", severity: .warning,
        meaning: "Two visible views with the same superview, both texts or controls, overlap.",
        remedy: """
          Add a constraint for the distance between them, and let one of them become smaller.
          """,
        example: "Two labels at opposite edges, in a window that is too narrow for both.")
    case .noRoom:
      RulePage(
        self, "A view with content has no space", severity: .warning,
        meaning: "A view with a text or image has the width or height zero.",
        remedy: "Give it a minimum size, or hide it where there is no space for it.",
        example: "An image that gets the remaining space, in a window where no space remains.")
    case .textCutOff:
      RulePage(
        self, "A text is truncated", severity: .warning,
        meaning: """
          A label or button is smaller than its text, or shows fewer lines than the text has at its
          width.
          """,
        remedy: "Let it have more lines (`\"lines\": 0`), or more space.",
        example: "A title with one line at the text size AX3.")
    case .textTooWide:
      RulePage(
        self, "The lines of a text are wider than the readable width", severity: .warning,
        meaning: """
          A text has several lines, and one of them is wider than the readable width for the text
          size of its view.
          """,
        remedy: "Keep it inside of a `readable` guide.",
        example: "A paragraph from margin to margin in a window of 1366.")
    case .idleSet:
      RulePage(
        self, "A set never applies", severity: .warning,
        meaning: """
          The condition of a set holds in no configuration that was checked. This rule is checked
          only with the matrices `standard` and `full`.
          """,
        remedy: "Change the condition, or remove the set.",
        example: "`\"width<\": 200`, if no window is narrower than 320.")
    case .jump:
      RulePage(
        self, "A frame jumps", severity: .warning,
        meaning: """
          An edge moves by more than the window grows, or a frame changes at one width although no
          set, size class, line break or readable width changes and no content begins to scroll
          there: a conflict begins or ends at this width.
          """,
        remedy: """
          Look for a multiplier above 1, which turns small changes of the window into large
          ones. If a conflict is the reason, see [T101](T101.md).
          """,
        example: "`a.width == 1.5 * root.width - 450`.")
    default:
      RulePage(
        self, "A control is too small to touch", severity: .warning,
        meaning: """
          A button, field, switch, slider, stepper or segmented control is narrower or lower than
          44 points, the minimum in Apple's Human Interface Guidelines.
          """,
        remedy: "Make it at least 44 x 44 points.",
        example: "A button as high as its title, 30.5 points.")
    }
  }
}
