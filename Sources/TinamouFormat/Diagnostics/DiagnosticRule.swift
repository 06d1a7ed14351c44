/// What a diagnostic is about, with an identifier that never changes its meaning.
public enum DiagnosticRule: String, Hashable, Sendable, CaseIterable {
  /// Required constraints cannot hold together.
  case unsatisfiable = "T101"
  /// Constraints leave a position or size open.
  case ambiguous = "T201"
  /// The frame that a file of Interface Builder records is not the one that its constraints give.
  case misplaced = "T202"
  /// A statement does not hold.
  case statementFails = "T102"
  /// A constraint changes no layout.
  case idleConstraint = "T103"
  /// A view lies partly outside of its superview.
  case outsideSuperview = "T301"
  /// A view lies partly outside of the window.
  case outsideWindow = "T302"
  /// Something to read or to touch lies under what covers the edges of the window.
  case outsideSafeArea = "T303"
  /// Something to read or to touch lies under the keyboard.
  case underKeyboard = "T304"
  /// Two views side by side that are texts or controls lie over each other.
  case overlap = "T305"
  /// A view with content has no room.
  case noRoom = "T306"
  /// A text is not shown completely.
  case textCutOff = "T401"
  /// A text of several lines is wider than what is readable.
  case textTooWide = "T402"
  /// A set never applies.
  case idleSet = "T503"
  /// A frame jumps by more than the window grows.
  case jump = "T504"
  /// Something to touch is smaller than 44 x 44 points.
  case smallTarget = "T601"
  /// Frames that depend on each other did not settle.
  case unsettled = "T501"
  /// No layout was found, which is a limit or a defect of this library.
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
  /// An attribute is not one of a view's.
  case unknownAttribute = "T810"
  /// A constraint string cannot be read.
  case constraintSyntax = "T811"
  /// A constraint compares what cannot be compared.
  case incomparable = "T812"
  /// Metrics refer to each other in a circle.
  case cycle = "T814"
  /// A name is taken by the format.
  case reservedName = "T815"
  /// The format has the feature, this version does not.
  case unsupported = "T816"
  /// A device has no such window.
  case unknownConfiguration = "T818"
}
