import TinamouFormat

/// A part of the constraint file to write.
indirect enum JSONFragment: Hashable {
  case boolean(Bool)
  case number(Double)
  case string(String)
  case null
  /// Values that stay on one line.
  case row([JSONFragment])
  /// Keys and values, in the order in which they are written.
  case object([Member])

  struct Member: Hashable {
    let key: String
    let value: JSONFragment
  }

  static func numbers(_ values: [Double]) -> JSONFragment { .row(values.map { .number($0) }) }

  static func members(_ values: [(String, JSONFragment)]) -> JSONFragment {
    .object(values.map { Member(key: $0.0, value: $0.1) })
  }
}

extension JSONWriter {
  /// Writes a fragment; objects stay on one line.
  mutating func write(_ fragment: JSONFragment) {
    switch fragment {
    case .boolean(let value): boolean(value)
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .null: number(.nan)
    case .row(let values):
      beginArray(inline: true)
      for value in values { write(value) }
      end()
    case .object(let members):
      beginObject(inline: true)
      for member in members {
        key(member.key)
        write(member.value)
      }
      end()
    }
  }
}
