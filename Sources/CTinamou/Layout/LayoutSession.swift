import CTinamouHeader
import TinamouFormat
import TinamouLayout

/// A constraint file with its engine, that a caller holds.
final class LayoutSession {
  /// The last layout.
  struct Shown {
    let request: LayoutRequest
    let snapshot: LayoutSnapshot
    let stop: TransitionPlayer.Stop?
    /// The views, each before its subviews.
    var views: [LayoutSnapshot.Item] { snapshot.items.filter { !$0.isGuide } }
  }

  let layout: FileLayout
  /// The window; `nil` if neither the file nor the caller has named one.
  private var request: LayoutRequest?
  private var last: Shown?
  /// The player of a transition that has begun.
  private var player: TransitionPlayer?

  /// Reads a file.
  init(_ source: SourceText) throws(Refusal) {
    do throws(ConstraintFileError) {
      let file = try ConstraintFile(source)
      request = file.requests.first
      do throws(LayoutError) {
        layout = try FileLayout(file)
      } catch {
        throw ConstraintFileError(diagnostics: [Diagnostic(error.rule, "\(error)")])
      }
    } catch {
      throw .file(error)
    }
  }

  /// The last layout.
  var shown: Shown {
    get throws(Refusal) {
      guard let last else { throw Refusal(TINAMOU_NO_LAYOUT, "there is no layout yet") }
      return last
    }
  }

  /// The window.
  var window: LayoutRequest {
    get throws(Refusal) {
      guard let request else {
        throw Refusal(TINAMOU_INVALID_WINDOW, "the file names no window, so set one")
      }
      return request
    }
  }

  // MARK: Window

  func setWindow(_ json: [UInt8]) throws(Refusal) {
    do throws(ConstraintFileError) {
      begin(try LayoutRequest(json: SourceText(name: "window", bytes: json)))
    } catch {
      let reasons = error.diagnostics.map { diagnostic in
        diagnostic.message + (diagnostic.help.map { "; \($0)" } ?? "")
      }
      throw Refusal(TINAMOU_INVALID_WINDOW, reasons.joined(separator: "\n"))
    }
  }

  func setSize(_ size: Size) throws(Refusal) {
    var request = self.request ?? LayoutRequest(.size(size))
    guard case .size = request.window else {
      throw Refusal(TINAMOU_INVALID_WINDOW, "the window of a device has its own size")
    }
    request.window = .size(size)
    _ = try environment(request)
    begin(request)
  }

  private func begin(_ request: LayoutRequest) {
    self.request = request
    player = nil
  }

  private func environment(_ request: LayoutRequest) throws(Refusal) -> LayoutEnvironment {
    do throws(EnvironmentError) {
      return try request.environment(of: layout.file)
    } catch {
      throw Refusal(TINAMOU_INVALID_WINDOW, "\(error)")
    }
  }

  // MARK: Layouts

  /// Lays out in the window and returns the number of views.
  func solve() throws(Refusal) -> Int {
    let request = try window
    let environment = try self.environment(request)
    player = nil
    do throws(LayoutError) {
      let snapshot = try layout.solve(environment)
      last = Shown(request: request, snapshot: snapshot, stop: nil)
    } catch {
      throw Refusal(TINAMOU_LAYOUT_REFUSED, layout.diagnostic(of: error).rendered)
    }
    return try shown.views.count
  }

  /// Plays a step of a transition and returns the number of views.
  func play(_ text: String) throws(Refusal) -> Int {
    let script: TransitionScript
    do throws(ConstraintFileError) {
      script = try TransitionScript(SourceText(name: "step", bytes: Array(text.utf8)))
    } catch {
      throw Refusal(
        TINAMOU_INVALID_WINDOW, error.diagnostics.map(\.message).joined(separator: "\n"))
    }
    guard script.steps.count == 1, let step = script.steps.first else {
      throw .invalid("expected one step")
    }
    let request = try window
    guard var player = self.player ?? TransitionPlayer(layout, from: request) else {
      throw Refusal(TINAMOU_INVALID_WINDOW, "a transition begins in the window of a device")
    }
    do throws(TransitionError) {
      let stop = try player.play(step)
      self.player = player
      last = Shown(request: stop.request, snapshot: stop.snapshot, stop: stop)
    } catch {
      // The player may be between two states, so the next step begins a transition.
      self.player = nil
      switch error {
      case .notAllowed(let diagnostic): throw Refusal(TINAMOU_INVALID_WINDOW, diagnostic.message)
      case .layout(let error):
        throw Refusal(TINAMOU_LAYOUT_REFUSED, layout.diagnostic(of: error).rendered)
      }
    }
    return try shown.views.count
  }
}

extension Refusal {
  /// A constraint file has errors.
  static func file(_ error: ConstraintFileError) -> Refusal {
    Refusal(TINAMOU_INVALID_FILE, error.diagnostics.map(\.rendered).joined())
  }
}

/// How frames are given to the caller.
enum FrameSpace {
  case window
  case container
  case exactWindow
  case exactContainer

  init(_ code: Int32) throws(Refusal) {
    switch Int(code) {
    case TINAMOU_IN_WINDOW: self = .window
    case TINAMOU_IN_CONTAINER: self = .container
    case TINAMOU_EXACT_IN_WINDOW: self = .exactWindow
    case TINAMOU_EXACT_IN_CONTAINER: self = .exactContainer
    default: throw .invalid("\(code) is no space of frames: these are 0 to 3")
    }
  }
}

/// Returns names one after another, each with a zero byte at its end, except the last: the text has
/// one.
func listed(_ names: [String]) -> String { names.joined(separator: "\0") }

extension [Double] {
  mutating func append(_ frame: Rect) {
    append(frame.minX)
    append(frame.minY)
    append(frame.width)
    append(frame.height)
  }
}
