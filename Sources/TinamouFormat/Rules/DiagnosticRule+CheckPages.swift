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
          Without the constraint, every layout that was checked is the same: other constraints imply
          it, repeat it, or always win. If constraints imply each other, the last one is named. A
          constraint that gives a view the size of its content is not named, because other content has
          another size. This rule is checked only with the matrices `standard` and `full`. Inequalities
          are often safeguards for other content; they are reported with `--safeguards` only.
          """,
        remedy: """
          Remove the constraint. If it is a safeguard for content that is not in the file,
          allow the rule.
          """,
        example: "`a.width == 50`, if the same constraint is there twice.")
    case .outsideSuperview:
      RulePage(
        self, "A view is partly outside of its superview", severity: .warning,
        meaning: """
          The alignment rectangle of a view, before rounding, extends beyond that of its superview.
          Three cases are not reported: a view that is completely outside, because it is probably
          waiting there; the content of a scroll view, which can be larger than the scroll view; and
          a view of at most 44 x 44 points over a corner, such as a badge. A control that is
          completely outside is reported while people see it, because touches do not reach it
          there, and a text, image or control that reaches beyond the content of a scroll view,
          because nobody can scroll to it. Of views inside of each other, the outermost is reported.
          """,
        remedy: "Keep all four edges inside, or let the superview grow.",
        example: "A button 220 points wide in a column that is half as wide as a window of 400.")
    case .outsideWindow:
      RulePage(
        self, "A view is partly outside of the window", severity: .warning,
        meaning: """
          The alignment rectangle of a subview of the root, before rounding, extends beyond the
          window, or a view with content is completely outside of it. A view that is outside in all
          windows in which the same sets apply waits there, and is not reported. Neither is an image
          that covers the whole window, nor a view that shows nothing itself and begins before the
          window and ends after it.
          """,
        remedy: "Keep its edges inside of the root.",
        example: "An image 500 points wide in a window of 320.")
    case .outsideSafeArea:
      RulePage(
        self, "A text, image or control is outside of the safe area", severity: .warning,
        meaning: """
          A text, image or control extends into the area that bars or the shape of the screen
          cover. An image may reach to the edge of the window, as backgrounds do. Bars, search bars
          and wheels may be as wide as the window, since they keep what they show inside.
          """,
        remedy: "Keep it inside of `root.safeArea`.",
        example: "A label at the upper edge of the screen of an iPhone.")
    case .underKeyboard:
      RulePage(
        self, "A text, image or control is under the keyboard", severity: .warning,
        meaning: """
          A text, image or control extends under a docked keyboard. This rule is checked only when
          there is a keyboard (`--keyboard`, or `keyboard` in a window of the file).
          """,
        remedy: "Keep its lower edge above `root.keyboard.top`.",
        example: "A button 20 points above the lower edge of the window.")
    case .overlap:
      RulePage(
        self, "Two views overlap", severity: .warning,
        meaning: """
          Two visible texts or controls overlap, or an image, toolbar or tab bar covers a text or control
          before it in the file. This is not reported for views of which one scrolls and the other does not, for
          views with a view between them that covers the window, for a badge over the corner of a
          control, for an image that lies exactly on a view, as a portrait does on initials, for a label
          whose text is empty, and for what belongs to a control that contains it: a text or control of another
          superview in a control that is no button with a text of its own, a picture or button in a
          field, a picture on a button, a label or button in a text of many lines, and anything
          under a button that shows nothing itself.
          """,
        remedy: """
          Add a constraint for the distance between them, and let one of them become smaller.
          """,
        example: "Two labels at opposite edges, in a window that is too narrow for both.")
    case .noRoom:
      RulePage(
        self, "A view with content has no space", severity: .warning,
        meaning: "A text or image is narrower or lower than half a pixel.",
        remedy: "Give it a minimum size, or hide it where there is no space for it.",
        example: "An image that gets the remaining space, in a window where no space remains.")
    case .acrossFold:
      RulePage(
        self, "A text or control lies across a fold", severity: .warning,
        meaning: """
          A text or control lies partly in the fold that divides the window, or in the margins of the
          fold, while the device is partly open. Rows of tables are reported only for an upright fold,
          because they scroll past another one, and other views that scroll are not.
          """,
        remedy: """
          Keep it in `root.fold.before` or `root.fold.after`, in a set for `"fold": "active"`.
          """,
        example: "A title in the middle of an iPhone Duo that is open like a book.")
    case .underWindowControls:
      RulePage(
        self, "A text or control is under the controls of its window", severity: .warning,
        meaning: """
          A text or control lies under the controls in the upper leading corner of a window of iPadOS
          26 and later. They are in no safe area. This rule is checked for a layout that names them or
          retreats from corners, for windows that the command line names, and in the matrix `full`.
          """,
        remedy: """
          Keep it beside `root.windowControls`, or in a guide with the region `safeArea` or `margins`
          that retreats from `corners`.
          """,
        example: "A back button 16 points from the leading edge, 10 points below the upper one.")
    case .underCover:
      RulePage(
        self, "A text or control is under a camera or the status bar", severity: .warning,
        meaning: """
          A text or control lies under something that the device has in front of the window: a camera
          that is in use, the status bar, or the strip at the side of an iPhone Duo.
          """,
        remedy: """
          Keep it inside of `root.safeArea`, or beside `root.camera`, `root.strip` or `root.status`.
          """,
        example: "A label at the right edge of an iPhone Duo, below its camera.")
    case .textCutOff:
      RulePage(
        self, "A text is truncated", severity: .warning,
        meaning: """
          A label, button or field has less room than its text needs (in height by more than a point, or
          with several lines by a pixel), shows one line of a text that has more, or divides a word that
          fits in no line. A label with a limit of several lines is a preview of its text, and is not
          reported for the lines that it leaves out. Neither is a view that shows no letters, such as a
          button with a picture alone.
          """,
        remedy: "Let it have more lines (`\"lines\": 0`), or more space.",
        example: "A title with one line at the text size AX3.")
    case .textTooWide:
      RulePage(
        self, "The lines of a text are wider than the readable width", severity: .warning,
        meaning: """
          The lines of a text without a limit of lines are wider than the readable width for its text
          size. This counts only where the window and all views around the text have room for a
          readable guide of this width.
          """,
        remedy: "Keep it inside of a `readable` guide.",
        example: "A paragraph from margin to margin in a window of 1366.")
    case .idleSet:
      RulePage(
        self, "A set never applies", severity: .warning,
        meaning: """
          The condition of a set holds in no configuration that was checked. This rule is checked
          only with the matrices `standard` and `full`, also at the text sizes that conditions name,
          and not in storyboards, whose sets nobody wrote.
          """,
        remedy: "Change the condition, or remove the set.",
        example: "`\"width<\": 200`, if no window is narrower than 320.")
    case .jump:
      RulePage(
        self, "A frame jumps", severity: .warning,
        meaning: """
          An edge moves by more than the window grows, counted from the leading edge of the window,
          or a frame changes at one width although no set, size class, line break or readable width
          changes and no content begins to scroll there. Content that scrolls is not reported.
          """,
        remedy: """
          Look for a multiplier above 1, which turns small changes of the window into large
          ones.
          """,
        example: "`a.width == 1.5 * root.width - 450`.")
    default:
      RulePage(
        self, "A control is too small to touch", severity: .warning,
        meaning: """
          A button, field, switch, slider, stepper or segmented control is narrower than 44 points,
          the minimum in Apple's Human Interface Guidelines, or lower than both 44 points and the
          height that its kind has in the system, or that the file gives it as `intrinsicSize`.
          """,
        remedy: "Make it at least 44 x 44 points.",
        example: "A button with an icon, 30 points wide.")
    }
  }
}
