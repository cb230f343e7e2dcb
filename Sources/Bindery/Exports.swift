@_exported public import BinderyDiff
@_exported public import BinderyGraph
@_exported public import BinderyStreams
