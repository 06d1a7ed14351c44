import Testing
import TinamouLayout

@testable import TinamouRender

@Suite struct `The place of a window on its screen` {

  @Test(
    arguments: [
      (Split.full, 0, 0), (.twoThirds, 0, 330), (.half, 0, 517), (.oneThird, 704, 0),
      (.slideOver, 704, 0),
    ] as [(Split, Double, Double)])
  func `is mirrored with the direction`(_ split: Split, _ left: Double, _ mirrored: Double) throws {
    for (direction, x) in [(LayoutDirection.leftToRight, left), (.rightToLeft, mirrored)] {
      var environment = try WindowConfiguration.pad(split).environment()
      environment.traits.layoutDirection = direction
      let place = ScreenPlace(.pad(split), environment)
      #expect(place.size == Size(width: 1024, height: 768))
      #expect(place.window.minX == x)
      #expect(place.window.size == environment.windowSize)
    }
  }

  @Test func `leaves everything except a divider to another app`() throws {
    for split in [Split.twoThirds, .half, .oneThird] {
      for direction in LayoutDirection.allCases {
        var environment = try WindowConfiguration.pad(split).environment()
        environment.traits.layoutDirection = direction
        let place = ScreenPlace(.pad(split), environment)
        let other = try #require(place.others.first)
        #expect(place.others.count == 1)
        #expect(other.width + place.window.width == 1014)
        #expect(min(other.minX, place.window.minX) == 0)
        #expect(max(other.maxX, place.window.maxX) == 1024)
      }
    }
  }

  @Test func `is all of the picture without a device`() throws {
    let window = WindowConfiguration.size(Size(width: 320, height: 200))
    let place = ScreenPlace(window, try window.environment())
    #expect(place.size == Size(width: 320, height: 200))
    #expect(place.others.isEmpty)
    #expect(place.cornerRadius == nil)
  }

  @Test(arguments: Device.all, Orientation.allCases)
  func `is inside of the screen on every device`(
    device: Device, orientation: Orientation
  ) throws {
    for split in device.splits(orientation) {
      let window = WindowConfiguration.device(device, orientation: orientation, split: split)
      let place = ScreenPlace(window, try window.environment())
      for rect in [place.window] + place.others {
        #expect(rect.minX >= 0 && rect.maxX <= place.size.width, "\(device.id) \(split)")
        #expect(rect.minY >= 0 && rect.maxY <= place.size.height, "\(device.id) \(split)")
      }
    }
  }
}
