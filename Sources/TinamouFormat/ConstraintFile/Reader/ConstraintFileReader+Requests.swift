import TinamouLayout

extension ConstraintFileReader {
  /// Reads an entry of `at` of a file, which the system of the file must have.
  mutating func readRequest(_ value: JSONValue, of file: JSONValue) -> LayoutRequest? {
    guard let window = readWindow(value) else { return nil }
    var request = LayoutRequest(
      window, textSize: value["textSize"]?.string.flatMap { .init(rawValue: $0.value) },
      direction: value["direction"]?.string.flatMap { .init(rawValue: $0.value) },
      scale: value["scale"]?.number, keyboardHeight: value["keyboard"]?.number,
      readableWidthProfile: value["readable"].flatMap(Self.profile))
    request.windowFrame = value["window"].map { Self.rect($0) }
    request.system = Self.version(value["system"])
    request.sdk = Self.version(value["sdk"])
    request.traits = readTraits(value["traits"])
    request.safeArea = value["safeArea"].map(Self.insets)
    request.minimumMargins = value["minimumMargins"].map { Self.margins($0, missing: 0) }
    request.reservedRegions = value["regions"]?.elements.compactMap { readRegion($0) }
    request.windowControls = value["windowControls"].flatMap(Self.size)
    do throws(EnvironmentError) {
      var located = request
      located.system = request.system ?? Self.version(file["system"])
      located.sdk = request.sdk ?? Self.version(file["sdk"])
      _ = try located.environment()
      return request
    } catch {
      let place = value["window"] ?? value["split"] ?? value
      report(.unknownConfiguration, "\(error)", place.range)
      return nil
    }
  }

  /// A region of the window.
  private mutating func readRegion(_ value: JSONValue) -> ReservedRegion? {
    guard let kind = value["kind"]?.string.flatMap({ ReservedRegion.Kind(rawValue: $0.value) }),
      let place = value["frame"]
    else { return nil }
    let frame = Self.rect(place)
    if frame.width < 0 || frame.height < 0 {
      report(.numberOutOfRange, "the width and the height of a region are at least 0", place.range)
      return nil
    }
    let name = value["name"]?.string?.value ?? (kind == .division ? "fold" : "camera")
    return ReservedRegion(
      name, kind, frame, margins: value["margins"].map(Self.insets) ?? .zero,
      isActive: value["active"]?.boolean ?? true)
  }

  /// A version of the system or of an SDK.
  static func version(_ value: JSONValue?) -> SystemVersion? {
    value?.string.flatMap { SystemVersion(rawValue: $0.value) }
  }

  /// A readable width profile by its name, or for a number of characters per line.
  private static func profile(_ value: JSONValue) -> ReadableWidthProfile? {
    value.number.map { .charactersPerLine($0) }
      ?? value.string.flatMap { ReadableWidthProfile.named($0.value) }
  }

  private mutating func readWindow(_ value: JSONValue) -> WindowConfiguration? {
    guard let name = value["device"]?.string else { return readBareWindow(value) }
    if let size = value["size"] {
      report(.invalidValue, "a window has a 'device' or a 'size', not both", size.range)
      return nil
    }
    guard let device = readDevice(name) else { return nil }
    let split = value["split"]?.string.flatMap { Split(rawValue: $0.value) } ?? .full
    let orientation = value["orientation"]?.string.flatMap { Orientation(rawValue: $0.value) }
    guard let place = value["pose"], let pose = place.string.flatMap({ Pose(rawValue: $0.value) })
    else { return .device(device, orientation: orientation ?? .portrait, split: split) }
    if orientation != nil {
      report(.invalidValue, "a 'pose' has its orientation", place.range)
    }
    guard let held = device.inPose(pose) else {
      report(.unknownConfiguration, "\(device.id) does not fold", place.range)
      return nil
    }
    return .device(held, orientation: pose.orientation, split: split)
  }

  private static func rect(_ value: JSONValue) -> Rect {
    let numbers = value.elements.compactMap(\.number)
    guard numbers.count == 4 else { return .zero }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private mutating func readDevice(_ name: JSONString) -> Device? {
    if let device = Device.named(name.value) { return device }
    report(
      .unknownConfiguration, "there is no device '\(name.value)'", name.range,
      help: DeviceHint.help(for: name.value))
    return nil
  }

  /// Reads the place of the app at the beginning of transitions.
  mutating func readScene(_ value: JSONValue?) -> SceneDeclaration {
    var scene = SceneDeclaration()
    guard let value else { return scene }
    scene.device = value["device"]?.string.flatMap { readDevice($0) }
    if let orientation = value["orientation"] {
      if value["device"] == nil {
        report(.invalidValue, "'orientation' needs a 'device'", orientation.range)
      }
      scene.orientation = orientation.string.flatMap { .init(rawValue: $0.value) } ?? .portrait
    }
    if let profile = value["profile"]?.string.flatMap({ MultitaskingProfile(rawValue: $0.value) }) {
      scene.profile = profile
    }
    if let role = value["role"]?.string.flatMap({ SceneRole(rawValue: $0.value) }) {
      scene.role = role
    }
    return scene
  }

  mutating func readTransition(_ value: JSONValue?) -> TransitionScript? {
    guard let string = value?.string else { return nil }
    do throws(ConstraintStringError) {
      return try TransitionScript(string, of: document)
    } catch {
      diagnostics.append(error.diagnostic(in: string, of: document))
      return nil
    }
  }

  private mutating func readBareWindow(_ value: JSONValue) -> WindowConfiguration? {
    for key in ["orientation", "split", "pose", "window"] {
      guard let place = value[key] else { continue }
      report(.invalidValue, "'\(key)' needs a 'device'", place.range)
      return nil
    }
    let lengths = value["size"]?.elements.compactMap(\.number) ?? []
    guard lengths.count == 2 else {
      report(.missingKey, "a window needs a 'device' or a 'size'", value.range)
      return nil
    }
    return .size(Size(width: lengths[0], height: lengths[1]))
  }
}
