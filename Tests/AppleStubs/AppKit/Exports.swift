@_exported public import StandIns
