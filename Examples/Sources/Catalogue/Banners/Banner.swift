struct Banner: Sendable {
    let id: Int
    let english: String
    let chinese: String
    /// The hue of the picture, in degrees.
    let hue: Double
    let motif: Motif

    enum Motif: Sendable {
        case bicycle, camera, books, plant
    }

    static let all = [
        Banner(id: 1, english: "Ride into spring", chinese: "春日骑行季", hue: 150, motif: .bicycle),
        Banner(id: 2, english: "Cameras with a past", chinese: "老相机，新故事", hue: 30, motif: .camera),
        Banner(id: 3, english: "Books by weight", chinese: "旧书论斤卖", hue: 265, motif: .books),
        Banner(id: 4, english: "Homes for plants", chinese: "给植物找个家", hue: 340, motif: .plant),
    ]
}
