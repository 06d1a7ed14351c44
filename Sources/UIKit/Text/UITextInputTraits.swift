import Foundation

/// The keyboard type; no effect.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// Another name of ``asciiCapable``.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The title of the return key; no effect.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send
  case done = 9
  case emergencyCall, `continue`
}

/// The automatic capitalisation; no effect.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// The appearance of a keyboard; no effect.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  /// Another name of ``dark``.
  public static let alert = UIKeyboardAppearance.dark
}

/// Whether the spelling is checked; no effect.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// Whether quotes become curly; no effect.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether two hyphens become a dash; no effect.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether words are corrected; no effect.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
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
