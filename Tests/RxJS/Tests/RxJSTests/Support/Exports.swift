// The tables need nothing else.
@_exported public import BinderyStreams
@_exported public import BinderyTesting
@_exported public import Testing
