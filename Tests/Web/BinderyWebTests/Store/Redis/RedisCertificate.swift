import BinderyTestSupport
import Foundation
import NIOCore
import NIOPosix
import Testing

/// A certificate for the name `localhost`, which is its own authority. Its files last as long as this object.
final class RedisCertificate {
    private let folder: TemporaryFolder

    /// The file of the certificate.
    var path: String { folder.path(of: "certificate.pem") }

    init() throws {
        folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c",
            """
            openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 \
            -keyout '\(folder.path(of: "key.pem"))' -out '\(path)' -subj /CN=localhost \
            -addext subjectAltName=DNS:localhost 2>&1
            """,
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        try #require(FileManager.default.fileExists(atPath: path), "openssl made no certificate: \(text)")
    }

    /// The options by which `redis-server` uses it at a port.
    func options(port: Int) -> String {
        """
        --tls-port \(port) --tls-auth-clients no --tls-cert-file '\(path)' \
        --tls-key-file '\(folder.path(of: "key.pem"))'
        """
    }
}

/// Returns a port of this machine that no connection gets from the system: those begin at 32768.
func freePort() async -> Int {
    while true {
        let port = Int.random(in: 20_000..<32_768)
        let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        guard let channel = try? await bootstrap.bind(host: "127.0.0.1", port: port).get() else { continue }
        try? await channel.close()
        return port
    }
}
