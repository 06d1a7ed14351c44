extension DiagnosticRule {
  /// What there is to know about the rule.
  var page: RulePage {
    switch self {
    case .unsatisfiable, .ambiguous, .misplaced, .unsettled, .unsolved: layoutPage
    case .statementFails, .idleConstraint, .outsideSuperview, .outsideWindow, .outsideSafeArea,
      .underKeyboard, .overlap, .noRoom, .acrossFold, .underWindowControls, .underCover,
      .textCutOff, .textTooWide, .idleSet, .jump, .smallTarget:
      checkPage
    case .syntax, .unreadable, .duplicateKey, .unknownKey, .missingKey, .invalidValue,
      .numberOutOfRange:
      filePage
    case .duplicateIdentifier, .unknownName, .unknownAttribute, .constraintSyntax, .incomparable,
      .cycle, .reservedName, .unsupported, .unknownConfiguration:
      namePage
    }
  }
}
