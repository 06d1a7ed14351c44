internal import Synchronization
internal import TinamouControllers
internal import TinamouLayout

/// How much of the time of a file its texts take, and how often its views move, view by view.
struct FileAttribution: Codable {
  /// A view with what it caused.
  struct Row: Codable {
    var view: String
    /// The time to measure its text, in microseconds. Views with the same text share it.
    var textTime: Double
    /// How often its text was measured; a text that is measured at a width once is remembered.
    var measurements: Int
    /// How often its frame changed.
    var moves: Int
  }

  private static let shownRows = 12

  var name: String
  var rows: [Row]

  /// Lays a file out and plays scripts with it, each once.
  init(_ file: BenchmarkFile, _ cases: [TransitionCase]) throws(BenchmarkError) {
    name = file.name
    var totals: [String: Row] = [:]
    var order: [String] = []
    for (device, scripts) in Self.byDevice(cases) {
      let app = try FileApp(file, environment: TransitionScript.start(on: device))
      let measurer = TimingMeasurer()
      app.window.engine.textMeasurer = measurer
      do {
        var frames: [LayoutItem.ID: Rect] = [:]
        func note(_ snapshot: LayoutSnapshot) {
          for item in snapshot.items where !item.isGuide {
            let name = item.name ?? "(no id)"
            if totals[name] == nil {
              totals[name] = Row(view: name, textTime: 0, measurements: 0, moves: 0)
              order.append(name)
            }
            if let old = frames[item.id], old != item.windowFrame { totals[name]?.moves += 1 }
            frames[item.id] = item.windowFrame
          }
        }
        note(try app.window.engine.solve())
        for step in try scripts.flatMap({ try $0.script.environments(on: device) }) {
          try TransitionBenchmark.perform(step, in: app)
          note(try app.window.engine.solve())
        }
      } catch {
        throw .layout("\(file.path): \(error)")
      }
      let views = app.window.engine.root.subtreeViews()
      for (text, time) in measurer.times {
        let names = views.filter { $0.text == text }.compactMap(\.name)
        for name in names {
          totals[name]?.textTime += Double(time.nanoseconds) / 1000 / Double(names.count)
          totals[name]?.measurements += time.count
        }
      }
    }
    rows = order.compactMap { totals[$0] }.sorted {
      ($0.textTime, $0.moves) > ($1.textTime, $1.moves)
    }
  }

  /// The scripts of each device, in order.
  private static func byDevice(_ cases: [TransitionCase]) -> [(Device, [TransitionCase])] {
    var groups: [(Device, [TransitionCase])] = []
    for measured in cases {
      if let last = groups.indices.last, groups[last].0 == measured.device {
        groups[last].1.append(measured)
      } else {
        groups.append((measured.device, [measured]))
      }
    }
    return groups
  }

  /// The rows with the most time, as a table.
  var text: String {
    var table = TextTable(header: ["\(name), by view", "", "text µs", "texts", "moves", ""])
    for row in rows.prefix(Self.shownRows) {
      table.append([
        "  \(row.view)", "", BenchmarkReport.decimal(row.textTime, places: 1),
        "\(row.measurements)", "\(row.moves)", "",
      ])
    }
    let rest = rows.count - Self.shownRows
    return table.text + (rest > 0 ? "  and \(rest) more views\n" : "")
  }
}

/// A measurer that records how long each text takes.
private final class TimingMeasurer: TextMeasuring {
  /// Shapes a text once for all widths, as the engine does with the built-in measurer.
  private let cache = Mutex(TextMeasurementCache(SystemTextMeasurer()))
  private let recorded = Mutex<[String: (nanoseconds: UInt64, count: Int)]>([:])

  /// The time and the number of measurements of each text.
  var times: [String: (nanoseconds: UInt64, count: Int)] { recorded.withLock { $0 } }

  func measure(_ request: TextRequest) -> TextMeasurement {
    let start = Clock.wall
    let measurement = cache.withLock { $0.measurement(of: request) }
    let time = Clock.wall - start
    recorded.withLock {
      let old = $0[request.text] ?? (0, 0)
      $0[request.text] = (old.nanoseconds + time, old.count + 1)
    }
    return measurement
  }
}
