import Testing
import UIKit

/// Constraints and trees that change between layouts.
@MainActor @Suite struct ChangeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView()

  init() {
    TinamouUIKit.printsProblems = false
    TinamouUIKit.clearProblems()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  /// Places a view at the top left of the root, without its sizes.
  private func corner(_ view: UIView) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ]
  }

  @Test func `a constraint that reaches into a subtree goes with it`() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let across = inner.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let inside = inner.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([across, inside])
    #expect(root.constraints == [across])
    view.removeFromSuperview()
    #expect(!across.isActive)
    #expect(inside.isActive)
    #expect(root.constraints.isEmpty)
    #expect(view.constraints == [inside])
  }

  @Test func `a weaker priority ends a conflict`() {
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    let wide = view.widthAnchor.constraint(equalToConstant: 60)
    narrow.priority = .defaultHigh
    NSLayoutConstraint.activate(corner(view) + [narrow, wide])
    root.layoutIfNeeded()
    #expect(TinamouUIKit.clearProblems().isEmpty)
    #expect(view.frame.width == 60)
    narrow.priority = .required
    // UIKit raises an exception.
    #expect(TinamouUIKit.clearProblems().count == 1)
    root.layoutIfNeeded()
    #expect(TinamouUIKit.clearProblems().count == 1)
    wide.priority = .defaultLow
    #expect(TinamouUIKit.clearProblems().count == 1)
    root.layoutIfNeeded()
    #expect(TinamouUIKit.clearProblems().isEmpty)
    #expect(view.frame.width == 50)
  }

  @Test func `another constant moves a view at the next layout`() {
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate(
      corner(view) + [width, view.heightAnchor.constraint(equalTo: view.widthAnchor)])
    root.layoutIfNeeded()
    width.constant = 70
    #expect(view.frame.size == CGSize(width: 50, height: 50))
    view.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 70, height: 70))
  }

  @Test func `constraints hold alignment rectangles`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let shadowed = Shadowed()
    shadowed.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(shadowed)
    NSLayoutConstraint.activate([
      shadowed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      shadowed.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      shadowed.widthAnchor.constraint(equalToConstant: 100),
      shadowed.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(shadowed.frame == CGRect(x: 8, y: 9, width: 106, height: 54))
    #expect(
      shadowed.alignmentRect(forFrame: shadowed.frame)
        == CGRect(x: 10, y: 10, width: 100, height: 50))
  }

  @Test func `leading is at the right where a view is forced from right to left`() {
    root.semanticContentAttribute = .forceRightToLeft
    view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 310)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `a view may make its constraints when it is asked to update them`() {
    final class Late: UIView {
      let inner = UIView()
      private var isReady = false
      override func updateConstraints() {
        if !isReady {
          isReady = true
          inner.translatesAutoresizingMaskIntoConstraints = false
          addSubview(inner)
          NSLayoutConstraint.activate([
            inner.centerXAnchor.constraint(equalTo: centerXAnchor),
            inner.centerYAnchor.constraint(equalTo: centerYAnchor),
            inner.widthAnchor.constraint(equalToConstant: 20),
            inner.heightAnchor.constraint(equalToConstant: 10),
          ])
        }
        super.updateConstraints()
      }
    }
    let late = Late(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(late)
    late.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(late.inner.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
  }

  @Test func `a view that leaves a stack, or is hidden in it, takes no room`() {
    let views = (0..<3).map { _ in
      let view = UIView()
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      // A hidden view has the width 0, which must hold.
      width.priority = .required - 1
      width.isActive = true
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 5
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate(
      corner(stack) + [stack.heightAnchor.constraint(equalToConstant: 10)])
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 25)
    #expect(views[2].frame.minX == 15)
    views[0].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [views[1], views[2]])
    #expect(views[2].frame.minX == 0)
    views[1].isHidden = false
    stack.removeArrangedSubview(views[2])
    #expect(views[2].superview === stack)
    #expect(stack.arrangedSubviews == [views[1]])
  }

  @Test func `of two texts in a row the one that hugs less grows`() {
    let labels = (0..<2).map { _ in
      let label = UILabel()
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      return label
    }
    labels[1].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
      labels[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      labels[0].topAnchor.constraint(equalTo: root.topAnchor),
      labels[0].firstBaselineAnchor.constraint(equalTo: labels[1].firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let own = labels[1].intrinsicContentSize.width
    #expect(abs(labels[1].frame.width - own) < 0.5)
    #expect(abs(labels[0].frame.width - (320 - own)) < 0.5)
    #expect(labels[0].frame.minY == labels[1].frame.minY)
  }

  @Test func `a plain view has no content size and margins of 8`() {
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `a view still holds a constraint on a baseline that another view provides now`() {
    let first = UILabel()
    let stack = UIStackView(arrangedSubviews: [first])
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    root.addSubview(stack)
    let line = stack.lastBaselineAnchor.constraint(equalTo: root.bottomAnchor)
    line.isActive = true
    root.layoutIfNeeded()
    let second = UILabel()
    second.text = "second"
    stack.addArrangedSubview(second)
    root.layoutIfNeeded()
    #expect(root.constraints == [line])
    second.removeFromSuperview()
    first.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(root.constraints == [line])
    #expect(line.isActive)
    #expect(stack.frame.maxY == 480)
  }
}
