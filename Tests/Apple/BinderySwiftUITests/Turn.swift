/// Waits until the jobs that the main actor has now have run.
@MainActor
func mainActorTurn() async { await Task { @MainActor in }.value }
