/// The kind of a diagnostic, with a code whose meaning never changes.
public enum DiagnosticRule: String, Hashable, Sendable, CaseIterable {
  /// Required constraints cannot hold together.
  case unsatisfiable = "T101"
  /// Constraints leave a position or size open.
  case ambiguous = "T201"
  /// The frame that an Interface Builder file records differs from the solved frame.
  case misplaced = "T202"
  /// A statement does not hold.
  case statementFails = "T102"
  /// A constraint changes no layout.
  case idleConstraint = "T103"
  /// A view is partly outside of its superview.
  case outsideSuperview = "T301"
  /// A view is partly outside of the window.
  case outsideWindow = "T302"
  /// A text, image or control is outside of the safe area.
  case outsideSafeArea = "T303"
  /// A text, image or control is under the keyboard.
  case underKeyboard = "T304"
  /// Two texts or controls with the same superview overlap.
  case overlap = "T305"
  /// A view with content has no space.
  case noRoom = "T306"
  /// A text or control lies across a fold.
  case acrossFold = "T307"
  /// A text or control is under the controls of its window.
  case underWindowControls = "T308"
  /// A text or control is under a camera or the status bar.
  case underCover = "T309"
  /// A text is truncated.
  case textCutOff = "T401"
  /// A text of several lines is wider than the readable width.
  case textTooWide = "T402"
  /// A set never applies.
  case idleSet = "T503"
  /// A frame jumps by more than the window grows.
  case jump = "T504"
  /// A control is smaller than 44 x 44 points.
  case smallTarget = "T601"
  /// Frames that depend on each other did not settle.
  case unsettled = "T501"
  /// No layout was found, because of a limit or a defect of this library.
  case unsolved = "T502"
  /// The text is not JSON.
  case syntax = "T801"
  /// The file cannot be read or is not UTF-8.
  case unreadable = "T802"
  /// A key occurs twice in an object.
  case duplicateKey = "T803"
  /// An object has a key that the format does not know.
  case unknownKey = "T804"
  /// An object lacks a key.
  case missingKey = "T805"
  /// A value is of the wrong type or not one of those expected.
  case invalidValue = "T806"
  /// A number is out of range.
  case numberOutOfRange = "T807"
  /// Two views, constraints or sets share an id.
  case duplicateIdentifier = "T808"
  /// A view, guide or metric is not declared.
  case unknownName = "T809"
  /// The attribute does not exist.
  case unknownAttribute = "T810"
  /// A constraint string cannot be read.
  case constraintSyntax = "T811"
  /// A constraint compares attributes that cannot be compared.
  case incomparable = "T812"
  /// Metrics refer to each other in a circle.
  case cycle = "T814"
  /// The format reserves the name.
  case reservedName = "T815"
  /// The format has the feature, but this version does not support it.
  case unsupported = "T816"
  /// A device has no such window.
  case unknownConfiguration = "T818"
}
