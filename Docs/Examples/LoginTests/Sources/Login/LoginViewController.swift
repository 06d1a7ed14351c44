import UIKit

/// A login screen of an iOS app: a column of fields in the middle, and a button above the
/// keyboard.
final class LoginViewController: UIViewController {
  let titleLabel = UILabel()
  let nameField = UITextField()
  let passwordField = UITextField()
  let hintLabel = UILabel()
  let loginButton = UIButton(type: .system)
  private let column = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    titleLabel.text = "Welcome back"
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.textContentType = .username
    passwordField.placeholder = "Password"
    passwordField.borderStyle = .roundedRect
    passwordField.isSecureTextEntry = true
    hintLabel.text = "Your password is the one that you chose when you installed the app."
    hintLabel.font = .preferredFont(forTextStyle: .footnote)
    hintLabel.adjustsFontForContentSizeCategory = true
    hintLabel.numberOfLines = 0
    loginButton.setTitle("Log in", for: .normal)
    loginButton.layer.cornerRadius = 8

    column.axis = .vertical
    column.spacing = 12
    for view in [titleLabel, nameField, passwordField, hintLabel] {
      column.addArrangedSubview(view)
    }
    column.setCustomSpacing(24, after: titleLabel)

    for subview in [column, loginButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let width = column.widthAnchor.constraint(equalToConstant: 400)
    width.priority = .defaultHigh
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: margins.topAnchor, constant: 24),
      column.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      column.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      width,
      loginButton.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      loginButton.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      loginButton.heightAnchor.constraint(equalToConstant: 50),
      loginButton.bottomAnchor.constraint(
        equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
    ])
  }
}
