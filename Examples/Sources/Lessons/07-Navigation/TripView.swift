import BinderyView

struct TripView: View {
    let model: TripModel

    var body: some View {
        NavigationStack(model.navigator) { screen($0) }
    }

    private func screen(_ route: TripRoute) -> AnyView {
        switch route {
        case .trip: AnyView(TripScreen(model: model))
        case .cities: AnyView(CitiesScreen(model: model))
        }
    }
}

private struct TripScreen: View {
    let model: TripModel

    var body: some View {
        Screen("trip", title: "A trip") {
            Column(spacing: 5, alignment: .center) {
                Text(model.title).style(.title).id("title").announced()
                Button("Choose a city", action: model.chooseCity).prominence(.primary).id("choose")
            }
        }
    }
}

private struct CitiesScreen: View {
    let model: TripModel

    var body: some View {
        Screen("cities", title: "Cities") {
            Column(spacing: 2) {
                ForEach(Property.constant(City.all)) { city in
                    Button(city.value.name) { model.choose(city.value) }.id(city.value.name)
                }
            }
        }
    }
}
