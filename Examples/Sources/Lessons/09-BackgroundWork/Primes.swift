/// A CPU-bound computation.
enum Primes {
    static func count(in range: Range<Int>) -> Int {
        var count = 0
        for number in range where isPrime(number) { count += 1 }
        return count
    }

    private static func isPrime(_ number: Int) -> Bool {
        if number < 4 { return number > 1 }
        if number % 2 == 0 { return false }
        var divisor = 3
        while divisor * divisor <= number {
            if number % divisor == 0 { return false }
            divisor += 2
        }
        return true
    }
}
