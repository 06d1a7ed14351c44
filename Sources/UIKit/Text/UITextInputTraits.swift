import Foundation

/// The keyboard type; no effect.
public enum UIKeyboardType: Int, Sendable {
  /// The default.
  case `default`
  /// Latin letters.
  case asciiCapable
  /// Numbers and signs.
  case numbersAndPunctuation
  /// Web addresses.
  case URL
  /// Digits.
  case numberPad
  /// Telephone numbers.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// Email addresses.
  case emailAddress
  /// Digits with a point.
  case decimalPad
  /// Twitter messages.
  case twitter
  /// Web searches.
  case webSearch
  /// Digits of Latin letters.
  case asciiCapableNumberPad

  /// Another name of ``asciiCapable``.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The title of the return key; no effect.
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

/// The automatic capitalisation; no effect.
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

/// The appearance of a keyboard; no effect.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The default.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light

  /// Another name of ``dark``.
  public static let alert = UIKeyboardAppearance.dark
}

/// Whether the spelling is checked; no effect.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The default.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether quotes become curly; no effect.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The default.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether two hyphens become a dash; no effect.
public enum UITextSmartDashesType: Int, Sendable {
  /// The default.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether words are corrected; no effect.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The default.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// The content type of a text; no effect.
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
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
}
