import Testing
import UIKit

/// The sizes of buttons, as the tests of LayoutKit measured them.
@MainActor @Suite struct ButtonSizeTests {
  private func button(
    _ type: UIButton.ButtonType, _ title: String?, image side: CGFloat? = nil,
    insets: UIEdgeInsets = .zero
  ) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    if let side {
      let size = CGSize(width: side, height: side)
      button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
    }
    button.contentEdgeInsets = insets
    return button
  }

  @Test func `only a title without insets has padding and a least width`() {
    let insets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    #expect(button(.system, "Hi").intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(
      button(.system, "Hi", insets: insets).intrinsicContentSize == CGSize(width: 47, height: 34))
    let none = UIEdgeInsets(top: 0.01, left: 0, bottom: 0.01, right: 0)
    let size = button(.system, "Hi", insets: none).intrinsicContentSize
    #expect(abs(size.width - 15) < 0.1 && abs(size.height - 18) < 0.1)
  }

  @Test func `an image takes the padding away`() {
    #expect(button(.custom, "Hi", image: 24).intrinsicContentSize.height == 24)
    #expect(
      button(.system, "Hi", image: 20).intrinsicContentSize == CGSize(width: 35, height: 20))
    #expect(
      button(.custom, nil, image: 24).intrinsicContentSize == CGSize(width: 24, height: 24))
  }

  @Test(arguments: [UIButton.ButtonType.infoLight, .infoDark, .contactAdd, .detailDisclosure])
  func `buttons with a symbol of the system have its size`(type: UIButton.ButtonType) {
    #expect(button(type, nil).intrinsicContentSize == CGSize(width: 22, height: 22))
  }

  @Test func `an empty title is as high as a line of its font`() {
    #expect(button(.custom, "").intrinsicContentSize == CGSize(width: 30, height: 34))
    #expect(button(.system, "").intrinsicContentSize == CGSize(width: 30, height: 30))
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    #expect(
      button(.custom, "", insets: insets).intrinsicContentSize == CGSize(width: 2, height: 24))
    #expect(button(.custom, "", image: 10).intrinsicContentSize == CGSize(width: 10, height: 22))
    #expect(button(.custom, nil, image: 10).intrinsicContentSize == CGSize(width: 10, height: 10))
    // 20 points of Helvetica have a line of 23.
    let large = button(.custom, "")
    large.titleLabel?.font = UIFont(name: "Helvetica", size: 20)
    #expect(large.intrinsicContentSize == CGSize(width: 30, height: 35))
  }

  @Test func `the symbol of the system is an image, which another one replaces`() {
    let button = button(.infoLight, "Hi")
    #expect(button.currentImage != nil)
    #expect(button.intrinsicContentSize == CGSize(width: 37, height: 22))
    button.titleLabel?.font = .systemFont(ofSize: 40)
    #expect(button.intrinsicContentSize == CGSize(width: 37, height: 22))
    #expect(
      self.button(.contactAdd, "", image: 5).intrinsicContentSize == CGSize(width: 5, height: 5))
    #expect(
      self.button(.infoDark, "Hi", image: 20).intrinsicContentSize == CGSize(width: 35, height: 20))
  }

  @Test func `the title of a configuration wraps`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title that is much longer than the button is wide"
    let button = UIButton(configuration: configuration)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 400))
    root.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    // As high as a label with body text in the 126 points between the insets, and 14 more.
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.text = configuration.title
    let text = label.sizeThatFits(CGSize(width: 126, height: 0))
    #expect(text.height > 60)
    #expect(abs(button.frame.height - text.height - 14) < 0.4)
    #expect(abs(button.sizeThatFits(CGSize(width: 150, height: 0)).height - text.height - 14) < 0.4)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    root.layoutIfNeeded()
    #expect(button.frame.height < 40)
  }

  @Test func `the size of a configuration changes its insets and its font`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Pay"
    func height(_ size: UIButton.Configuration.Size) -> CGFloat {
      configuration.buttonSize = size
      return UIButton(configuration: configuration).intrinsicContentSize.height.rounded()
    }
    #expect([.mini, .small, .medium, .large].map(height) == [28, 28, 34, 50])
    configuration.contentInsets = .zero
    #expect(height(.large) == 20)
  }

  @Test func `a handler that sets the state it observes runs once for each request`() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Sign in"
    var calls = 0
    var isBusy = false
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.showsActivityIndicator = isBusy
      button.isEnabled = !isBusy
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.addSubview(button)
    #expect(calls == 0)
    root.layoutIfNeeded()
    #expect(calls == 1)
    for _ in 0..<3 { button.setNeedsUpdateConfiguration() }
    root.layoutIfNeeded()
    #expect(calls == 2)
    isBusy = true
    button.setNeedsUpdateConfiguration()
    root.layoutIfNeeded()
    #expect(!button.isEnabled && button.configuration?.showsActivityIndicator == true)
  }

  @Test func `a handler that changes the state each time ends`() {
    let button = UIButton(configuration: .plain())
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.isSelected.toggle()
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.addSubview(button)
    root.layoutIfNeeded()
    // Ten passes, each repeated at most ten times for the insets.
    #expect((1...100).contains(calls))
  }
}
