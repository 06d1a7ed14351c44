import UIKit

/// A person in a list.
struct Person: Hashable, Codable {
  let name: String
}

/// A picture with round corners, which is loaded from an address.
final class AvatarView: UIImageView {
  private static let cache = NSCache<NSString, UIImage>()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 10
    clipsToBounds = true
    image = UIImage(systemName: "person.crop.circle")
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  func load(_ address: String) {
    if let known = AvatarView.cache.object(forKey: address as NSString) {
      image = known
      return
    }
    guard let url = URL(string: address) else { return }
    URLSession.shared.dataTask(with: url) { [weak self] data, response, error in
      guard error == nil, (response as? HTTPURLResponse)?.statusCode == 200, let data,
        let picture = UIImage(data: data)
      else { return }
      DispatchQueue.main.async { self?.image = picture }
    }.resume()
  }
}

/// An item with a square picture above a name.
final class PersonCell: UICollectionViewCell {
  static let identifier = "person"
  let avatar = AvatarView(frame: .zero)
  let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.textAlignment = .center
    name.font = .systemFont(ofSize: 16, weight: .bold)
    name.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(avatar)
    contentView.addSubview(name)
    NSLayoutConstraint.activate([
      avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      avatar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      name.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 12),
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      name.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// People in three columns, with a search and an empty state.
final class PeopleController: UIViewController {
  private enum Section { case main }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var collectionView: UICollectionView!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var dataSource: UICollectionViewDiffableDataSource<Section, Person>!
  let emptyState = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: threeColumns(in: view))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    collectionView.register(
      PersonCell.self, forCellWithReuseIdentifier: PersonCell.identifier)
    view.addSubview(collectionView)
    dataSource = .init(collectionView: collectionView) { collectionView, path, person in
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: PersonCell.identifier, for: path)
      (cell as? PersonCell)?.name.text = person.name
      return cell
    }
    let search = UISearchController()
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Name"
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in })
    layOutEmptyState()
  }

  private func threeColumns(in view: UIView) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    let padding: CGFloat = 12
    let width = (view.bounds.width - padding * 2 - 10 * 2) / 3
    layout.sectionInset = UIEdgeInsets(
      top: padding, left: padding, bottom: padding, right: padding)
    layout.itemSize = CGSize(width: width, height: width + 40)
    return layout
  }

  private func layOutEmptyState() {
    emptyState.numberOfLines = 3
    emptyState.text = "Nobody is here."
    emptyState.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(emptyState)
    NSLayoutConstraint.activate([
      emptyState.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -150),
      emptyState.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
      emptyState.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -40),
      emptyState.heightAnchor.constraint(equalToConstant: 200),
    ])
  }

  func show(_ people: [Person]) {
    emptyState.isHidden = !people.isEmpty
    var snapshot = NSDiffableDataSourceSnapshot<Section, Person>()
    snapshot.appendSections([.main])
    snapshot.appendItems(people)
    dataSource.apply(snapshot, animatingDifferences: true)
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nobody"
    contentUnavailableConfiguration = emptyState.isHidden ? nil : configuration
  }
}

extension PeopleController: UICollectionViewDelegate, UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {}

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let person = dataSource.itemIdentifier(for: indexPath) else { return }
    UIPasteboard.general.string = person.name
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }
}

/// An alert in the middle of the window.
final class AlertController: UIViewController {
  let container = UIView()
  let titleLabel = UILabel()
  let messageLabel = UILabel()
  let button = UIButton(configuration: .filled())

  init(title: String, message: String) {
    super.init(nibName: nil, bundle: nil)
    titleLabel.text = title
    messageLabel.text = message
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.75)
    button.configuration?.title = "OK"
    button.configuration?.cornerStyle = .medium
    button.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    messageLabel.numberOfLines = 4
    view.addSubview(container)
    for child in [container, titleLabel, messageLabel, button] {
      child.translatesAutoresizingMaskIntoConstraints = false
      if child !== container { container.addSubview(child) }
    }
    let padding: CGFloat = 20
    NSLayoutConstraint.activate([
      container.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      container.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      container.widthAnchor.constraint(equalToConstant: 280),
      container.heightAnchor.constraint(equalToConstant: 220),
      titleLabel.topAnchor.constraint(equalTo: container.topAnchor, constant: padding),
      titleLabel.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: padding),
      titleLabel.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -padding),
      titleLabel.heightAnchor.constraint(equalToConstant: 28),
      button.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -padding),
      button.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: padding),
      button.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -padding),
      button.heightAnchor.constraint(equalToConstant: 44),
      messageLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
      messageLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      messageLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      messageLabel.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -12),
    ])
  }
}
