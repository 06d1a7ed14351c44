import Testing
import UIKit

/// Guides of the system, sizes that fit, and passes, as layout libraries use them.
@MainActor @Suite struct GuideTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView()

  init() {
    TinamouUIKit.printsProblems = false
    TinamouUIKit.clearProblems()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  private func fill(_ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func `the guide of the margins follows them`() {
    fill(root.layoutMarginsGuide)
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 314, height: 476))
    #expect(root.layoutMarginsGuide.layoutFrame == view.frame)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 20)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 290, height: 480))
  }

  @Test func `the safe area of a controller grows by its additional insets`() throws {
    try LayoutWindow.iPhone14.show(UIViewController.init) { controller, window in
      controller.view.addSubview(view)
      fill(controller.view.safeAreaLayoutGuide)
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2)
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 1, y: 57, width: 387, height: 733))
    }
  }

  @Test func `the guide of readable width stands in the middle of a wide window`() throws {
    try LayoutWindow.iPadPro12_9(.landscape).show(UIViewController.init) { controller, window in
      controller.view.addSubview(view)
      fill(controller.view.readableContentGuide)
      window.layoutIfNeeded()
      #expect(view.frame.width == 664)
      #expect(view.frame.midX == 683)
    }
  }

  @Test func `views follow their masks until they are told otherwise`() {
    #expect(UIView().translatesAutoresizingMaskIntoConstraints)
    #expect(UILabel().translatesAutoresizingMaskIntoConstraints)
    #expect(UIStackView().translatesAutoresizingMaskIntoConstraints)
    let arranged = UIView()
    _ = UIStackView(arrangedSubviews: [arranged])
    #expect(!arranged.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `a width that must hold gives the height that the text needs`() {
    let label = UILabel()
    label.text = "Some words that need several lines in a narrow column"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
    ])
    func height(atWidth width: CGFloat) -> CGFloat {
      let size = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size.width == width)
      return size.height
    }
    let line = label.sizeThatFits(CGSize(width: 1000, height: 100)).height
    #expect(abs(height(atWidth: 600) - line - 10) < 0.5)
    #expect(height(atWidth: 120) >= 3 * line + 10)
    let small = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(small.width - label.intrinsicContentSize.width - 20) < 0.5)
  }

  @Test func `constraints are updated once for each request`() {
    final class Counting: UIView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let counting = Counting()
    root.addSubview(counting)
    root.layoutIfNeeded()
    let first = counting.updates
    root.layoutIfNeeded()
    #expect(counting.updates == first)
    counting.setNeedsUpdateConstraints()
    counting.setNeedsUpdateConstraints()
    #expect(counting.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(counting.updates == first + 1)
    #expect(!counting.needsUpdateConstraints())
  }

  @Test func `a stack has its own spacing after one of its views`() {
    let views = (0..<3).map { _ in
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 5
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(20, after: views[0])
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 30, 45])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 15, 30])
  }

  @Test func `the content of an effect view fills it`() {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    root.addSubview(blur)
    blur.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    root.layoutIfNeeded()
    #expect(blur.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `a docked keyboard is near the lower edge, and away from the others`() {
    let view = UIView()
    let guide = view.keyboardLayoutGuide
    let constraints = (0..<3).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    guide.setConstraints([constraints[0]], activeWhenNearEdge: .bottom)
    guide.setConstraints([constraints[1]], activeWhenNearEdge: .top)
    #expect(constraints.map(\.isActive) == [true, false, false])
    guide.setConstraints([constraints[2]], activeWhenAwayFrom: .top)
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(constraints.map(\.isActive) == [false, false, true])
    #expect(guide.constraintsActive(whenNearEdge: .top) == [constraints[1]])
    guide.removeAllTrackedConstraints()
    #expect(constraints.map(\.isActive) == [false, false, false])
  }
}
