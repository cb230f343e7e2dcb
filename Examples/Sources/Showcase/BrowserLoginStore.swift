import Catalogue
import Screens

/// Keeps the last login of one browser in the catalogue's database.
struct BrowserLoginStore: LoginStore {
  let store: BrowserStore
  let browser: String

  func load() async -> SavedLogin? {
    guard let phone = try? await store.value(for: "phone", browser: browser),
      let code = try? await store.value(for: "code", browser: browser),
      let nickname = try? await store.value(for: "nickname", browser: browser)
    else { return nil }
    return SavedLogin(phone: phone, code: code, nickname: nickname)
  }

  func save(_ login: SavedLogin) async {
    try? await store.set(login.phone, for: "phone", browser: browser)
    try? await store.set(login.code, for: "code", browser: browser)
    try? await store.set(login.nickname, for: "nickname", browser: browser)
  }
}
