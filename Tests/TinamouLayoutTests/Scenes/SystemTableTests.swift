import Testing
import TinamouLayout

/// The published numbers of iOS 26 to 27.2, one row for each with its source.
@Suite struct SystemTableTests {
  @Test func `there are all published numbers`() {
    let rows = Fixture.rows("systems.tsv")
    #expect(rows.count >= 250)
    #expect(rows.allSatisfy { ["documented", "measured"].contains($0[4]) && !$0[5].isEmpty })
  }

  @Test(arguments: Fixture.rows("systems.tsv"))
  func `a published number is that of the table`(_ row: [String]) throws {
    let (kind, subject, number, expected) = (row[0], row[1], row[2], row[3])
    let found: String? =
      switch kind {
      case "metric": try metric(number, on: subject)
      case "margin": try margin(number, on: subject)
      case "device": try device(subject, number, expected)
      case "display": try display(subject, number)
      case "pose": try pose(subject, number)
      case "half": try half(subject, number)
      case "bar": try bar(subject, number)
      case "compat": try compatibilityWindow(subject, number)
      case "padWindow": try window(subject, number, isPhoneApp: false)
      case "phoneWindow": try window(subject, number, isPhoneApp: true)
      default: nil
      }
    guard let value = Double(expected) else {
      #expect(found == expected)
      return
    }
    // A published number has as many decimals as it is printed with.
    let decimals = expected.split(separator: ".").dropFirst().first?.count ?? 0
    let unit = [1, 0.1, 0.01, 0.001][decimals]
    let own = try #require(found.flatMap(Double.init))
    #expect(abs(own - value) <= unit / 2, "\(own)")
  }

  private func text(_ value: Double?) -> String? { value.map { String($0) } }

  private func metric(_ name: String, on version: String) throws -> String? {
    let system = try #require(SystemVersion(rawValue: version))
    let metric = try #require(SystemMetric.all.first { $0.name == name })
    let fact = Platform(system).fact(of: metric)
    #expect([.documented, .measured].contains(fact.evidence))
    return text(fact.value)
  }

  private func margin(_ name: String, on versions: String) throws -> String? {
    let both = versions.split(separator: "/").compactMap { SystemVersion(rawValue: String($0)) }
    let platform = Platform(both[0], sdk: both[1])
    if name == "root.margin" {
      let pad = try #require(Device.named("ipad-pro-11-m5"))
      return text(pad.minimumMargins(.portrait, on: platform).left)
    }
    let view = LayoutView("view")
    let root = LayoutView("root")
    root.addSubview(view)
    let engine = LayoutEngine(root: root, environment: .standard(on: platform))
    return withExtendedLifetime(engine) { text(view.layoutMargins.left) }
  }

  private func device(_ id: String, _ number: String, _ expected: String) throws -> String? {
    let device = try #require(Device.named(id))
    let parts = number.split(separator: ".").map(String.init)
    switch parts[0] {
    case "identifier":
      #expect(Device.named(expected) == device)
      return device.identifiers.first { $0 == expected }
    case "idiom": return device.idiom.rawValue
    case "width": return text(device.portraitSize.width)
    case "height": return text(device.portraitSize.height)
    case "scale": return text(device.displayScale)
    case "firstSystem":
      return SystemVersion.allCases.first {
        (try? WindowConfiguration.device(device).environment(on: Platform($0))) != nil
      }?.rawValue
    default:
      let orientation = try #require(Orientation(rawValue: parts[1]))
      return edge(parts[2], of: device.safeAreaInsets(orientation))
    }
  }

  private func display(_ name: String, _ number: String) throws -> String? {
    let device = try #require(Device.named("iphone-duo"))
    let display = try #require(
      name == "main" ? device.displays.first : device.displays.first { $0.name == name })
    let corners = display.corners ?? .zero
    switch number {
    case "width": return text(display.portraitSize.width)
    case "height": return text(display.portraitSize.height)
    case "scale": return text(display.scale)
    case "panel.width": return text(display.panel.width)
    case "panel.height": return text(display.panel.height)
    case "rendered.width": return text(display.renderedPixels.width)
    case "rendered.height": return text(display.renderedPixels.height)
    case "downscale": return text(display.panel.width / display.renderedPixels.width)
    case "corner.topLeft": return text(corners.topLeft)
    case "corner.topRight": return text(corners.topRight)
    case "corner.bottomLeft": return text(corners.bottomLeft)
    case "corner.bottomRight": return text(corners.bottomRight)
    default: return display.naturalOrientation.rawValue
    }
  }

  private func environment(_ name: String, sdk: SystemVersion? = nil) throws -> LayoutEnvironment {
    let pose = try #require(Pose(rawValue: name))
    let device = try #require(Device.named("iphone-duo")?.inPose(pose))
    return try WindowConfiguration.device(device, orientation: pose.orientation)
      .environment(on: Platform(.iOS27_1, sdk: sdk))
  }

  private func pose(_ name: String, _ number: String) throws -> String? {
    let environment = try environment(name)
    let pose = try #require(Pose(rawValue: name))
    let facts = try #require(Device.named("iphone-duo")?.inPose(pose)?.poseFacts(pose.orientation))
    let parts = number.split(separator: ".").map(String.init)
    switch parts[0] {
    case "keyboard":
      return text(parts[1] == "width" ? environment.windowSize.width : facts.keyboardHeight)
    case "sheet", "trailingSheet":
      // The published sizes are those of the content, inside of the safe area.
      let frame = facts.sheet(parts[0] == "sheet" ? .automatic : .trailing)
      let (insets, size) = (facts.safeArea, facts.size)
      let left = max(0, insets.left - frame.minX)
      let right = max(0, frame.maxX - (size.width - insets.right))
      switch parts[1] {
      case "x": return text(frame.minX)
      case "maxX": return text(frame.maxX)
      case "safe": return text(parts[2] == "left" ? left : right)
      case "width": return text(frame.width - left - right)
      default: return text(frame.height - max(0, frame.maxY - (size.height - insets.bottom)))
      }
    default: return try read(number, of: environment)
    }
  }

  /// Reads a number of a half of a Split View, which may begin with the SDK of the app.
  private func half(_ subject: String, _ number: String) throws -> String? {
    let parts = subject.split(separator: "/").map(String.init)
    let side = try #require(parts.last)
    let sdk = parts.count == 2 ? SystemVersion(rawValue: parts[0]) : nil
    let device = try #require(Device.named("iphone-duo")?.inPose(.open))
    var screen = ScreenArrangement(
      device, .landscape, platform: Platform(.newest, sdk: sdk), application: Application("left"),
      others: [Application("right")])
    try screen.split(.half)
    let scene = try #require(screen.scene(of: side))
    if number == "x" { return text(scene.frame.minX) }
    return try read(number, of: scene.environment)
  }

  private func bar(_ name: String, _ number: String) throws -> String? {
    if number == "strip" { return text(PoseFacts.stripWidth) }
    let extent = try #require(Double(number.dropFirst("gap.".count)))
    let bar = LayoutRegion.bar(onEdge: .trailing, extent: extent)
    return text(try insets(of: bar, in: environment(name)).right)
  }

  private func compatibilityWindow(_ subject: String, _ number: String) throws -> String? {
    let parts = subject.split(separator: "/").map(String.init)
    let environment = try environment(parts[1], sdk: SystemVersion(rawValue: parts[0]))
    return try read(number, of: environment)
  }

  private func window(_ text: String, _ number: String, isPhoneApp: Bool) throws -> String? {
    let numbers = text.split { "x@,".contains($0) }.compactMap { Double($0) }
    let device = try #require(Device.named("ipad-air-11-m4"))
    let frame = Rect(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
    let environment = try WindowConfiguration.device(device, orientation: .landscape).environment(
      ofWindow: frame, isPhoneApp: isPhoneApp)
    return try read(number, of: environment)
  }

  private func read(_ number: String, of environment: LayoutEnvironment) throws -> String? {
    let parts = number.split(separator: ".").map(String.init)
    switch parts[0] {
    case "width": return text(environment.windowSize.width)
    case "height": return text(environment.windowSize.height)
    case "horizontal": return environment.traits.horizontalSizeClass.rawValue
    case "vertical": return environment.traits.verticalSizeClass.rawValue
    case "idiom": return environment.traits.userInterfaceIdiom.rawValue
    case "safe": return edge(parts[1], of: environment.safeAreaInsets)
    case "margin":
      let margins = environment.systemMinimumLayoutMargins
      return text(parts[1] == "leading" ? margins.leading : margins.trailing)
    case "barEdge":
      return environment.barSide.map { $0 == .right ? "trailing" : "leading" } ?? "unspecified"
    case "readable":
      return edge(parts[1], of: try insets(of: .readableContent(), in: environment))
    case "corner":
      let region = LayoutRegion.safeArea(
        cornerAdaptation: parts[1] == "horizontal" ? .horizontal : .vertical)
      return edge(parts[2], of: try insets(of: region, in: environment))
    case "region":
      let region = try #require(environment.reservedRegions.first { $0.name == parts[1] })
      return read(Array(parts.dropFirst(2)), of: region)
    default: return nil
    }
  }

  private func read(_ parts: [String], of region: ReservedRegion) -> String? {
    switch parts[0] {
    case "x": text(region.frame.minX)
    case "y": text(region.frame.minY)
    case "width": text(region.frame.width)
    case "height": text(region.frame.height)
    case "kind": region.kind.rawValue
    case "active": String(region.isActive)
    default: edge(parts[1], of: region.margins)
    }
  }

  private func edge(_ name: String, of insets: EdgeInsets) -> String? {
    switch name {
    case "top": text(insets.top)
    case "left": text(insets.left)
    case "bottom": text(insets.bottom)
    default: text(insets.right)
    }
  }

  /// The insets of a region of the root view of a window.
  private func insets(
    of region: LayoutRegion, in environment: LayoutEnvironment
  ) throws -> EdgeInsets {
    let root = LayoutView("root")
    let engine = LayoutEngine(root: root, environment: environment)
    try engine.layoutIfNeeded()
    return withExtendedLifetime(engine) { root.edgeInsets(for: region) }
  }
}
