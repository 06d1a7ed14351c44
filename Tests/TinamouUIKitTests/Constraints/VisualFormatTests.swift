import Foundation
import Testing
import UIKit

/// Visual formats with their options, metrics and priorities.
@MainActor @Suite struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let first = UIView()
  private let second = UIView()

  init() {
    TinamouUIKit.printsProblems = false
    TinamouUIKit.clearProblems()
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics,
      views: ["first": first, "second": second])
  }

  @Test func `numbers of every kind are metrics`() {
    let metrics: [String: Any] = [
      "a": 5, "b": CGFloat(6), "c": 7.0, "d": NSNumber(value: 8), "e": Float(9),
    ]
    NSLayoutConstraint.activate(
      constraints("H:|-a-[first(b)]-c-[second(d)]", metrics: metrics)
        + constraints("V:|-e-[first(a)]", metrics: metrics)
        + constraints("V:|-e-[second(a)]", metrics: metrics))
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 5, y: 9, width: 6, height: 5))
    #expect(second.frame.minX == 18)
    #expect(second.frame.width == 8)
    #expect(TinamouUIKit.problems.isEmpty)
  }

  @Test func `a size has relations and priorities`() throws {
    let made = constraints("H:[first(>=20,<=100@400)]")
    try #require(made.count == 2)
    #expect(made.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual])
    #expect(made.map(\.constant) == [20, 100])
    #expect(made.map(\.priority.rawValue) == [1000, 400])
    #expect(made.allSatisfy { $0.firstItem === first && $0.firstAttribute == .width })
    #expect(made.allSatisfy { !$0.isActive })
  }

  @Test func `options align the views of a line`() throws {
    let made = constraints("H:[first]-4-[second]", [.alignAllTop, .alignAllBottom])
    #expect(made.count == 3)
    #expect(Set(made.map(\.firstAttribute)) == [.top, .bottom, .leading])
  }

  @Test func `a line from right to left begins at the right`() throws {
    let made = constraints("H:|-3-[first]", .directionRightToLeft)
    let edge = try #require(made.first)
    edge.isActive = true
    first.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(first.frame.maxX == 317)
  }

  @Test func `a missing metric is reported`() {
    #expect(constraints("H:|-gap-[first]").isEmpty)
    #expect(TinamouUIKit.clearProblems().map(\.description).first?.contains("gap") == true)
  }
}
