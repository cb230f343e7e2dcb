import BinderyView

/// A list that the user reorders, with a menu whose items have shortcuts. The name of the player is given from above.
struct Playlist: View {
    let model: PlaylistModel

    var body: some View {
        Menu("Playlist") {
            MenuItem("Add a song", action: model.add).shortcut("k", [.primary, .shift]).id("add-song")
            MenuItem("Sort") { model.sort() }.shortcut(.f2).id("sort")
            MenuItem("Reset", isDestructive: true) { model.reset() }.id("reset")
        }
        .id("playlist")
        Element("ul") {
            ForEach(editing: model.songs) { song in
                let id = untracked { song.value.id }
                Element("li") {
                    Text(id)
                    Button("Play") { model.played = id }.prominence(.plain).id("play")
                }
                .class("song").id("song-\(id)")
            }
            .onMove(model.move)
        }
        .class("songs").accessibilityLabel("Songs").id("songs")
        Reading(PlayerKey.self) { player in
            Text(model.$played.combine(player) { "\($1) plays \($0.isEmpty ? "nothing" : $0)" }).id("played")
        }
    }
}

/// The name of the player that a page shows, which any part of it may read.
enum PlayerKey: EnvironmentKey {
    static var defaultValue: Property<String>? { .constant("The player") }
}

final class PlaylistModel {
    struct Song: Identifiable, Equatable {
        let id: String
    }

    let songs = MutableListProperty(PlaylistModel.first)
    @Reactive var played = ""
    @Reactive var isLocked = false
    private(set) lazy var add = Action<Void, Void, Never>(enabledIf: songs.count.map { $0 < 6 }) { [songs] in
        songs.append(Song(id: "Song \(songs.value.count + 1)"))
    }

    private static let first = ["Anthem", "Ballad", "Canon", "Dirge"].map { Song(id: $0) }

    func move(from: Int, to: Int) { if !isLocked { songs.move(from: from, to: to) } }

    func sort() { songs.value = songs.value.sorted { $0.id < $1.id } }

    func reset() { songs.value = Self.first }
}
