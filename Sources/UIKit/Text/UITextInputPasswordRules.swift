/// The rules for a password that the system suggests; no effect.
public struct UITextInputPasswordRules: Hashable, Sendable {
  /// The rules as a text.
  public let passwordRulesDescriptor: String

  /// Makes rules from a text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
