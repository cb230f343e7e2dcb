#if Web
internal import Logging

extension LiveReport {
    /// One line with what a server runs with, for who searches logs.
    func started(_ options: LiveServer.Options, port: Int, files: OpenFiles?) {
        if let warning = files?.warning(for: options.limits.sessions) { logger.warning("\(warning)") }
        logger.info(
            "serving",
            metadata: [
                "host": "\(options.host)", "port": "\(port)", "files": "\(files.map { "\($0.limit)" } ?? "unknown")",
                "sessions": "\(options.limits.sessions)",
                "sessions-per-address": "\(options.limits.sessionsPerAddress)",
                "store": "\(options.store.map { "\(type(of: $0))" } ?? "none")",
                "figures": "\(options.figures?.path ?? "none")", "development": "\(options.isDevelopment)",
            ])
    }
}
#endif
