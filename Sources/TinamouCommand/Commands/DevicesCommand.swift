import TinamouFormat
import TinamouLayout

/// `tinamou devices`.
enum DevicesCommand {
  static let options = [
    Option(name: "--format", value: "json|table", help: "how to print them; table unless stated")
  ]

  static func run(
    _ arguments: [String], host: any CommandHost
  ) throws(UsageError) -> ExitCode {
    let parsed = try ParsedArguments(arguments, options: options)
    if let extra = parsed.operands.first {
      throw UsageError(message: "unexpected argument '\(extra)'")
    }
    let format = try parsed.choices("--format", of: OutputFormat.self).first ?? .table
    return host.print(format == .json ? json : table, then: .done)
  }

  private static var table: String {
    let splits = Split.allCases.filter { $0 != .full }
    let windows = Orientation.allCases.flatMap { orientation in
      splits.map { (orientation: orientation, split: $0) }
    }
    let columns =
      ["device", "name", "portrait", "scale"]
      + windows.map { "\($0.orientation.rawValue) \($0.split.rawValue)" }
    var table = TextTable(columns: columns, leftColumns: [1])
    for device in Device.all {
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

  private static var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.string("tinamou/devices/1", forKey: "schema")
    writer.beginArray(forKey: "devices")
    for device in Device.all { write(device, to: &writer) }
    writer.end()
    writer.end()
    return writer.text + "\n"
  }

  private static func write(_ device: Device, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.string(device.id, forKey: "id")
    writer.string(device.name, forKey: "name")
    if !device.aliases.isEmpty {
      writer.beginArray(inline: true, forKey: "aliases")
      for alias in device.aliases { writer.string(alias) }
      writer.end()
    }
    writer.string(device.idiom.rawValue, forKey: "idiom")
    writer.number(device.displayScale, forKey: "scale")
    writer.beginArray(inline: true, forKey: "features")
    for feature in device.features.names { writer.string(feature) }
    writer.end()
    writer.beginArray(forKey: "windows")
    for orientation in Orientation.allCases {
      for split in device.splits(orientation) {
        write(device, orientation, split, to: &writer)
      }
    }
    writer.end()
    writer.end()
  }

  private static func write(
    _ device: Device, _ orientation: Orientation, _ split: Split, to writer: inout JSONWriter
  ) {
    let window = WindowConfiguration.device(device, orientation: orientation, split: split)
    guard let environment = try? window.environment() else { return }
    let traits = environment.traits
    writer.beginObject(inline: true)
    writer.string(orientation.rawValue, forKey: "orientation")
    writer.string(split.rawValue, forKey: "split")
    writer.numbers([environment.windowSize.width, environment.windowSize.height], forKey: "size")
    writer.string(traits.horizontalSizeClass.rawValue, forKey: "width")
    writer.string(traits.verticalSizeClass.rawValue, forKey: "height")
    writer.key("safeArea")
    let insets = environment.safeAreaInsets
    writer.numbers([insets.top, insets.left, insets.bottom, insets.right])
    writer.number(environment.systemMinimumLayoutMargins.leading, forKey: "margin")
    writer.end()
  }
}
