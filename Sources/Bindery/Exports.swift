@_exported public import BinderyGraph
@_exported public import BinderyStreams
