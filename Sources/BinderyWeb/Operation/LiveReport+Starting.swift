#if Web
internal import Logging

extension LiveReport {
    /// Logs one line with the configuration of a site and its address, `address`.
    func started(_ site: LiveSite, at address: Logger.Metadata) {
        let (options, files) = (site.options, site.files)
        if let warning = files?.warning(for: options.limits.sessions) { logger.warning("\(warning)") }
        let metadata: Logger.Metadata = [
            "files": "\(files.map { "\($0.limit)" } ?? "unknown")", "sessions": "\(site.sessions.capacity)",
            "sessions-per-address": "\(options.limits.sessionsPerAddress)",
            "store": "\(options.store.map { "\(type(of: $0))" } ?? "none")",
            "metrics": "\(options.metrics?.path ?? "none")", "development": "\(options.isDevelopment)",
        ]
        #if Telemetry
        let telemetry: Logger.Metadata = ["telemetry": options.telemetry == nil ? "none" : "sent"]
        #else
        let telemetry: Logger.Metadata = [:]
        #endif
        if options.bus != nil, options.advertised == nil, ["0.0.0.0", "::"].contains(options.host) {
            logger.warning(
                "other processes cannot pass on connections of the pages of this one",
                metadata: ["remedy": "set options.advertised to an address of this machine, such as 10.0.0.5:8080"])
        }
        if let latency = options.latency {
            logger.warning("all pages are delayed by options.latency", metadata: ["latency": "\(latency)"])
        }
        logger.info("serving", metadata: metadata.merging(telemetry) { $1 }.merging(address) { $1 })
    }
}
#endif
