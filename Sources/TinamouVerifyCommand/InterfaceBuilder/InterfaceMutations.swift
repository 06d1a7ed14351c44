import Foundation
import TinamouCommand
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout
import TinamouTestSupport

/// `tinamou-verify --interface-builder DIR --mutate COUNT`: reads damaged files, each of which must
/// lead to an error or a layout within a time limit.
struct InterfaceMutations {
  /// The time limit for a file.
  private static let longest = Duration.seconds(10)

  private static let values = [
    "0", "-1", "1e308", "nan", "1:0", "0:0", "YES", "", "99999999999999999999", "1e9", "0.000001",
  ]

  static func run(
    _ directory: String, count: Int, seed: UInt64, limit: Duration?, host: any CommandHost
  ) -> ExitCode {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [])
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    guard !names.isEmpty else {
      host.writeError("error: there are no storyboards in '\(directory)'\n")
      return .invalidInput
    }
    var outcomes = (laidOut: 0, refused: 0)
    let end = limit.map { ContinuousClock.now + $0 }
    var number = 0
    while number < count, end.map({ ContinuousClock.now < $0 }) ?? true {
      defer { number += 1 }
      var random = SeededGenerator(seed: seed &+ UInt64(number) &* 0x9E37_79B9)
      let name = names[Int(random.next() % UInt64(names.count))]
      guard var bytes = try? host.readFile(directory + "/" + name) else { continue }
      for _ in 0...(random.next() % 4) { mutate(&bytes, &random) }
      let start = ContinuousClock.now
      if layOut(SourceText(name: name, bytes: bytes)) {
        outcomes.laidOut += 1
      } else {
        outcomes.refused += 1
      }
      if ContinuousClock.now - start > longest {
        return host.print("\(name): number \(number) takes too long\n", then: .internalError)
      }
    }
    return host.print(
      "\(number) files, seed \(seed): \(outcomes.laidOut) laid out, \(outcomes.refused) refused\n",
      then: .done)
  }

  private static func layOut(_ source: SourceText) -> Bool {
    guard let document = try? InterfaceDocument(source) else { return false }
    for root in document.roots {
      guard let layout = try? document.layout(of: root),
        let environment = try? layout.file.requests.first?.environment(of: layout.file),
        let file = try? FileLayout(layout.file)
      else { continue }
      _ = (try? file.solve(environment)).map(file.diagnostics)
    }
    return true
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard bytes.count > 1 else { return }
    let place = Int(random.next() % UInt64(bytes.count))
    let length = min(Int(random.next() % 400), bytes.count - place)
    switch random.next() % 8 {
    case 0: bytes.removeSubrange(place..<(place + length))
    case 1: bytes.insert(contentsOf: bytes[place..<(place + length)], at: place)
    case 2: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 3: bytes.removeSubrange(place...)
    case 4: replaceAttribute(&bytes, from: place, Array(values[Int(random.next() % 11)].utf8))
    default:
      // Use the value of another attribute, to get ids, names and numbers in the wrong places.
      let other = Int(random.next() % UInt64(bytes.count))
      if let range = attribute(in: bytes, from: other) {
        replaceAttribute(&bytes, from: place, Array(bytes[range]))
      }
    }
  }

  private static func replaceAttribute(_ bytes: inout [UInt8], from place: Int, _ value: [UInt8]) {
    if let range = attribute(in: bytes, from: place) { bytes.replaceSubrange(range, with: value) }
  }

  /// The value of the next attribute, without quotation marks.
  private static func attribute(in bytes: [UInt8], from place: Int) -> Range<Int>? {
    let quote = UInt8(ascii: "\"")
    guard
      let start = bytes[place...].indices.dropFirst().first(where: {
        bytes[$0] == quote && bytes[$0 - 1] == UInt8(ascii: "=")
      }), let end = bytes[(start + 1)...].firstIndex(of: quote)
    else { return nil }
    return (start + 1)..<end
  }
}
