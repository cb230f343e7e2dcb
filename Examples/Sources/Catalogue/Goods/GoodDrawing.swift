/// The picture of a good: its motif in white lines on a colour, the same at every call.
struct GoodDrawing {
    let id: Int
    let motif: GoodMotif

    var svg: String {
        let hue = Double(Drawing.mark(of: "good-\(id)") % 360)
        let ground = Colour(lightness: 0.52, chroma: 0.08, hue: hue).hex
        let glow = Colour(lightness: 0.68, chroma: 0.09, hue: hue + 30).hex
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
            <rect width="96" height="96" fill="\(ground)"/>
            <circle cx="48" cy="48" r="40" fill="\(glow)" fill-opacity="0.5"/>
            <path d="\(motif.path)" fill="#fff" fill-opacity="0.14" stroke="#fff" stroke-width="3.5" \
            stroke-linecap="round" stroke-linejoin="round"/>
            </svg>

            """
    }
}
