import Foundation
import TinamouEnvironment
import TinamouLayout

/// A picker view.
@preconcurrency @MainActor open class UIPickerView: InertPickerView {
  /// The data source of the components.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The delegate, which is called only when a row is queried.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selectedRows: [Int: Int] = [:]

  override var beginsWithContentSize: Bool { true }

  /// Returns the number of components.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// Returns the number of rows of a component.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Selects a row of a component.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selectedRows[component] = row
  }
  /// Returns the selected row of a component.
  open func selectedRow(inComponent component: Int) -> Int { selectedRows[component] ?? 0 }
  /// Returns `nil`: rows have no views.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .pickerView) }
  override var isContentKnownToLayout: Bool { false }
  /// The width is recorded by Interface Builder.
  override var systemContentSize: CGSize {
    CGSize(width: 320, height: CGFloat(layoutView.platform.value(of: .pickerHeight)))
  }
}

/// Provides the components of a picker view.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// The number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Receives events of a picker view.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: InertPickerViewDelegate {}
