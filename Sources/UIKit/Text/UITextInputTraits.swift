import Foundation

/// Which keyboard would appear.
public enum UIKeyboardType: Int, Sendable {
  /// As usual.
  case `default`
  /// Latin letters.
  case asciiCapable
  /// Numbers and signs.
  case numbersAndPunctuation
  /// Addresses of pages.
  case URL
  /// Digits.
  case numberPad
  /// Telephone numbers.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// Addresses of mail.
  case emailAddress
  /// Digits with a point.
  case decimalPad
  /// Signs for short messages.
  case twitter
  /// Searches in the web.
  case webSearch
  /// Digits of Latin letters.
  case asciiCapableNumberPad

  /// Another name of ``asciiCapable``.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// What the return key would say.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// Which letters would become capital.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first of words.
  case words
  /// The first of sentences.
  case sentences
  /// All.
  case allCharacters
}

/// How a keyboard would look.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As usual.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light

  /// Another name of ``dark``.
  public static let alert = UIKeyboardAppearance.dark
}

/// Whether the spelling would be checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As usual.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether quotes would become curly.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As usual.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether two hyphens would become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// As usual.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether words would be corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// What a text is.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// UIKit's name for it.
  public let rawValue: String

  /// Makes a type from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A code that is sent for one use.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
}
