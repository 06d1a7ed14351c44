import UIKit

/// A screen with much of the code of typical screens, most of which does not affect the layout.
final class SettingsController: UIViewController, UITextFieldDelegate, UIPickerViewDataSource,
  UIPickerViewDelegate, UISearchResultsUpdating
{
  let card = UIView()
  let nameField = UITextField()
  let saveButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let picker = UIPickerView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.backgroundColor = .systemGroupedBackground
    configureBars()
    configureCard()
    configureField()
    layOut()
  }

  private func configureBars() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: Selector("save"))
    navigationItem.largeTitleDisplayMode = .never
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    definesPresentationContext = true
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
    navigationController?.navigationBar.standardAppearance = appearance
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 3)
  }

  private func configureCard() {
    card.layer.cornerRadius = 12
    card.layer.cornerCurve = .continuous
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 12).cgPath
    card.layer.borderColor = UIColor.separator.cgColor
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.systemTeal.cgColor, UIColor.systemMint.cgColor]
    card.layer.insertSublayer(gradient, at: 0)
    let tap = UITapGestureRecognizer(target: self, action: Selector("tap"))
    tap.numberOfTapsRequired = 2
    card.addGestureRecognizer(tap)
    card.accessibilityTraits = [.button, .header]
    let pulse = CABasicAnimation(keyPath: "opacity")
    (pulse.fromValue, pulse.toValue, pulse.repeatCount) = (0, 1, .infinity)
    card.layer.add(pulse, forKey: "pulse")
  }

  private func configureField() {
    nameField.delegate = self
    nameField.borderStyle = .roundedRect
    nameField.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.placeholderText])
    nameField.returnKeyType = .done
    nameField.clearButtonMode = .whileEditing
    (picker.dataSource, picker.delegate) = (self, self)
    nameField.inputView = picker
    let bar = UIToolbar()
    bar.setItems([.flexibleSpace(), UIBarButtonItem(barButtonSystemItem: .done)], animated: false)
    nameField.inputAccessoryView = bar
    saveButton.setTitle("Save", for: .normal)
    saveButton.setTitleColor(.white, for: .normal)
    saveButton.titleLabel?.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17, weight: .semibold))
    saveButton.menu = UIMenu(children: [UIAction(title: "Save a copy") { _ in }])
    saveButton.addAction(
      UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
  }

  private func layOut() {
    for subview in [card, nameField, saveButton, spinner] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: margins.topAnchor, constant: 8),
      card.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
      nameField.topAnchor.constraint(equalToSystemSpacingBelow: card.bottomAnchor, multiplier: 2),
      nameField.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      nameField.trailingAnchor.constraint(
        equalTo: saveButton.leadingAnchor, constant: -8),
      saveButton.widthAnchor.constraint(equalToConstant: 80),
      saveButton.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      saveButton.firstBaselineAnchor.constraint(equalTo: nameField.firstBaselineAnchor),
      spinner.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: card.centerYAnchor),
    ])
  }

  private func save() {
    spinner.startAnimating()
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: [.curveEaseInOut, .allowUserInteraction]
    ) {
      self.card.alpha = 0.5
    } completion: { _ in
      self.spinner.stopAnimating()
    }
    let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.layer.sublayers?.first?.frame = card.bounds
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in self.card.setNeedsLayout() }
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    view.endEditing(true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "Row \(row)" }
  func updateSearchResults(for searchController: UISearchController) {}
}

/// The delegates of an app and of its scene, as in the project templates.
final class AppDelegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: SettingsController())]
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}
