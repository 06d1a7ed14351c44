import Testing
import UIKit

/// The field of a search bar.
@MainActor @Suite struct SearchFieldTests {
  @Test func `a search bar and its field have the same text and placeholder`() {
    let bar = UISearchBar()
    bar.text = "Lisbon"
    bar.placeholder = "City"
    #expect(bar.searchTextField.text == "Lisbon" && bar.searchTextField.placeholder == "City")
    bar.searchTextField.text = "Porto"
    #expect(bar.text == "Porto")
  }

  @Test func `a field keeps its tokens in order`() {
    let field = UISearchTextField()
    let tokens = (0..<3).map { UISearchToken(icon: nil, text: "\($0)") }
    field.tokens = [tokens[0], tokens[2]]
    field.insertToken(tokens[1], at: 1)
    #expect(field.tokens.map(ObjectIdentifier.init) == tokens.map(ObjectIdentifier.init))
    field.removeToken(at: 0)
    field.removeToken(at: 9)
    field.insertToken(tokens[0], at: -4)
    #expect(field.tokens.map(ObjectIdentifier.init) == tokens.map(ObjectIdentifier.init))
  }

  @Test func `views whose font follows the text size are known as such`() {
    let views: [UIView] = [UILabel(), UITextField(), UITextView(), UIView()]
    for case let view as any UIContentSizeCategoryAdjusting in views {
      view.adjustsFontForContentSizeCategory = true
    }
    #expect((views[0] as? UILabel)?.adjustsFontForContentSizeCategory == true)
    #expect((views[2] as? UITextView)?.adjustsFontForContentSizeCategory == true)
  }
}
