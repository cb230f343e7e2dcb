import BinderyView
import ShowcaseModels

/// Controls that arrange or mark other controls.
struct Arrangements: View {
    let model: ArrangementsModel
    let texts: Texts

    var body: some View {
        Screen("arrangements", title: texts[.arrangements]) {
            Form {
                Section(texts[.offers]) { offers }
                Section(texts[.menusAndBadges]) { menus }
                Section(texts[.tabs]) { tabs }
                Section(texts[.grid]) { cards }
            }
        }
        .width(.reading)
        .saved(model)
    }

    private var offers: some View {
        Column {
            Carousel(texts[.offers], items: model.$offers, id: { $0 }, current: model.$offer) { drink in
                let drink = drink.value
                return Link(path: "/arrangements") {
                    Column(spacing: 1) {
                        Row {
                            Text(texts[drink.phrase]).style(.caption)
                            Badge(texts[.new])
                        }
                        Text(texts[drink.offer]).style(.title)
                    }
                    .padding(6).background(drink.surface)
                } followed: {
                    model.opened = drink
                }
                .id("offer-\(drink)")
            }
            .id("offers")
            Text(opened).color(.secondary).id("opened").announced()
        }
    }

    private var menus: some View {
        Column {
            Row(spacing: 4) {
                Button(texts[.inbox], tapped: model.receive)
                    .badge(count: model.$unread) { texts.now(.unread).filling("\($0)") }.id("inbox")
                Divider()
                Menu(texts[.actions]) {
                    MenuItem(texts[.markRead], action: model.readAll).id("mark-read")
                    MenuItem(texts[.compact]) { model.isCompact.toggle() }.selected(model.$isCompact).id("compact")
                    MenuItem(texts[.showOffers], chosen: model.restore).id("show-offers")
                    Divider()
                    MenuItem(texts[.removeOffers], isDestructive: true, action: model.empty).id("remove-offers")
                }
                .id("actions")
                Badge(count: model.$unread, maximum: 999).color(.secondary).id("unread")
            }
            Divider()
            Text(texts.text { $0(model.isCompact ? .compactOn : .compactOff) }).color(.secondary).id("density")
        }
    }

    private var tabs: some View {
        Tabs(texts[.tabs], selection: model.$drink) {
            for drink in Drink.all {
                Tab(texts[drink.phrase], tag: drink) {
                    Column {
                        Text(texts[drink.advice]).id("advice-\(drink)")
                        Note(drink: drink, texts: texts)
                    }
                }
                .id("tab-\(drink)")
            }
        }
        .id("tabs")
    }

    private var cards: some View {
        Grid(.adaptive(minimum: 130), spacing: 3) {
            ForEach(.constant(Drink.all), id: { $0 }) { drink in
                Column(spacing: 1) {
                    Text(texts[drink.value.phrase]).style(.headline)
                    Text(texts[drink.value.advice]).style(.caption).hidden(model.$isCompact)
                }
                .padding().background(drink.value.surface).id("card-\(drink.value)")
            }
        }
        .id("cards")
    }

    private var opened: Property<String> {
        let opened = model.$opened
        return texts.text { text in
            opened.value.map { text(.openedOffer).filling(text($0.offer)) } ?? ""
        }
    }
}

/// A field that keeps its text as long as its tab exists.
private struct Note: View {
    let drink: Drink
    let texts: Texts
    private let note = DrinkNote()

    init(drink: Drink, texts: Texts) {
        self.drink = drink
        self.texts = texts
    }

    var body: some View { TextField(texts[.note], text: note.$text).id("note-\(drink)").saved(note) }
}
