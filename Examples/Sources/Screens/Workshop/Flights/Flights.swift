import BinderyView
import ShowcaseModels

struct Flights: View {
    let model: FlightsModel
    let texts: Texts

    var body: some View {
        let words = texts.workshop
        Form {
            Picker(words[.flightKind], selection: model.$kind, choices: .constant(FlightsModel.Kind.allCases)) {
                words[$0.title]
            }
            .id("kind")
            TextField(words[.departure], text: model.$departure).message(check(model.isDepartureValid))
                .id("departure")
            TextField(words[.arrival], text: model.$arrival).message(arrivalCheck)
                .disabled(model.isReturn.not()).id("arrival")
            Button(words[.book], tapped: model.book).prominence(.primary).disabled(model.canBook.not()).id("book")
            Text(message).id("message").announced()
        }
        .saved(model)
    }

    private func check(_ isValid: Property<Bool>) -> Property<String?> {
        texts.workshop.text { isValid.value ? nil : $0(.dayFormat) }
    }

    private var arrivalCheck: Property<String?> {
        let (isReturn, isValid, isTooEarly) = (model.isReturn, model.isArrivalValid, model.isReturnTooEarly)
        return texts.workshop.text { text in
            if !isReturn.value { return nil }
            return isTooEarly.value ? text(.returnTooEarly) : isValid.value ? nil : text(.dayFormat)
        }
    }

    private var message: Property<String> {
        let booked = model.confirmed
        return texts.workshop.text { text in
            guard let flight = booked.value else { return "" }
            guard let arrival = flight.arrival else { return text(.bookedOneWay).filling(flight.departure) }
            return text(.bookedReturn).filling([flight.departure, arrival])
        }
    }
}
