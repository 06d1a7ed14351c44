public import Foundation
import TinamouLayout

/// A choice from turning wheels.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// What the wheels show.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The app's delegate, which is asked when somebody asks for a row.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selectedRows: [Int: Int] = [:]

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

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Turns a wheel.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selectedRows[component] = row
  }
  /// The row that a wheel shows.
  open func selectedRow(inComponent component: Int) -> Int { selectedRows[component] ?? 0 }
  /// Asks anew for all rows; nothing is drawn.
  open func reloadAllComponents() {}
  /// Asks anew for the rows of a wheel; nothing is drawn.
  open func reloadComponent(_ component: Int) {}
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .pickerView) }
  override var isContentKnownToLayout: Bool { false }
  /// Recorded by Interface Builder: 320 x 216.
  override var systemContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// Tells a picker what its wheels show.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Hears of a picker.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// What a row says; never asked.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// The user chose a row; never called.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
