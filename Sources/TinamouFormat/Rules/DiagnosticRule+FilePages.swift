extension DiagnosticRule {
  /// The page of a rule about the text of a file and its values.
  var filePage: RulePage {
    switch self {
    case .syntax:
      RulePage(
        self, "The text is not JSON",
        meaning: """
          Reading stops at the place shown. In addition to JSON, comments and a comma after the
          last value are allowed.
          """,
        remedy: "Write what is expected at the place shown.",
        example: "A missing comma between two members: { \"id\": \"a\" \"kind\": \"label\" }.")
    case .unreadable:
      RulePage(
        self, "The file cannot be read",
        meaning: "The system cannot read the file, or its bytes are not UTF-8.",
        remedy: "Check the path and the permissions of the file; save the file as UTF-8.",
        example: "A file that an editor saved as UTF-16.")
    case .duplicateKey:
      RulePage(
        self, "A key occurs twice",
        meaning: """
          Two members of an object have the same key, and it is not clear which one is meant.
          """,
        remedy: "Remove or rename one of them.",
        example: "A view with two lists of \"subviews\".")
    case .unknownKey:
      RulePage(
        self, "An object has no such key",
        meaning: """
          The format does not have this key in this object. Unknown keys are errors, because a
          misspelled key would otherwise have no effect, and nobody would notice.
          """,
        remedy: "Use the key that is proposed, or one of the list.",
        example: "\"children\" in place of \"subviews\", \"numberOfLines\" in place of \"lines\".")
    case .missingKey:
      RulePage(
        self, "A key is missing",
        meaning: "The object needs this key.",
        remedy: "Add it.",
        example: "A view without an \"id\", by which constraints name it.")
    case .invalidValue:
      RulePage(
        self, "A value is not one of those expected",
        meaning: """
          The value has another type than the key needs, or it is not one of the names that the key
          accepts.
          """,
        remedy: "Write one of the values that the message names.",
        example: "\"kind\": \"UILabel\" in place of \"kind\": \"label\".")
    default:
      RulePage(
        self, "A number is out of range",
        meaning: "A layout cannot have this number at this place.",
        remedy: "Write a number within the range that the message names.",
        example: "A priority of 1001; the strongest is 1000, which means required.")
    }
  }
}
