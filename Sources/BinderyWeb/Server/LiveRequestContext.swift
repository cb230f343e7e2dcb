#if Web
internal import Hummingbird
internal import NIOCore

/// What a request carries along: the connection by which it came.
struct LiveRequestContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    init(source: Source) {
        coreContext = .init(source: source)
        channel = source.channel
    }
}
#endif
