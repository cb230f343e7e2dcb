import BinderyView
import ShowcaseModels

/// A flight in one or both directions. Texts of dates are valid or not; dates are compared.
final class FlightsModel: Restorable {
    enum Kind: String, CaseIterable, Codable {
        case oneWay, bothWays

        var title: WorkshopPhrase { self == .oneWay ? .oneWay : .returnFlight }
    }

    @Reactive(.saved) var kind = Kind.oneWay
    @Reactive var departure: String
    @Reactive var arrival: String
    @Reactive(.saved) private(set) var booked: Booking? = nil

    struct Booking: Codable, Equatable {
        let departure: String
        /// Nil for a flight in one direction.
        let arrival: String?
    }

    let isReturn: Property<Bool>
    let isDepartureValid: Property<Bool>
    let isArrivalValid: Property<Bool>
    /// Whether the return would be earlier than the departure.
    let isReturnTooEarly: Property<Bool>
    let canBook: Property<Bool>
    /// The booking, while the form is as it was booked.
    private(set) lazy var confirmed = Property { [unowned self] in booked == entered ? booked : nil }

    /// - Parameter today: the first day that is offered.
    init(today: CalendarDay = .today) {
        _departure = MutableProperty("\(today)", .saved)
        _arrival = MutableProperty("\(today)", .saved)
        let (first, last) = (_departure.map(CalendarDay.init), _arrival.map(CalendarDay.init))
        let isReturn = _kind.map { $0 == .bothWays }
        self.isReturn = isReturn
        isDepartureValid = first.map { $0 != nil }
        isArrivalValid = last.map { $0 != nil }
        let isTooEarly = Property {
            guard isReturn.value, let first = first.value, let last = last.value else { return false }
            return last < first
        }
        isReturnTooEarly = isTooEarly
        canBook = Property {
            first.value != nil && (!isReturn.value || last.value != nil) && !isTooEarly.value
        }
    }

    private var entered: Booking { Booking(departure: departure, arrival: kind == .bothWays ? arrival : nil) }

    func book() { booked = entered }
}
