import TinamouFormat
import TinamouLayout

/// What is known about a device on a system.
struct DeviceReport {
  let device: Device
  let platform: Platform

  /// The windows of the device, and the numbers of its system, for people.
  var text: String {
    var windows = TextTable(
      columns: ["window", "size", "classes", "safe area", "margins"], leftColumns: [])
    for (device, orientation, split) in offered {
      guard let environment = environment(device, orientation, split) else { continue }
      let insets = environment.safeAreaInsets
      let margins = environment.systemMinimumLayoutMargins
      let traits = environment.traits
      windows.add([
        "\(device.pose(orientation)?.rawValue ?? orientation.rawValue) \(split.rawValue)",
        Self.text([environment.windowSize.width, environment.windowSize.height], "x"),
        "\(traits.horizontalSizeClass.rawValue) x \(traits.verticalSizeClass.rawValue)",
        Self.text([insets.top, insets.left, insets.bottom, insets.right], "/"),
        Self.text([margins.leading, margins.trailing], "/"),
      ])
    }
    var facts = TextTable(
      columns: ["number", "points", "evidence", "source"], leftColumns: [2, 3])
    for metric in SystemMetric.all {
      let fact = platform.fact(of: metric)
      if fact.since > platform.system { continue }
      facts.add([
        metric.name, JSONNumber.text(fact.value), fact.evidence.rawValue,
        fact.source + (fact.note.isEmpty ? "" : "; \(fact.note)"),
      ])
    }
    return """
      \(device.id): \(device.name), system \(platform.system.rawValue)\(hardware)
      safe area and size: \(evidence.evidence.rawValue) (\(evidence.source))

      \(windows.text)
      \(facts.text)
      """
  }

  /// The same for programs.
  var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.string("tinamou/device/1", forKey: "schema")
    writer.string(platform.system.rawValue, forKey: "system")
    writer.key("device")
    write(to: &writer)
    writer.end()
    return writer.text + "\n"
  }

  /// Writes the device.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.string(device.id, forKey: "id")
    writer.string(device.name, forKey: "name")
    if !device.aliases.isEmpty {
      writer.beginArray(inline: true, forKey: "aliases")
      for alias in device.aliases { writer.string(alias) }
      writer.end()
    }
    if !device.identifiers.isEmpty {
      writer.beginArray(inline: true, forKey: "identifiers")
      for identifier in device.identifiers { writer.string(identifier) }
      writer.end()
    }
    writer.string(device.idiom.rawValue, forKey: "idiom")
    writer.number(device.displayScale, forKey: "scale")
    writer.beginArray(forKey: "displays")
    for display in device.displays { write(display, to: &writer) }
    writer.end()
    writer.beginArray(inline: true, forKey: "features")
    for feature in device.features.names { writer.string(feature) }
    writer.end()
    writer.string(evidence.evidence.rawValue, forKey: "evidence")
    writer.string(evidence.source, forKey: "source")
    writer.beginArray(forKey: "windows")
    for (device, orientation, split) in offered { write(device, orientation, split, to: &writer) }
    writer.end()
    writer.end()
  }

  private func write(
    _ device: Device, _ orientation: Orientation, _ split: Split, to writer: inout JSONWriter
  ) {
    guard let environment = environment(device, orientation, split) else { return }
    let traits = environment.traits
    writer.beginObject(inline: true)
    writer.string(orientation.rawValue, forKey: "orientation")
    if let pose = device.pose(orientation) { writer.string(pose.rawValue, forKey: "pose") }
    writer.string(split.rawValue, forKey: "split")
    writer.numbers([environment.windowSize.width, environment.windowSize.height], forKey: "size")
    writer.string(traits.horizontalSizeClass.rawValue, forKey: "width")
    writer.string(traits.verticalSizeClass.rawValue, forKey: "height")
    writer.key("safeArea")
    let insets = environment.safeAreaInsets
    writer.numbers([insets.top, insets.left, insets.bottom, insets.right])
    let margins = environment.systemMinimumLayoutMargins
    if margins.leading == margins.trailing {
      writer.number(margins.leading, forKey: "margin")
    } else {
      writer.key("margin")
      writer.numbers([margins.leading, margins.trailing])
    }
    if !environment.reservedRegions.isEmpty { write(environment.reservedRegions, to: &writer) }
    writer.end()
  }

  private func write(_ display: Display, to writer: inout JSONWriter) {
    writer.beginObject(inline: true)
    writer.string(display.name, forKey: "name")
    writer.numbers([display.portraitSize.width, display.portraitSize.height], forKey: "size")
    writer.number(display.scale, forKey: "scale")
    writer.numbers([display.panel.width, display.panel.height], forKey: "panel")
    writer.string(display.naturalOrientation.rawValue, forKey: "naturalOrientation")
    if let corners = display.corners {
      writer.numbers(
        [corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight],
        forKey: "corners")
    }
    writer.end()
  }

  private var hardware: String {
    device.identifiers.isEmpty
      ? "" : "\nhardware: \(device.identifiers.joined(separator: ", "))"
  }

  /// The origin of the safe area.
  private var evidence: (evidence: Provenance, source: String) {
    device.safeAreaEvidence(on: platform)
  }

  /// The windows, of a device that folds in each of its poses.
  private var offered: [(Device, Orientation, Split)] {
    device.places.flatMap { device, orientation in
      device.splits(orientation).map { (device, orientation, $0) }
    }
  }

  private func write(_ regions: [ReservedRegion], to writer: inout JSONWriter) {
    writer.beginArray(inline: true, forKey: "reservedRegions")
    for region in regions {
      let frame = region.frame
      writer.beginObject(inline: true)
      writer.string(region.name, forKey: "name")
      writer.string(region.kind.rawValue, forKey: "kind")
      writer.numbers([frame.minX, frame.minY, frame.width, frame.height], forKey: "frame")
      writer.boolean(region.isActive, forKey: "active")
      writer.end()
    }
    writer.end()
  }

  private func environment(
    _ device: Device, _ orientation: Orientation, _ split: Split
  ) -> LayoutEnvironment? {
    let window = WindowConfiguration.device(device, orientation: orientation, split: split)
    return try? window.environment(on: platform)
  }

  private static func text(_ numbers: [Double], _ separator: String) -> String {
    numbers.map(JSONNumber.text).joined(separator: separator)
  }
}
