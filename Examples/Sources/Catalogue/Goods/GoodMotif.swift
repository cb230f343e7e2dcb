/// What the picture of a good shows.
enum GoodMotif {
    case camera, lens, tripod, headphones, keyboard, mouse, screen, tablet, box, controller, record, guitar,
        piano, bicycle, racket, tent, backpack, shirt, shoe, bag, watch, desk, chair, lamp, appliance, cup,
        pan, blocks, book, card, pen, paw, plant

    /// The motifs in the order of ``GoodsWording/items``.
    static let ofItems: [GoodMotif] = [
        .camera, .camera, .lens, .tripod, .headphones, .headphones, .keyboard, .mouse, .screen, .tablet, .tablet,
        .box, .box, .screen, .controller, .controller, .record, .record, .guitar, .guitar, .piano, .piano, .bicycle,
        .bicycle, .shoe, .box, .racket, .racket, .tent, .backpack, .shirt, .shirt, .shoe, .shoe, .bag, .backpack,
        .watch, .watch, .desk, .chair, .chair, .lamp, .appliance, .appliance, .appliance, .cup, .cup, .pan, .pan,
        .lamp, .appliance, .blocks, .chair, .book, .book, .book, .book, .book, .card, .pen, .paw, .paw, .plant,
        .plant,
    ]

    /// The lines, in a field of 96 by 96 units.
    var path: String {
        switch self {
        case .camera:
            "M18 34 H34 L40 26 H56 L62 34 H78 V70 H18 Z M48 40 a12 12 0 1 0 0.1 0 Z"
        case .lens:
            "M30 26 H66 V38 L60 44 V70 H36 V44 L30 38 Z M36 52 H60 M36 60 H60"
        case .tripod:
            "M38 24 H58 V34 H38 Z M48 34 V46 M48 46 L28 74 M48 46 L68 74 M48 46 V74"
        case .headphones:
            "M22 56 V50 a26 26 0 0 1 52 0 V56 M18 54 H28 V72 H18 Z M68 54 H78 V72 H68 Z"
        case .keyboard:
            "M16 36 H80 V64 H16 Z M24 45 H30 M36 45 H42 M48 45 H54 M60 45 H66 M30 55 H66"
        case .mouse:
            "M48 22 a18 18 0 0 1 18 18 V56 a18 18 0 0 1 -36 0 V40 a18 18 0 0 1 18 -18 Z M48 24 V42"
        case .screen:
            "M18 26 H78 V62 H18 Z M48 62 V72 M34 72 H62"
        case .tablet:
            "M30 20 H66 V76 H30 Z M45 69 H51"
        case .box:
            "M20 40 H76 V66 H20 Z M28 53 H34 M42 53 H48 M30 40 V26 M66 40 V26"
        case .controller:
            "M32 36 H64 a16 16 0 0 1 12 26 a8 8 0 0 1 -14 -2 H34 a8 8 0 0 1 -14 2 a16 16 0 0 1 12 -26 Z M36 42 V52 M31 47 H41 M60 47 H62"
        case .record:
            "M48 22 a26 26 0 1 0 0.1 0 Z M48 38 a10 10 0 1 0 0.1 0 Z"
        case .guitar:
            "M70 22 L52 42 M74 18 L78 22 M50 40 a14 14 0 0 0 -18 6 a14 14 0 1 0 18 18 a14 14 0 0 0 6 -18 Z M44 50 a5 5 0 1 0 0.1 0 Z"
        case .piano:
            "M18 34 H78 V64 H18 Z M30 34 V64 M42 34 V64 M54 34 V64 M66 34 V64"
        case .bicycle:
            "M30 48 a13 13 0 1 0 0.1 0 Z M66 48 a13 13 0 1 0 0.1 0 Z M30 61 L42 38 H60 L66 61 M42 38 L50 61 H30 M60 38 L56 28 H64"
        case .racket:
            "M40 22 a17 20 0 1 0 0.1 0 Z M50 58 L66 78 M28 34 H52 M28 48 H52 M40 24 V60"
        case .tent:
            "M48 24 L16 72 H80 Z M48 44 L36 72 H60 Z"
        case .backpack:
            "M32 34 a16 16 0 0 1 32 0 V74 H32 Z M40 52 H56 V64 H40 Z M42 24 V18 H54 V24"
        case .shirt:
            "M36 24 L18 34 L24 48 L32 44 V74 H64 V44 L72 48 L78 34 L60 24 a12 8 0 0 1 -24 0 Z"
        case .shoe:
            "M18 40 V62 H78 V56 a10 10 0 0 0 -10 -8 L48 38 L40 46 H26 L18 40 Z M18 62 V68 H78 V62"
        case .bag:
            "M26 40 H70 L76 74 H20 Z M36 40 a12 14 0 0 1 24 0"
        case .watch:
            "M48 34 a16 16 0 1 0 0.1 0 Z M40 34 L42 20 H54 L56 34 M40 66 L42 80 H54 L56 66 M48 42 V50 L54 54"
        case .desk:
            "M16 40 H80 M22 40 V72 M74 40 V72 M52 40 V58 H74"
        case .chair:
            "M34 20 V52 H62 M34 52 V74 M62 52 V74 M34 36 H40 M62 52 V44"
        case .lamp:
            "M36 22 H60 L70 44 H26 Z M48 44 V74 M34 74 H62"
        case .appliance:
            "M28 20 H68 V76 H28 Z M28 34 H68 M48 44 a11 11 0 1 0 0.1 0 Z M60 27 H62"
        case .cup:
            "M24 34 H64 V58 a12 12 0 0 1 -12 12 H36 a12 12 0 0 1 -12 -12 Z M64 40 H72 V54 H64 M36 26 V20 M48 26 V20"
        case .pan:
            "M18 40 H62 V52 a12 12 0 0 1 -12 12 H30 a12 12 0 0 1 -12 -12 Z M62 44 H82"
        case .blocks:
            "M20 50 H46 V76 H20 Z M50 50 H76 V76 H50 Z M35 22 H61 V48 H35 Z"
        case .book:
            "M20 28 a28 10 0 0 1 28 4 a28 10 0 0 1 28 -4 V68 a28 10 0 0 0 -28 4 a28 10 0 0 0 -28 -4 Z M48 32 V72"
        case .card:
            "M18 30 H78 V66 H18 Z M18 32 L48 52 L78 32"
        case .pen:
            "M26 70 L30 56 L62 24 L72 34 L40 66 Z M56 30 L66 40"
        case .paw:
            "M48 50 a14 12 0 1 0 0.1 0 Z M30 38 a5 7 0 1 0 0.1 0 Z M42 28 a5 7 0 1 0 0.1 0 Z M55 28 a5 7 0 1 0 0.1 0 Z M67 38 a5 7 0 1 0 0.1 0 Z"
        case .plant:
            "M48 56 V36 M48 44 a16 14 0 0 0 -22 -12 a18 16 0 0 0 22 12 Z M48 36 a16 14 0 0 1 20 -12 a18 16 0 0 1 -20 12 Z M34 56 H62 L58 76 H38 Z"
        }
    }
}
