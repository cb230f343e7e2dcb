struct Banner: Sendable {
    let id: Int
    let title: Texts
    let text: Texts
    /// The hue of the picture, in degrees.
    let hue: Double
    let motif: Motif

    struct Texts: Encodable, Sendable {
        let en: String
        let zh: String

        subscript(_ language: GoodsLanguage) -> String { language == .english ? en : zh }
    }

    enum Motif: Sendable {
        case bicycle, camera, books, plant

        /// What the goods of the banner are.
        var goods: [GoodMotif] {
            switch self {
            case .bicycle: [.bicycle]
            case .camera: [.camera, .lens, .tripod]
            case .books: [.book]
            case .plant: [.plant]
            }
        }
    }

    static let all = [
        Banner(
            id: 1, title: Texts(en: "Ride into spring", zh: "春日骑行季"),
            text: Texts(
                en: "Folding bikes for the train, road bikes for the weekend. They spent the winter indoors.",
                zh: "折叠车上地铁，公路车去远方：在屋里过了一冬的好车，等你骑出门。"),
            hue: 150, motif: .bicycle),
        Banner(
            id: 2, title: Texts(en: "Cameras with a past", zh: "老相机，新故事"),
            text: Texts(
                en: "Film and mirrorless cameras, lenses and tripods. Each has pictures left in it.",
                zh: "胶片机、微单、镜头和三脚架：主人换了新，故事还没讲完。"),
            hue: 30, motif: .camera),
        Banner(
            id: 3, title: Texts(en: "Books by weight", zh: "旧书论斤卖"),
            text: Texts(
                en: "Novels, textbooks and picture books, read once or twice.",
                zh: "小说、教材和绘本，看过一两遍，等下一位读者。"),
            hue: 265, motif: .books),
        Banner(
            id: 4, title: Texts(en: "Homes for plants", zh: "给植物找个家"),
            text: Texts(
                en: "Monsteras and succulents that have outgrown their windowsill.",
                zh: "窗台放不下的龟背竹和多肉，想换一个有阳光的家。"),
            hue: 340, motif: .plant),
    ]
}
