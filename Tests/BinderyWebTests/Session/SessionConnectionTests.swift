import BinderyView
import Testing

@testable import BinderyWeb

/// What a page is sent that was absent or reads slowly.
@Suite struct SessionConnectionTests {
    private let session = LiveSession()
    private let connection = RecordedConnection()

    private func open() async throws -> (name: Int, echo: Int, fill: Int) {
        let html = await session.open(socket: "/s") {
            let name = MutableProperty("")
            return LivePage(
                language: .constant("en"), texts: .english,
                content: Screen("test", title: "Test") {
                    TextField("Name", text: name).id("name")
                    Text(name.map { $0.uppercased() }).id("echo")
                    Button("Fill") { name.value = "filled" }.id("fill")
                })
        }.html
        func node(_ id: String) throws -> Int {
            let element = try #require(html.split(separator: "<").first { $0.contains("data-testid=\"\(id)\"") })
            let number = try #require(element.firstMatch(of: /data-n="(\d+)"/)?.1)
            return try #require(Int(number))
        }
        return (try node("name"), try node("echo"), try node("fill"))
    }

    @Test func aPageThatComesBackIsToldWhatItHasMissed() async throws {
        let (name, echo, _) = try await open()
        let first = try #require(await session.connect(connection, seen: 0))
        await session.receive(#"[1,"e",\#(name),"a"]"#)
        await session.receive(#"[2,"e",\#(name),"ab"]"#)
        await session.disconnect(first)
        let again = RecordedConnection()
        _ = await session.connect(again, seen: 1)
        #expect(again.all == [#"[2,[["t",\#(echo),"AB"]],3]"#])
        #expect(connection.all.count == 3, "the old connection is no longer written to")
    }

    @Test func aPageThatHasMissedNothingIsToldNothing() async throws {
        let (name, _, _) = try await open()
        _ = await session.connect(connection, seen: 0)
        await session.receive(#"[1,"e",\#(name),"a"]"#)
        let again = RecordedConnection()
        _ = await session.connect(again, seen: 1)
        #expect(again.all == ["[1,[],1]"])
        #expect(connection.closed == .replaced)
    }

    @Test func whoReadsSlowlyIsToldTheLatestInOneFrame() async throws {
        let (name, echo, _) = try await open()
        _ = await session.connect(connection, seen: 0)
        connection.isWritable = false
        for number in 1...3 { await session.receive(#"[\#(number),"e",\#(name),"\#(number)"]"#) }
        #expect(connection.all.count == 1)
        connection.isWritable = true
        session.resumeWriting()
        _ = await session.isConnected
        #expect(connection.all.last == #"[3,[["t",\#(echo),"1"],["t",\#(echo),"2"],["t",\#(echo),"3"]],1]"#)
    }

    @Test func whoHardlyReadsAtAllIsToldTheWholeState() async throws {
        let (name, _, _) = try await open()
        _ = await session.connect(connection, seen: 0)
        connection.isWritable = false
        let long = String(repeating: "x", count: 10_000)
        for number in 1...20 { await session.receive(#"[\#(number),"e",\#(name),"\#(number)\#(long)"]"#) }
        connection.isWritable = true
        session.resumeWriting()
        _ = await session.isConnected
        #expect(connection.all.count == 2)
        let last = try #require(connection.all.last)
        #expect(last.hasPrefix(#"[20,[["R","#))
        #expect(last.contains(#">20XXX"#))
        #expect(!last.contains(#">19XXX"#))
    }

    @Test func whatIsEnteredAfterTheProgramHasWrittenHoldsThoughBothAreToldAtOnce() async throws {
        let (name, echo, fill) = try await open()
        _ = await session.connect(connection, seen: 0)
        connection.isWritable = false
        await session.receive(#"[1,"t",\#(fill)]"#)
        await session.receive(#"[2,"e",\#(name),"typed"]"#)
        connection.isWritable = true
        session.resumeWriting()
        _ = await session.isConnected
        let filled = #"["t",\#(echo),"FILLED"],["t",\#(echo),"FILLEDTYPED"]"#
        #expect(connection.all.last == #"[2,[\#(filled),["v",\#(name),"filledtyped"]],1]"#)
    }

    @Test func whatIsEnteredAfterTheProgramHasWrittenHoldsThoughTheFrameOfThatWasLost() async throws {
        let (name, echo, fill) = try await open()
        _ = await session.connect(connection, seen: 0)
        await session.receive(#"[1,"t",\#(fill)]"#)
        await session.receive(#"[2,"e",\#(name),"typed"]"#)
        let again = RecordedConnection()
        _ = await session.connect(again, seen: 0)
        let filled = #"["t",\#(echo),"FILLED"],["v",\#(name),"filled"],["t",\#(echo),"FILLEDTYPED"]"#
        #expect(again.all == [#"[2,[\#(filled),["v",\#(name),"filledtyped"]],3]"#])
    }

    @Test func aPageThatGoesOnWithTheStateOfAnotherIsToldOfItsLastEvent() async throws {
        _ = try await open()
        await session.adopt([:], upTo: 7)
        _ = await session.connect(connection, seen: 0)
        #expect(connection.all == [#"[0,[["I",7]],1]"#])
    }

    @Test func aHeartbeatIsAnsweredOnceTheConnectionTakesMore() async throws {
        _ = try await open()
        _ = await session.connect(connection, seen: 0)
        connection.isWritable = false
        for _ in 1...100 { await session.receive(#"[0,"p"]"#) }
        #expect(connection.all == ["[0,[],0]"])
        connection.isWritable = true
        session.resumeWriting()
        _ = await session.isConnected
        #expect(connection.all == ["[0,[],0]", "[0,[],0]"])
    }

    @Test func aSessionThatIsOverTakesNoConnection() async throws {
        _ = try await open()
        await session.close()
        #expect(await session.connect(connection, seen: 0) == nil)
        #expect(connection.all.isEmpty)
    }
}
