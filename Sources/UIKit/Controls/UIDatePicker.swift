public import Foundation
import TinamouEnvironment
import TinamouLayout

/// A date picker.
@preconcurrency @MainActor open class UIDatePicker: InertDatePicker {
  /// The date.
  open var date = Date()
  /// The kind of value that is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// The style of the picker; the layout is always that of wheels.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The style of the picker: the preferred one.
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
  /// The earliest date.
  open var minimumDate: Date?
  /// The latest date.
  open var maximumDate: Date?
  /// The interval of minutes.
  open var minuteInterval = 1
  /// The duration of the countdown, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The language of the picker.
  open var locale: Locale?
  /// The calendar of the picker.
  open var calendar = Calendar.current
  /// The time zone of the picker.
  open var timeZone: TimeZone?

  /// The kind of value that is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    case yearAndMonth = 4269
  }

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  override var beginsWithContentSize: Bool { true }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .datePicker) }
  override var isContentKnownToLayout: Bool { false }
  /// The width is recorded by Interface Builder.
  override var systemContentSize: CGSize {
    CGSize(width: 320, height: CGFloat(layoutView.platform.value(of: .pickerHeight)))
  }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
