import Foundation

/// The size of an image as its file states it, for PNG, GIF and JPEG.
struct ImageFile {
  /// The size in pixels.
  let pixels: CGSize

  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard let size = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) else { return nil }
    pixels = CGSize(width: size.width, height: size.height)
  }

  /// Reads the size from the header of a PNG file, which follows a signature of 8 bytes; its
  /// numbers begin 8 bytes later (ISO/IEC 15948).
  private static func png(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    return (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  /// Reads the size from a GIF file, where it follows a signature of 6 bytes, low byte first
  /// (GIF89a).
  private static func gif(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return (number([bytes[7], bytes[6]]), number([bytes[9], bytes[8]]))
  }

  /// Reads the size from a JPEG file, a sequence of segments with their lengths, of which the start
  /// of a frame contains the size (ISO/IEC 10918-1, B.2.2).
  private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      let beginsFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if beginsFrame {
        return (number(bytes[(place + 7)..<(place + 9)]), number(bytes[(place + 5)..<(place + 7)]))
      }
      place += 2 + number(bytes[(place + 2)..<(place + 4)])
    }
    return nil
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
