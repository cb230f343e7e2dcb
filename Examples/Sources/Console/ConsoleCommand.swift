/// The program: two screens of the showcase without any interface.
@main
struct ConsoleCommand {
    static func main() async { await useScreens(accounts: LocalAccounts(), posts: LocalPosts()) { print($0) } }
}
