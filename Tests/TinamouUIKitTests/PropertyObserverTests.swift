import Testing
import UIKit

/// Observers of the properties that layout code watches.
@MainActor @Suite struct PropertyObserverTests {
  @Test func `an observer is called at each change with both values`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    var told: [[CGFloat?]] = []
    let observation = scroll.observe(\.contentOffset, options: [.new, .old]) { _, change in
      told.append([change.oldValue?.y, change.newValue?.y])
    }
    scroll.contentOffset.y = 40
    scroll.contentOffset.y = 40
    scroll.contentOffset.y = 50
    #expect(told == [[0, 40], [40, 50]])
    observation.invalidate()
    scroll.contentOffset.y = 60
    #expect(told.count == 2)
  }

  @Test func `an observer is called for frames that the layout sets`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      height, view.widthAnchor.constraint(equalToConstant: 10),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    var heights: [CGFloat] = []
    let observation = view.observe(\.bounds, options: [.initial, .new]) { _, change in
      heights.append(change.newValue?.height ?? -1)
    }
    height.constant = 30
    root.layoutIfNeeded()
    #expect(heights == [10, 30])
    observation.invalidate()
  }

  @Test func `an observation ends when nobody keeps it`() {
    let view = UIView()
    var calls = 0
    do {
      _ = view.observe(\.frame) { _, _ in calls += 1 }
    }
    view.frame.size.width = 10
    #expect(calls == 0)
  }

  @Test func `a content size without a limit costs no other view its frame`() {
    final class Wide: UIView {
      override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: 10)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 353, height: 100))
    let (wide, box) = (Wide(), UIView())
    for view in [wide, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      wide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      wide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      wide.topAnchor.constraint(equalTo: root.topAnchor),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: wide.bottomAnchor, constant: 5),
      box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(wide.frame == CGRect(x: 0, y: 0, width: 353, height: 10))
    #expect(box.frame == CGRect(x: 0, y: 15, width: 40, height: 40))
  }
}
