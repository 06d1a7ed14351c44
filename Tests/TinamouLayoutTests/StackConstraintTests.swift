import Testing
import TinamouSolver

@testable import TinamouLayout

/// The constraints that were printed from a real UIStackView on iOS 9 and 10 (kean.blog, "Let's
/// Build UIStackView", and the log in the README of kean/Arranged).
@Suite struct `Constraints of a stack` {
  private func log(
    _ distribution: StackView.Distribution = .fill, _ alignment: StackView.Alignment = .fill,
    configure: (ThreeLabels) -> Void = { _ in }
  ) throws -> Set<String> {
    let labels = try ThreeLabels(.horizontal)
    labels.stack.distribution = distribution
    labels.stack.alignment = alignment
    configure(labels)
    try labels.fill()
    _ = try labels.engine.solve()
    #expect(labels.stack.rules.values.allSatisfy { $0.constraint.isActive })
    return Set(labels.stack.constraintLog)
  }

  private static let ends: Set = [
    "UISV-canvas-connection: stack.leading == a.leading",
    "UISV-canvas-connection: stack.trailing == c.trailing",
  ]
  private static let spacing: Set = [
    "UISV-spacing: b.leading == a.trailing + 10", "UISV-spacing: c.leading == b.trailing + 10",
  ]
  private static let leastSpacing: Set = [
    "UISV-spacing: b.leading >= a.trailing + 10", "UISV-spacing: c.leading >= b.trailing + 10",
  ]
  private static let fillAlignment: Set = [
    "UISV-alignment: a.top == b.top", "UISV-alignment: a.bottom == b.bottom",
    "UISV-alignment: a.top == c.top", "UISV-alignment: a.bottom == c.bottom",
    "UISV-canvas-connection: stack.top == a.top",
    "UISV-canvas-connection: stack.bottom == a.bottom",
  ]
  private static let spanner: Set = [
    "UISV-spanning-fit: stack.alignment-spanner.height == 0 @51",
    "UISV-ambiguity-suppression: a.height == 0 @25",
    "UISV-ambiguity-suppression: b.height == 0 @25",
    "UISV-ambiguity-suppression: c.height == 0 @25",
  ]

  @Test func `fill has both ends and required spacing`() throws {
    #expect(try log() == Self.ends.union(Self.spacing).union(Self.fillAlignment))
  }

  @Test func `fillEqually makes each as long as the first`() throws {
    let own: Set = [
      "UISV-fill-equally: b.width == a.width", "UISV-fill-equally: c.width == a.width",
    ]
    #expect(
      try log(.fillEqually) == own.union(Self.ends).union(Self.spacing).union(Self.fillAlignment))
  }

  @Test func `fillProportionally has falling priorities from 999`() throws {
    let own: Set = [
      "UISV-fill-proportionally: a.width == 0.3 * stack.width @999",
      "UISV-fill-proportionally: b.width == 0.2 * stack.width @998",
      "UISV-fill-proportionally: c.width == 0.4 * stack.width @997",
    ]
    #expect(
      try log(.fillProportionally)
        == own.union(Self.ends).union(Self.spacing).union(Self.fillAlignment))
  }

  @Test func `a stack inside has the share of what is in it`() throws {
    let log = try log(.fillProportionally) { labels in
      let others = labels.labels.dropFirst()
      for label in others {
        labels.stack.removeArrangedSubview(label)
        label.removeFromSuperview()
      }
      let inner = StackView("inner", arrangedSubviews: Array(others))
      inner.spacing = 30
      labels.stack.addArrangedSubview(inner)
    }
    // 60 beside 40 + 30 + 80, 10 apart.
    #expect(
      log.contains { $0.hasPrefix("UISV-fill-proportionally: a.width == 0.2727") }, "60 / 220")
    #expect(
      log.contains { $0.hasPrefix("UISV-fill-proportionally: inner.width == 0.6818") }, "150 / 220")
  }

  @Test func `a stack inside without content has no share, and is not 0 long`() throws {
    let log = try log(.fillProportionally) { labels in
      labels.stack.addArrangedSubview(StackView("inner", arrangedSubviews: [LayoutView("plain")]))
    }
    #expect(log.count { $0.hasPrefix("UISV-fill-proportionally") } == 3)
    #expect(!log.contains { $0.contains("inner.width") })
  }

  @Test func `views without content have no length in proportion`() throws {
    let some = try log(.fillProportionally) {
      $0.labels[1].intrinsicContentSize.width = LayoutView.noIntrinsicMetric
    }
    #expect(some.contains("UISV-fill-proportionally: b.width == 0"))
    #expect(some.contains("UISV-fill-proportionally: c.width == 0.5 * stack.width @998"))
    let none = try log(.fillProportionally) { labels in
      for label in labels.labels {
        label.intrinsicContentSize.width = LayoutView.noIntrinsicMetric
      }
    }
    #expect(none.contains("UISV-fill-equally: c.width == a.width"))
    let one = try log(.fillProportionally) { labels in
      labels.stack.spacing = 0
      labels.stack.removeArrangedSubview(labels.labels[0])
      labels.stack.removeArrangedSubview(labels.labels[2])
    }
    #expect(one.contains("UISV-fill-proportionally: b.width == stack.width"))
  }

  @Test func `equalSpacing has equal guides between the views`() throws {
    let own: Set = [
      "UISV-distributing-edge: stack.gap.leading == a.trailing",
      "UISV-distributing-edge: stack.gap.trailing == b.leading",
      "UISV-distributing-edge: stack.gap.leading == b.trailing",
      "UISV-distributing-edge: stack.gap.trailing == c.leading",
      "UISV-fill-equally: stack.gap.width == stack.gap.width",
      "UISV-canvas-fit: stack.width == 0 @49",
    ]
    #expect(
      try log(.equalSpacing)
        == own.union(Self.ends).union(Self.leastSpacing).union(Self.fillAlignment))
  }

  @Test func `equalCentering has guides between the middles, equal with 149`() throws {
    let own: Set = [
      "UISV-distributing-edge: stack.gap.leading == a.centerX",
      "UISV-distributing-edge: stack.gap.trailing == b.centerX",
      "UISV-distributing-edge: stack.gap.leading == b.centerX",
      "UISV-distributing-edge: stack.gap.trailing == c.centerX",
      "UISV-fill-equally: stack.gap.width == stack.gap.width @149",
      "UISV-canvas-fit: stack.width == 0 @49",
    ]
    #expect(
      try log(.equalCentering)
        == own.union(Self.ends).union(Self.leastSpacing).union(Self.fillAlignment))
  }

  @Test func `top and bottom hold the spanner with 999.5`() throws {
    func boundaries(_ top: String, _ bottom: String) -> Set<String> {
      Set(
        ["a", "b", "c"].flatMap { name in
          [
            "UISV-spanning-boundary: stack.alignment-spanner.top \(top.replacing("v", with: name))",
            "UISV-spanning-boundary: stack.alignment-spanner.bottom "
              + bottom.replacing("v", with: name),
          ]
        })
    }
    let top: Set = [
      "UISV-alignment: a.top == b.top", "UISV-alignment: a.top == c.top",
      "UISV-canvas-connection: stack.top == a.top",
      "UISV-canvas-connection: stack.bottom == stack.alignment-spanner.bottom",
    ]
    #expect(
      try log(.fill, .top)
        == Self.ends.union(Self.spacing).union(top).union(Self.spanner)
        .union(boundaries("== v.top @999.5", ">= v.bottom")))
    let bottom: Set = [
      "UISV-alignment: a.bottom == b.bottom", "UISV-alignment: a.bottom == c.bottom",
      "UISV-canvas-connection: stack.top == stack.alignment-spanner.top",
      "UISV-canvas-connection: stack.bottom == a.bottom",
    ]
    #expect(
      try log(.fill, .bottom)
        == Self.ends.union(Self.spacing).union(bottom).union(Self.spanner)
        .union(boundaries("<= v.top", "== v.bottom @999.5")))
    let center: Set = [
      "UISV-alignment: a.centerY == b.centerY", "UISV-alignment: a.centerY == c.centerY",
      "UISV-canvas-connection: stack.top == stack.alignment-spanner.top",
      "UISV-canvas-connection: stack.bottom == stack.alignment-spanner.bottom",
      "UISV-canvas-connection: stack.centerY == a.centerY",
    ]
    #expect(
      try log(.fill, .center)
        == Self.ends.union(Self.spacing).union(center).union(Self.spanner)
        .union(boundaries("<= v.top", ">= v.bottom")))
  }

  @Test(arguments: [StackView.Alignment.firstBaseline, .lastBaseline])
  func `baselines keep the stack small with 49`(alignment: StackView.Alignment) throws {
    let own: Set =
      alignment == .firstBaseline
      ? [
        "UISV-canvas-connection: stack.top <= a.top",
        "UISV-canvas-connection: stack.bottom == stack.alignment-spanner.bottom",
      ]
      : [
        "UISV-canvas-connection: stack.top == stack.alignment-spanner.top",
        "UISV-canvas-connection: stack.bottom >= a.bottom",
      ]
    let found = try log(.fill, alignment)
    #expect(found.isSuperset(of: Self.ends.union(Self.spacing).union(Self.spanner).union(own)))
    #expect(found.contains("UISV-canvas-fit: stack.height == 0 @49"))
    #expect(found.contains { $0.hasPrefix("UISV-alignment: a.") && $0.contains(" == b.") })
    for name in ["a", "b", "c"] {
      let spanner = "UISV-spanning-boundary: stack.alignment-spanner"
      #expect(found.contains("\(spanner).top <= \(name).top"))
      #expect(found.contains("\(spanner).bottom >= \(name).bottom"))
    }
  }

  @Test func `a single view needs no spanner`() throws {
    let expected: [StackView.Alignment: [String]] = [
      .top: ["stack.top == a.top", "stack.bottom >= a.bottom"],
      .bottom: ["stack.top <= a.top", "stack.bottom == a.bottom"],
      .center: ["stack.top <= a.top", "stack.bottom >= a.bottom", "stack.centerY == a.centerY"],
      .firstBaseline: ["stack.top <= a.top", "stack.bottom >= a.bottom"],
      .lastBaseline: ["stack.top <= a.top", "stack.bottom >= a.bottom"],
    ]
    for (alignment, connections) in expected {
      let found = try log(.fill, alignment) { labels in
        labels.stack.removeArrangedSubview(labels.labels[1])
        labels.stack.removeArrangedSubview(labels.labels[2])
      }
      let ends = ["stack.leading == a.leading", "stack.trailing == a.trailing"]
      #expect(
        found
          == Set((ends + connections).map { "UISV-canvas-connection: \($0)" })
          .union([
            "UISV-canvas-fit: stack.height == 0 @49",
            "UISV-ambiguity-suppression: a.height == 0 @25",
          ]))
    }
  }

  @Test func `a hidden view has no length and half of the spacing on either side`() throws {
    let found = try log { $0.labels[1].isHidden = true }
    #expect(found.contains("UISV-hiding: b.width == 0"))
    #expect(found.contains("UISV-spacing: b.leading == a.trailing + 5"))
    #expect(found.contains("UISV-spacing: c.leading == b.trailing + 5"))
    let outer = try log { $0.labels[0].isHidden = true }
    #expect(outer.contains("UISV-canvas-connection: stack.leading == b.leading"))
    #expect(outer.contains("UISV-spacing: b.leading == a.trailing"))
  }

  @Test func `a column has the same constraints turned`() throws {
    let labels = try ThreeLabels(.vertical)
    labels.stack.alignment = .trailing
    try labels.fill()
    _ = try labels.engine.solve()
    let found = Set(labels.stack.constraintLog)
    #expect(found.contains("UISV-canvas-connection: stack.top == a.top"))
    #expect(found.contains("UISV-spacing: b.top == a.bottom + 10"))
    #expect(found.contains("UISV-alignment: a.trailing == b.trailing"))
    #expect(found.contains("UISV-spanning-fit: stack.alignment-spanner.width == 0 @51"))
  }

  /// The log of a row on a system in which some labels wrap; the last one keeps one line.
  private func textWidths(
    on system: SystemVersion, hiding hidden: Range<Int> = 0..<0
  ) throws -> Set<String> {
    try log { labels in
      for label in labels.labels[hidden] { label.isHidden = true }
      labels.stack.spacing = 0
      labels.engine.environment.platform = Platform(system)
      for label in labels.labels.prefix(2) {
        label.heights = HeightTable([.init(width: 20, height: 40), .init(width: 60, height: 20)])
      }
      labels.labels[1].setContentCompressionResistancePriority(751, for: .horizontal)
    }.filter { $0.hasPrefix("UISV-text-width-disambiguation") }
  }

  /// Logs of iOS 9 to 13 (openradar 41192642 and 39275811).
  @Test(arguments: [SystemVersion.iOS9, .iOS13])
  func `each text that wraps in a row wants its share up to iOS 14`(
    _ system: SystemVersion
  ) throws {
    let share = 1.0 / 3
    #expect(
      try textWidths(on: system) == [
        "UISV-text-width-disambiguation: a.width == \(share) * stack.width @760",
        "UISV-text-width-disambiguation: b.width == \(share) * stack.width @761",
      ])
  }

  @Test func `a hidden text has no share, and a text alone wants none`() throws {
    #expect(
      try textWidths(on: .iOS13, hiding: 2..<3) == [
        "UISV-text-width-disambiguation: a.width == 0.5 * stack.width @760",
        "UISV-text-width-disambiguation: b.width == 0.5 * stack.width @761",
      ])
    #expect(try textWidths(on: .iOS13, hiding: 1..<3).isEmpty)
  }

  /// useyourloaf, Stack View Changes In iOS 15.
  @Test(arguments: [SystemVersion.iOS15, .iOS27_2])
  func `texts that wrap in a row want no share from iOS 15 on`(_ system: SystemVersion) throws {
    #expect(try textWidths(on: system).isEmpty)
  }

  @Test func `margins take the place of the stack`() throws {
    let found = try log { $0.stack.isLayoutMarginsRelativeArrangement = true }
    #expect(found.contains("UISV-canvas-connection: stack.margins.leading == a.leading"))
    #expect(found.contains("UISV-canvas-connection: stack.margins.bottom == a.bottom"))
  }
}
