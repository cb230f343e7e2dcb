import ShowcaseModels

/// An article of the documentation.
struct Guide: Equatable {
    let module: String
    /// The article's file without its extension; that of the module itself has the module's name.
    let article: String

    init(_ module: String, _ article: String? = nil) {
        self.module = module
        self.article = article ?? module
    }

    /// The address, where docc puts it.
    var path: String {
        let folder = "/documentation/\(module.lowercased())"
        return article == module ? folder : "\(folder)/\(article.lowercased())"
    }
}

extension AppRoute {
    /// The guide about what the screen shows; nil for pages whose source is not shown.
    var guide: Guide? {
        switch self {
        case .index: Guide("Bindery", "Concepts")
        case .lengthLogin, .architectures, .playground, .shop: Guide("Bindery", "FourArchitectures")
        case .phoneLogin: Guide("Bindery", "Actions")
        case .accountLogin: Guide("Bindery", "Bindings")
        case .account, .good, .banner, .book, .post, .menuGroup: Guide("Bindery", "Navigation")
        case .goods, .menuGroups: Guide("Bindery", "Lists")
        case .books, .posts: Guide("BinderyStreams", "Operators")
        case .gallery: Guide("BinderyView", "Controls")
        case .arrangements: Guide("BinderyView", "Look")
        case .workshop: Guide("Bindery")
        case .workshopScreen(let screen): screen.guide
        case .sheet: WorkshopScreen.sheet.guide
        case .typing, .words, .rows, .sections, .counter, .busy, .trap, .hostileTexts, .settings, .documentation,
            .unknown:
            nil
        }
    }
}

extension WorkshopScreen {
    fileprivate var guide: Guide {
        switch self {
        case .counter: Guide("Bindery", "ViewModelStyles")
        case .temperature, .circuit: Guide("Bindery", "Converters")
        case .flights: Guide("Bindery", "Bindings")
        case .timer: Guide("BinderyStreams", "Operators")
        case .people: Guide("Bindery", "Lists")
        case .circles: Guide("Bindery", "Undo")
        case .sheet, .glitches: Guide("BinderyGraph", "Contracts")
        case .todos: Guide("Bindery", "KeepingState")
        case .signals: Guide("BinderyStreams")
        case .board: Guide("BinderyView", "Elements")
        }
    }
}
