enum MenuGroupSeed {
    static let all: [(kind: MenuGroup.Kind, english: String, chinese: String)] = [
        (.main, "Noodles", "面食"),
        (.main, "Rice dishes", "米饭"),
        (.main, "From the wok", "小炒"),
        (.side, "Cold dishes", "凉菜"),
        (.side, "Soups", "汤羹"),
        (.drink, "Teas", "茶饮"),
        (.drink, "Juices", "果汁"),
        (.dessert, "Sweets", "甜品"),
    ]
}
