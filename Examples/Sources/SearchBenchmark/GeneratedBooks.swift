import Catalogue

/// Generated books with plausible titles, the same in every run.
enum GeneratedBooks {
    private static let englishForms = [
        "An Introduction to", "Foundations of", "Elements of", "Principles of", "A History of", "Lectures on",
        "Essays on",
        "The Art of", "Problems in", "A Treatise on", "Handbook of", "Advanced", "The Philosophy of", "Notes on",
    ]

    private static let englishSubjects = [
        "Algebra", "Analysis", "Anatomy", "Architecture", "Astronomy", "Botany", "Calculus", "Chemistry", "Composition",
        "Cookery", "Economics", "Electricity", "Entomology", "Ethics", "Geology", "Geometry", "Grammar", "Harmony",
        "Hydraulics", "Law", "Logic", "Mathematics", "Mechanics", "Medicine", "Metaphysics", "Music", "Navigation",
        "Optics", "Painting", "Philosophy", "Physics", "Poetry", "Psychology", "Rhetoric", "Sociology", "Statistics",
        "Thermodynamics", "Topology", "Translation", "Zoology",
    ]

    private static let englishAuthors = [
        "Ada Miller", "Grace Hopkins", "Leo Zhang", "Nora Fields", "Henry Thorn", "Jane Carver", "Paul Weber",
        "Marie Dubois",
        "Anna Rossi", "George Hall", "Emily Stone", "Oscar Lind",
    ]

    private static let chineseForms = [
        "基础", "导论", "概论", "教程", "原理", "史", "讲义", "通论", "入门", "基础教程", "手册", "方法", "习题集", "十讲",
    ]

    private static let chineseSubjects = [
        "代数", "数学分析", "概率论", "数理统计", "几何", "拓扑学", "量子力学", "电动力学", "热力学", "流体力学", "材料科学",
        "有机化学", "生物化学", "生态学", "遗传学", "解剖学", "药理学", "天文学", "地质学", "气象学", "建筑", "机械设计", "自动控制",
        "电子技术", "计算机", "数据库", "操作系统", "编译", "机器学习", "信息论", "语言学", "逻辑学", "伦理学", "美学", "经济学",
        "会计", "法学", "教育学", "心理学", "音乐理论",
    ]

    private static let chineseAuthors = [
        "林小满", "张海", "王景行", "李清源", "陈思远", "周以宁", "赵启文", "吴若水", "孙亦凡", "郑和平", "何处安", "许知秋",
    ]

    static func entries(_ count: Int) -> [BookImport.Entry] {
        var random = SplitMix64(state: 1)
        return (0..<count).map { _ in
            random.next(below: 2) == 0 ? english(using: &random) : chinese(using: &random)
        }
    }

    private static func english(using random: inout SplitMix64) -> BookImport.Entry {
        let subject = random.element(of: englishSubjects)
        let second = random.element(of: englishSubjects)
        return BookImport.Entry(
            title: "\(random.element(of: englishForms)) \(subject)",
            subtitle: "With Applications to \(second), Volume \(1 + random.next(below: 40))",
            author: random.element(of: englishAuthors), year: 1800 + random.next(below: 220))
    }

    private static func chinese(using random: inout SplitMix64) -> BookImport.Entry {
        let subject = random.element(of: chineseSubjects)
        let second = random.element(of: chineseSubjects)
        return BookImport.Entry(
            title: subject + random.element(of: chineseForms),
            subtitle: "附\(second)的应用,第 \(1 + random.next(below: 40)) 卷",
            author: random.element(of: chineseAuthors), year: 1950 + random.next(below: 70))
    }
}
