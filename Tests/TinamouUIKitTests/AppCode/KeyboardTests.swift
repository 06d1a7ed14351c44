import Testing
import UIKit

/// The notifications of the keyboard, which the height that a test sets posts.
@MainActor @Suite struct KeyboardTests {
  /// A controller that keeps a field above the keyboard, as apps do without a guide.
  private final class Form: UIViewController {
    let field = UITextField()
    private(set) var notes: [String] = []
    private var bottom: NSLayoutConstraint?
    private var observers: [any NSObjectProtocol] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      field.text = "text"
      field.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(field)
      let bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      bottom.isActive = true
      field.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      self.bottom = bottom
      observe(UIResponder.keyboardWillShowNotification, "will show")
      observe(UIResponder.keyboardDidShowNotification, "did show")
      observe(UIResponder.keyboardWillHideNotification, "will hide")
    }

    private func observe(_ name: Notification.Name, _ note: String) {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] info in
          let end = info.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
          let y = end?.cgRectValue.minY ?? 0
          MainActor.assumeIsolated { self?.keyboardMoved(note, to: y) }
        })
    }

    private func keyboardMoved(_ note: String, to y: CGFloat) {
      notes.append("\(note) \(y)")
      bottom?.constant = y - view.bounds.height
      view.layoutIfNeeded()
    }

    func stop() {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
  }

  private func show(_ body: (Form, UIWindow) throws -> Void) throws {
    try LayoutWindow.iPhone14.show(Form.init) { form, window in
      defer { form.stop() }
      try body(form, window)
    }
  }

  @Test func `a screen that follows the notifications makes room`() throws {
    try show { form, window in
      UIScreen.main.keyboardHeight = 336
      #expect(form.notes == ["will show 508.0", "did show 508.0"])
      #expect(form.field.frame.maxY == 508)
      UIScreen.main.keyboardHeight = 0
      #expect(form.notes.last == "will hide 844.0")
      #expect(form.field.frame.maxY == 844)
    }
  }

  @Test func `the same height posts nothing`() throws {
    try show { form, _ in
      UIScreen.main.keyboardHeight = 336
      UIScreen.main.keyboardHeight = 336
      #expect(form.notes.count == 2)
    }
  }

  @Test func `a keyboard that was there before a screen is shown is told to it`() throws {
    let old = UIScreen.main.keyboardHeight
    UIScreen.main.keyboardHeight = 336
    defer { UIScreen.main.keyboardHeight = old }
    try show { form, _ in
      #expect(form.notes == ["will show 508.0", "did show 508.0"])
      #expect(form.field.frame.maxY == 508)
    }
  }

  @Test func `a selector for a notification of the keyboard is reported`() {
    TinamouUIKit.printsProblems = false
    TinamouUIKit.clearProblems()
    NotificationCenter.default.addObserver(
      self, selector: Selector("moved"), name: UIResponder.keyboardWillShowNotification, object: nil
    )
    #expect(TinamouUIKit.clearProblems().count == 1)
  }
}
