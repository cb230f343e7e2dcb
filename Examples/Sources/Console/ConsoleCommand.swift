/// The program that runs two screens of the showcase without a user interface.
@main
struct ConsoleCommand {
    static func main() async { await useScreens(accounts: LocalAccounts(), posts: LocalPosts()) { print($0) } }
}
