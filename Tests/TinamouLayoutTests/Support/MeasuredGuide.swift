import Testing
import TinamouLayout

/// A row of Fixtures/readable-guides.tsv.
struct MeasuredGuide: CustomTestStringConvertible, Sendable {
  let device: String
  let orientation: Orientation
  let system: String
  let size: Size
  let margins: EdgeInsets
  let readableX: Double
  let readableWidth: Double
  let horizontal: SizeClass
  let vertical: SizeClass

  var testDescription: String { "\(device) \(orientation.rawValue) iOS \(system)" }

  static let all: [MeasuredGuide] = Fixture.rows("readable-guides.tsv").compactMap {
    MeasuredGuide($0)
  }

  private init?(_ row: [String]) {
    guard row.count == 13, let orientation = Orientation(rawValue: row[1]),
      let horizontal = SizeClass(rawValue: row[11]), let vertical = SizeClass(rawValue: row[12])
    else { return nil }
    let numbers = row[3...10].compactMap(Double.init)
    guard numbers.count == 8 else { return nil }
    device = row[0]
    self.orientation = orientation
    system = row[2]
    size = Size(width: numbers[0], height: numbers[1])
    margins = EdgeInsets(
      top: numbers[2], left: numbers[3], bottom: numbers[4], right: numbers[5])
    readableX = numbers[6]
    readableWidth = numbers[7]
    self.horizontal = horizontal
    self.vertical = vertical
  }

  func environment() throws -> LayoutEnvironment {
    let device = try #require(Device.named(device))
    return try WindowConfiguration.device(device, orientation: orientation)
      .environment(on: Platform(.iOS18))
  }
}
