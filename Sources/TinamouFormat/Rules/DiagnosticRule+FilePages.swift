extension DiagnosticRule {
  /// The page of a rule about the text of a file and its values.
  var filePage: RulePage {
    switch self {
    case .syntax:
      RulePage(
        self, "The text is not JSON",
        meaning: """
          Reading stops at the place shown. Besides what JSON has, comments and a comma after the last
          value are accepted.
          """,
        remedy: "Write what is expected at the place shown.",
        example: "A comma missing between two members: { \"id\": \"a\" \"kind\": \"label\" }.")
    case .unreadable:
      RulePage(
        self, "The file cannot be read",
        meaning: "The system does not give the file, or its bytes are not UTF-8.",
        remedy: "See whether the path is right and may be read; save the file as UTF-8.",
        example: "A file that an editor saved as UTF-16.")
    case .duplicateKey:
      RulePage(
        self, "A key occurs twice",
        meaning: "Two members of an object have the same key; neither can be taken to be meant.",
        remedy: "Remove or rename one of them.",
        example: "A view with two lists of \"subviews\".")
    case .unknownKey:
      RulePage(
        self, "An object has no such key",
        meaning: """
          The format does not know the key in this object. Unknown keys are errors, because a
          misspelled one would else be without effect and nobody would know.
          """,
        remedy: "Take the key that is proposed, or one of the list.",
        example: "\"children\" in place of \"subviews\", \"numberOfLines\" in place of \"lines\".")
    case .missingKey:
      RulePage(
        self, "A key is missing",
        meaning: "The object cannot be understood without the key.",
        remedy: "Add it.",
        example: "A view without an \"id\", which constraints name it by.")
    case .invalidValue:
      RulePage(
        self, "A value is not one of those expected",
        meaning: "The value is of another type than the key takes, or not one of its names.",
        remedy: "Write one of the values that the message names.",
        example: "\"kind\": \"UILabel\" in place of \"kind\": \"label\".")
    default:
      RulePage(
        self, "A number is out of range",
        meaning: "The number is not one that a layout can have at this place.",
        remedy: "Write a number within the range that the message names.",
        example: "A priority of 1001; the strongest is 1000, which is required.")
    }
  }
}
