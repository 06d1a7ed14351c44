/// The words for kinds of views.
extension NeighbourWord {
  static let kinds = Table(
    """
    view: UIView div ZStack FrameLayout ConstraintLayout constraintLayout
    label: UILabel text Text TextView span p
    button: UIButton Button
    image: UIImageView imageView ImageView img
    textField: UITextField TextField EditText input
    textView: UITextView TextEditor textarea
    switch: UISwitch toggle Toggle checkbox
    slider: UISlider SeekBar range
    segmentedControl: UISegmentedControl
    stepper: UIStepper
    activityIndicator: UIActivityIndicatorView spinner
    progressView: UIProgressView ProgressBar progress
    stack: UIStackView stackView
    scroll: UIScrollView scrollView ScrollView
    table: UITableView tableView List list
    collection: UICollectionView collectionView RecyclerView LazyVGrid grid
    datePicker: UIDatePicker
    pickerView: UIPickerView Picker select
    pageControl: UIPageControl
    searchBar: UISearchBar
    toolbar: UIToolbar
    tabBar: UITabBar TabView
    """,
    advice: """
      HStack hstack row flex: write "stack"
      LinearLayout: write "stack" with "axis"
      VStack vstack column: write "stack" with "axis": "vertical"
      Spacer spacer: room is a constraint, or the "spacing" of a stack
      UITableViewCell: a row of a table stands in its "rows"
      UICollectionViewCell: an item of a collection stands in its "items"
      """)
}
