/// The picture of a banner, 3:1: its title on the left, its motif on the right.
struct BannerDrawing {
    let banner: Banner
    let language: GoodsLanguage

    init(of banner: Banner, in language: GoodsLanguage) {
        self.banner = banner
        self.language = language
    }

    var svg: String {
        let left = Colour(lightness: 0.42, chroma: 0.11, hue: banner.hue).hex
        let right = Colour(lightness: 0.58, chroma: 0.13, hue: banner.hue + 40).hex
        let glow = Colour(lightness: 0.82, chroma: 0.1, hue: banner.hue + 60).hex
        let label = Drawing.escaped(banner.title[language])
        let size = language == .english ? 54 : 66
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 320" width="960" height="320" \
            role="img" aria-label="\(label)">
            <title>\(label)</title>
            <defs>
            <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">\
            <stop offset="0" stop-color="\(left)"/><stop offset="1" stop-color="\(right)"/></linearGradient>
            <radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="745" cy="165" r="240">\
            <stop offset="0" stop-color="\(glow)" stop-opacity="0.75"/>\
            <stop offset="1" stop-color="\(glow)" stop-opacity="0"/></radialGradient>
            </defs>
            <rect width="960" height="320" fill="url(#ground)"/>
            <rect width="960" height="320" fill="url(#glow)"/>
            <path d="M0 270 Q240 200 480 262 T960 240 V320 H0 Z" fill="#fff" fill-opacity="0.08"/>
            <path d="M0 296 Q300 250 560 292 T960 276 V320 H0 Z" fill="#fff" fill-opacity="0.08"/>
            <g transform="translate(610 40)" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" \
            stroke-linejoin="round">\(banner.motif.shapes)</g>
            <g fill="#fff" font-family="\(Drawing.fonts)">
            <text x="64" y="182" font-size="\(size)" font-weight="700">\(label)</text>
            </g>
            </svg>

            """
    }
}

extension Banner.Motif {
    /// Shapes in a field of 270 by 240 units.
    fileprivate var shapes: String {
        switch self {
        case .bicycle:
            """
            <circle cx="62" cy="164" r="56" fill="#fff" fill-opacity="0.12"/>\
            <circle cx="214" cy="164" r="56" fill="#fff" fill-opacity="0.12"/>\
            <path d="M62 164 L104 82 H180 L214 164 M104 82 L140 164 H62 M140 164 L184 90 M180 82 L172 54 H202"/>\
            <path d="M88 54 H122 M104 82 L98 56"/><circle cx="140" cy="164" r="12" fill="#fff"/>
            """
        case .camera:
            """
            <path d="M30 66 H84 L102 36 H168 L186 66 H240 Q258 66 258 84 V190 Q258 208 240 208 H30 Q12 208 12 190 V84 \
            Q12 66 30 66 Z" fill="#fff" fill-opacity="0.12"/><circle cx="135" cy="134" r="54"/>\
            <circle cx="135" cy="134" r="30" fill="#fff" fill-opacity="0.3"/><path d="M212 96 H228 M38 96 H62"/>\
            <path d="M118 122 Q124 112 136 112" stroke-width="6"/>
            """
        case .books:
            """
            <rect x="24" y="40" width="46" height="168" rx="5" fill="#fff" fill-opacity="0.2"/>\
            <rect x="78" y="64" width="40" height="144" rx="5" fill="#fff" fill-opacity="0.08"/>\
            <rect x="126" y="28" width="52" height="180" rx="5" fill="#fff" fill-opacity="0.14"/>\
            <path d="M190 62 L228 50 L268 196 L230 208 Z" fill="#fff" fill-opacity="0.2"/>\
            <path d="M10 208 H268 M36 76 H58 M36 90 H58 M140 66 H164 M140 170 H164 M90 96 H106 M208 92 L232 85"/>
            """
        case .plant:
            """
            <path d="M84 150 H186 L172 216 H98 Z" fill="#fff" fill-opacity="0.2"/><path d="M76 150 H194"/>\
            <path d="M135 150 V62"/>\
            <path d="M135 116 C90 116 62 90 58 52 C102 50 132 76 135 116 Z" fill="#fff" fill-opacity="0.14"/>\
            <path d="M135 96 C180 96 210 70 214 32 C168 30 138 56 135 96 Z" fill="#fff" fill-opacity="0.14"/>\
            <path d="M135 62 C118 46 118 24 135 6 C152 24 152 46 135 62 Z" fill="#fff" fill-opacity="0.14"/>
            """
        }
    }
}
