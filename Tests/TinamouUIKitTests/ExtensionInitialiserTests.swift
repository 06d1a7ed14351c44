import Foundation
import Testing
import UIKit

extension UIStackView {
  fileprivate convenience init(_ views: [UIView], column alignment: UIStackView.Alignment) {
    self.init(arrangedSubviews: views)
    axis = .vertical
    self.alignment = alignment
    distribution = .equalSpacing
  }
}

extension UIView {
  fileprivate convenience init(width: CGFloat, height: CGFloat) {
    self.init()
    translatesAutoresizingMaskIntoConstraints = false
    widthAnchor.constraint(equalToConstant: width).isActive = true
    heightAnchor.constraint(equalToConstant: height).isActive = true
  }
  fileprivate convenience init(mirrored: Bool) {
    self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    semanticContentAttribute = .forceRightToLeft
  }
}

extension UILabel {
  fileprivate convenience init(_ text: String, points: CGFloat) {
    self.init()
    font = .systemFont(ofSize: points)
    self.text = text
    preferredMaxLayoutWidth = 40
    numberOfLines = 0
  }
}

extension UIImageView {
  fileprivate convenience init(size: CGSize) {
    self.init()
    image = UIGraphicsImageRenderer(size: size).image { _ in }
  }
}

extension UIScrollView {
  fileprivate convenience init(behavior: ContentInsetAdjustmentBehavior) {
    self.init()
    contentInsetAdjustmentBehavior = behavior
  }
}

extension UITextField {
  fileprivate convenience init(font: UIFont, placeholder: String) {
    self.init()
    self.font = font
    self.placeholder = placeholder
  }
}

extension UIButton {
  fileprivate convenience init(_ title: String, insets: UIEdgeInsets) {
    self.init(type: .system)
    setTitle(title, for: .normal)
    contentEdgeInsets = insets
  }
}

extension UITableView {
  fileprivate convenience init(height: CGFloat, _ source: any UITableViewDataSource) {
    self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    rowHeight = height
    dataSource = source
  }
}

/// Properties that an app sets in the initialisers of its extensions.
@MainActor @Suite struct ExtensionInitialiserTests {
  @Test func `a stack has the axis, the alignment and the distribution`() {
    let stack = UIStackView(
      [UIView(width: 30, height: 10), UIView(width: 40, height: 20)], column: .leading)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 40, height: 30))
    stack.frame = CGRect(x: 0, y: 0, width: 90, height: 50)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 0, y: 30, width: 40, height: 20))
  }

  @Test func `a view is laid out by its constraints and mirrored`() {
    let view = UIView(mirrored: true)
    let part = UIView(width: 20, height: 10)
    view.addSubview(part)
    part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    part.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    TinamouUIKit.clearProblems()
    view.layoutIfNeeded()
    #expect(part.frame == CGRect(x: 80, y: 0, width: 20, height: 10))
    #expect(TinamouUIKit.problems.isEmpty)
  }

  @Test func `texts, images and controls are measured`() {
    func plain(_ text: String, _ points: CGFloat) -> UILabel {
      let label = UILabel()
      label.font = .systemFont(ofSize: points)
      label.text = text
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = 40
      return label
    }
    let label = UILabel("Some words", points: 30)
    #expect(label.intrinsicContentSize == plain("Some words", 30).intrinsicContentSize)
    #expect(label.intrinsicContentSize.height > 60)
    let image = UIImageView(size: CGSize(width: 33, height: 44))
    #expect(image.intrinsicContentSize == CGSize(width: 33, height: 44))
    let field = UITextField(font: .systemFont(ofSize: 40), placeholder: "Name")
    #expect(field.intrinsicContentSize.height > 40)
    let insets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    let button = UIButton("Go", insets: insets)
    let other = UIButton(type: .system)
    other.setTitle("Go", for: .normal)
    other.contentEdgeInsets = insets
    #expect(button.intrinsicContentSize == other.intrinsicContentSize)
  }

  @Test func `a scroll view adjusts its insets as it was told`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let scroll = UIScrollView(behavior: .never)
    scroll.frame = window.bounds
    window.addSubview(scroll)
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == .zero)
  }

  @Test func `a table has its rows and their height`() {
    final class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Source()
    let table = UITableView(height: 20, source)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    #expect(table.contentSize.height == 60)
  }

  /// Swift calls no observer for an assignment in an initialiser of the class, and an initialiser
  /// in an extension of an app counts as one.
  @Test func `no property of a class that an app extends has an observer`() throws {
    var found: [String] = []
    var files = 0
    for module in ["UIKit", "TinamouLayout"] {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/\(module)").standardized
      let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in try #require(paths) where file.pathExtension == "swift" {
        files += 1
        let source = try String(contentsOf: file, encoding: .utf8)
        let observed =
          /\n *(?:@\w+ )*(?:open|public)(?![^\n{}]*\(set\))[^\n{}]* var (\w+)[^\n{}]*\{\s*(?:didSet|willSet)/
        found += source.matches(of: observed).map { "\(file.lastPathComponent): \($0.1)" }
      }
    }
    #expect(files > 200)
    // No app makes a guide of the keyboard: its class is final, and its initialiser belongs to the
    // package.
    #expect(found == ["KeyboardLayoutGuide.swift: usesBottomSafeArea"])
  }
}
