import TinamouFormat
import TinamouLayout

/// `tinamou devices`.
enum DevicesCommand {
  static let options = [
    Option(name: "--format", value: "json|table", help: "how to print them; table unless stated"),
    Option(
      name: "--system", value: "VERSION",
      help: "the version of iOS, such as 18 or 27.1; the newest unless\nstated",
      choices: SystemVersion.allCases.map(\.rawValue)),
  ]

  static let discussion = """
    Without DEVICE, or with a pattern such as 'ipad-*', lists devices. The widths are those of the
    windows in Split View and Slide Over, in points.
    With one, prints its windows and every number of the system, with evidence and source. An open
    number is what is used until somebody measures it.

    """

  static func run(
    _ arguments: [String], host: any CommandHost
  ) throws(UsageError) -> ExitCode {
    let parsed = try ParsedArguments(arguments, options: options)
    let format = try parsed.choices("--format", of: OutputFormat.self).first ?? .table
    let system = try parsed.choices("--system", of: SystemVersion.self).first ?? .newest
    if parsed.operands.count > 1 {
      throw UsageError(message: "unexpected argument '\(parsed.operands[1])'")
    }
    let platform = Platform(system)
    let devices = try parsed.operands.first.map(WindowSelection.devices) ?? Device.all
    guard let device = devices.first, devices.count == 1 else {
      return host.print(
        format == .json ? json(of: devices, on: platform) : table(of: devices), then: .done)
    }
    do throws(EnvironmentError) {
      _ = try WindowConfiguration.device(device).environment(on: platform)
    } catch {
      throw UsageError(message: "\(error)")
    }
    let report = DeviceReport(device: device, platform: platform)
    return host.print(format == .json ? report.json : report.text, then: .done)
  }

  private static func table(of devices: [Device]) -> String {
    let splits = Split.allCases.filter { $0 != .full }
    let windows = Orientation.allCases.flatMap { orientation in
      splits.map { (orientation: orientation, split: $0) }
    }
    let columns =
      ["device", "name", "portrait", "scale"]
      + windows.map { "\($0.orientation.rawValue) \($0.split.rawValue)" }
    var table = TextTable(columns: columns, leftColumns: [1])
    for device in devices {
      let size = device.portraitSize
      let widths = windows.map { window in
        device.windowWidth(window.split, window.orientation).map(JSONNumber.text) ?? "-"
      }
      table.add(
        [
          device.id, device.name,
          "\(JSONNumber.text(size.width))x\(JSONNumber.text(size.height))",
          "@\(JSONNumber.text(device.displayScale))x",
        ] + widths)
    }
    return table.text
  }

  private static func json(of devices: [Device], on platform: Platform) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.string("tinamou/devices/1", forKey: "schema")
    writer.string(platform.system.rawValue, forKey: "system")
    writer.beginArray(forKey: "devices")
    for device in devices { DeviceReport(device: device, platform: platform).write(to: &writer) }
    writer.end()
    writer.beginArray(forKey: "metrics")
    for metric in SystemMetric.all { write(metric, to: &writer) }
    writer.end()
    writer.end()
    return writer.text + "\n"
  }

  private static func write(_ metric: SystemMetric, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.string(metric.name, forKey: "name")
    writer.string(metric.meaning, forKey: "meaning")
    writer.beginArray(forKey: "systems")
    for fact in metric.facts {
      writer.beginObject(inline: true)
      writer.string(fact.since.rawValue, forKey: "since")
      if let sdk = fact.sdk { writer.string(sdk.rawValue, forKey: "sdk") }
      writer.number(fact.value, forKey: "value")
      writer.string(fact.evidence.rawValue, forKey: "evidence")
      writer.string(fact.source, forKey: "source")
      if !fact.note.isEmpty { writer.string(fact.note, forKey: "note") }
      writer.end()
    }
    writer.end()
    writer.end()
  }
}
