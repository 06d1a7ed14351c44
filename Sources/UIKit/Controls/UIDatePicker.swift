public import Foundation
import TinamouLayout

/// A choice of a date.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The date.
  open var date = Date()
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// How the picker looks; the wheels are laid out whatever it says.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The earliest date.
  open var minimumDate: Date?
  /// The latest date.
  open var maximumDate: Date?
  /// The steps of minutes.
  open var minuteInterval = 1
  /// How long to wait, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The language of the picker.
  open var locale: Locale?
  /// The calendar of the picker.
  open var calendar = Calendar.current
  /// The time zone of the picker.
  open var timeZone: TimeZone?

  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time.
    case time = 0
    /// A date.
    case date = 1
    /// Both.
    case dateAndTime = 2
    /// How long to wait.
    case countDownTimer = 3
  }

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// Makes a control of its own size at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeOwnSize()
  }
  /// Makes a control of its own size; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeOwnSize()
  }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .datePicker) }
  override var isContentKnownToLayout: Bool { false }
  /// Recorded by Interface Builder: 320 x 216.
  override var systemContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// How a picker of dates looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system decides.
  case automatic = 0
  /// Turning wheels.
  case wheels = 1
  /// A label that opens a picker.
  case compact = 2
  /// A calendar.
  case inline = 3
}
