import BinderyView

struct PrimesView: View {
    let model: PrimesModel

    var body: some View {
        Screen("primes", title: "Primes") {
            Column(spacing: 6) {
                Form {
                    Picker("Below", selection: model.$limit, choices: [10_000, 1_000_000, 5_000_000]) {
                        NumberFormat.english.text(of: $0)
                    }
                    .disabled(model.count.isExecuting)
                    .id("limit")
                    Row {
                        Button("Count", action: model.count).prominence(.primary).id("count")
                        Button("Cancel", tapped: model.count.cancel)
                            .disabled(model.count.isExecuting.not())
                            .id("cancel")
                    }
                }
                When(model.count.isExecuting) {
                    ProgressIndicator("Counting", value: model.count.progress).id("progress")
                } otherwise: {
                    Text(model.answer).style(.headline).id("answer").announced()
                }
                Button(model.$pokes.map { "Are you still there? Pressed: \($0)" }, tapped: model.poke).id("poke")
            }
        }
    }
}
