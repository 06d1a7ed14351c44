import TinamouFormat
import TinamouLayout

/// A width that windows of some devices have.
struct PageDevice {
  /// The names of the devices, the newest last.
  var names: [String]
  let width: Double

  /// The widths of all devices in portrait orientation, in ascending order.
  static var all: [PageDevice] {
    var devices: [PageDevice] = []
    for device in Device.all where device.poses.isEmpty {
      let request = LayoutRequest(.device(device, orientation: .portrait, split: .full))
      guard let width = try? request.environment().windowSize.width else { continue }
      if let index = devices.firstIndex(where: { $0.width == width }) {
        devices[index].names.append(device.name)
      } else {
        devices.append(PageDevice(names: [device.name], width: width))
      }
    }
    return devices.ordered { $0.width < $1.width }
  }

  /// Writes devices as members of the page.
  static func write(_ devices: [PageDevice], to writer: inout JSONWriter) {
    writer.beginArray(forKey: "devices")
    for device in devices {
      writer.beginObject()
      writer.number(device.width, forKey: "width")
      writer.beginArray(forKey: "names")
      for name in device.names { writer.string(name) }
      writer.end()
      writer.end()
    }
    writer.end()
  }
}
