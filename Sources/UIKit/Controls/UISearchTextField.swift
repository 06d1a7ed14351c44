import Foundation

/// The text field of a search bar. Its tokens are kept, and not measured.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// What the user has chosen to search for.
  open var tokens: [UISearchToken] = []
  /// Whether the user can delete tokens; no effect.
  open var allowsDeletingTokens = true
  /// Whether the user can copy tokens; no effect.
  open var allowsCopyingTokens = true
  /// The colour behind tokens; nothing is drawn.
  open var tokenBackgroundColor: UIColor?

  /// Inserts a token.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }
  /// Removes a token.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
}

/// Something to search for, which a search field shows before its text.
@preconcurrency @MainActor open class UISearchToken: MainActorObject {
  /// A value of the app.
  open var representedObject: Any?

  /// Makes a token; its icon and text are not measured.
  public init(icon: UIImage?, text: String) { super.init(mainActor: ()) }
}
