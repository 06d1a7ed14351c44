import Testing
import TinamouFormat
import TinamouLayout

@Suite struct `Folds in constraint files` {
  /// A file with one view and a condition for its set, in the poses of an iPhone Duo.
  private static func file(
    _ constraints: String = "", when condition: String? = nil, at: String = ""
  ) -> String {
    let set = condition.map {
      #""sets": [ { "id": "folded", "when": \#($0), "constraints": [] } ],"#
    }
    return """
      { "tinamou": 1,
        "view": { "id": "root", "subviews": [ { "id": "page" } ] },
        "constraints": [ \(constraints) ], \(set ?? "")
        "at": [ \(at) ] }
      """
  }

  private func layout(_ text: String) throws -> (FileLayout, [LayoutRequest]) {
    let file = try ConstraintFile(SourceText(name: "x", text: text))
    return (try FileLayout(file), file.requests)
  }

  private static func poses(_ poses: [Pose]) -> String {
    poses.map { #"{ "device": "iphone-duo", "pose": "\#($0.rawValue)" }"# }
      .joined(separator: ", ")
  }

  @Test func `constraints name the parts beside a fold`() throws {
    let (layout, requests) = try layout(
      Self.file(
        #""page.leading == root.fold.after.leading", "page.top == root.fold.after.top", "#
          + #""page.width == 100", "page.height == 100""#,
        at: Self.poses([.book, .tabletop, .open])))
    let origins = try requests.map {
      try layout.solve($0.environment())["page"]?.exactFrame.origin
    }
    // The fold begins at 455.5 points and is 40 wide.
    #expect(origins[0] == Point(x: 495.5, y: 0))
    #expect(origins[1] == Point(x: 0, y: 495.5))
    #expect(origins[2] == .zero)
  }

  @Test func `visual formats name the parts, too`() throws {
    let (layout, requests) = try layout(
      Self.file(
        #""[page][root.fold]", "V:|[page]|", "page.leading == root.leading""#,
        at: Self.poses([.book])))
    #expect(
      try layout.solve(requests[0].environment())["page"]?.exactFrame
        == Rect(x: 0, y: 0, width: 455.5, height: 669))
  }

  @Test(
    arguments: [
      (#"{ "fold": "active" }"#, [Pose.book, .tabletop]),
      (#"{ "fold": "inactive" }"#, [.closed, .closedRight, .closedLeft, .open, .openPortrait]),
      (#"{ "foldAxis": "vertical" }"#, [.book]),
      (#"{ "foldAxis": "horizontal" }"#, [.tabletop]),
      (#"{ "pose": "open" }"#, [.open]),
      (
        #"[{ "pose": "closed" }, { "pose": "tabletop", "width": "regular" }]"#,
        [.closed, .tabletop]
      ),
    ])
  func `a set can ask for a fold`(_ condition: String, _ expected: [Pose]) throws {
    let (layout, requests) = try layout(
      Self.file(when: condition, at: Self.poses(Pose.allCases)))
    // One engine goes from pose to pose.
    let found = try zip(Pose.allCases, requests).filter { _, request in
      try layout.solve(request.environment()).activeSets == ["folded"]
    }
    #expect(found.map(\.0) == expected)
  }

  /// A half of Split View was measured to have the last 13.5 of its 469 points in the fold.
  @Test func `a fold at the rim of a half is active there, too`() throws {
    let (layout, requests) = try layout(
      Self.file(
        #""page.leading == root.fold.before.leading", "V:|[page]|", "#
          + #""page.trailing == root.fold.before.trailing""#,
        when: #"{ "foldAxis": "vertical" }"#,
        at: #"{ "device": "iphone-duo", "pose": "book", "split": "1/2" }"#))
    let snapshot = try layout.solve(requests[0].environment())
    #expect(snapshot.activeSets == ["folded"])
    #expect(snapshot["page"]?.exactFrame == Rect(x: 0, y: 0, width: 455.5, height: 669))
  }

  @Test func `a device that folds is closed in an orientation without a pose`() throws {
    let (_, requests) = try layout(
      Self.file(
        at: #"{ "device": "iphone-duo" }, { "device": "iphone-duo", "orientation": "landscape" }"#))
    #expect(try requests.map { try $0.environment().pose } == [.closed, .closedRight])
  }

  @Test func `a device that does not fold is in no pose`() throws {
    let (layout, requests) = try layout(
      Self.file(
        when: #"[{ "pose": "closed" }, { "fold": "active" }]"#,
        at: #"{ "device": "iphone-17" }, { "size": [951, 669] }"#))
    for request in requests {
      #expect(try layout.solve(request.environment()).activeSets.isEmpty)
    }
  }

  @Test func `a bare window can be given regions`() throws {
    let (layout, requests) = try layout(
      Self.file(
        #""page.leading >= root.windowControls.trailing + 2", "page.leading == root.leading @low", "#
          + #""page.trailing == root.fold.before.trailing", "V:|[page]|""#,
        at: """
          { "size": [800, 600], "windowControls": [66, 43], "regions": [
            { "kind": "division", "frame": [380, 0, 40, 600], "margins": { "left": 20, "right": 20 } },
            { "kind": "occlusion", "name": "strip", "frame": [716, 0, 84, 120], "active": false } ] }
          """))
    let environment = try requests[0].environment()
    #expect(environment.activeDivision?.margins == EdgeInsets(left: 20, right: 20))
    #expect(environment.reservedRegions.map(\.name) == ["fold", "strip"])
    #expect(
      try layout.solve(environment)["page"]?.frame == Rect(x: 68, y: 0, width: 312, height: 600))
  }

  @Test(
    arguments: [
      (#""page.top == root.fold.beside.top""#, "'root' has no guide 'fold.beside'"),
      (#""page.top == root.fold.before""#, "expected an attribute of the guide 'fold.before'"),
      (#""page.top == root.fold.before.top.top""#, "expected 'view.attribute' or"),
      (#""page.top == root.hinge.top""#, "'root' has no guide 'hinge'"),
      (#""page.width == root.fold.after.lastBaseline""#, "guides have no margins and no baselines"),
    ])
  func `a wrong name is reported at its place`(_ constraint: String, _ message: String) throws {
    let text = Self.file(constraint, at: Self.poses([.book]))
    do {
      _ = try layout(text)
      Issue.record("the file was read")
    } catch let error as ConstraintFileError {
      #expect(error.diagnostics.count == 1)
      #expect(error.diagnostics.first?.message.hasPrefix(message) ?? false)
      #expect(error.diagnostics.first?.span?.location.line == 3)
    }
  }

  @Test func `a declared guide can have the name of a cover`() throws {
    let (layout, requests) = try layout(
      """
      { "tinamou": 1,
        "view": { "id": "root", "guides": ["strip"], "subviews": [ { "id": "page" } ] },
        "constraints": [ "root.strip.leading == root.leading + 7", "root.strip.width == 5",
          "V:|[page]|", "page.leading == root.strip.trailing", "page.width == 9" ],
        "at": [ \(Self.poses([.closed])) ] }
      """)
    #expect(try layout.solve(requests[0].environment())["page"]?.frame.minX == 12)
  }

  @Test func `a row of a list knows nothing of a fold, alone and as a view`() throws {
    let text = """
      { "tinamou": 1,
        "view": { "id": "root", "subviews": [
          { "id": "list", "kind": "table", "rowHeight": 44, "rows": [
            { "id": "row", "subviews": [ { "id": "page" } ] } ] } ] },
        "constraints": [ "HV:|[list]|", "V:|[page]|", "page.leading == row.leading",
          "page.trailing == row.fold.before.trailing" ],
        "at": [ \(Self.poses([.book])) ] }
      """
    let file = try ConstraintFile(SourceText(name: "x", text: text))
    let environment = try #require(file.requests.first).environment()
    for file in [file, file.withRowsAsViews] {
      let snapshot = try FileLayout(file).solve(environment)
      let page = snapshot.items.first { $0.name?.hasPrefix("page") ?? false }
      #expect(page?.exactFrame.width == 951)
    }
  }
}
