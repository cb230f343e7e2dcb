/// The texts of the generated goods in English, in the order of ``GoodsWording``.
enum EnglishGoodsWording {
    static let conditions = [
        "new in box", "almost new", "like new", "very good condition", "good condition", "fair condition",
        "lightly used", "barely used", "used by one owner", "well kept",
    ]

    static let remarks = [
        "moving out, must go", "graduation sale", "bought one too many", "price is firm", "small discount possible",
        "pick-up welcome", "ships today", "box and accessories included", "works perfectly", "makes a nice present",
        "first come, first served", "replaced by a newer one", "with receipt", "photos show the real item",
        "serious offers only", "gathering dust here",
    ]

    static let items = [
        "Mirrorless camera with 18-55 mm lens", "Compact film camera", "50 mm f/1.8 prime lens",
        "Carbon fibre tripod", "Noise-cancelling Bluetooth headphones", "Wired earphones",
        "Mechanical keyboard, 87 keys, brown switches", "Wireless mouse", "27-inch 4K monitor", "Tablet, 64 GB",
        "6-inch e-reader", "External hard drive, 2 TB", "Dual-band gigabit router", "1080p projector",
        "Game controller", "Handheld game console", "Turntable", "Three jazz records", "41-inch folk guitar",
        "23-inch ukulele", "Digital piano, 88 weighted keys", "24-hole harmonica in C", "20-inch folding bicycle",
        "Road bike, size 54", "Double-kick skateboard", "8 mm yoga mat", "Pair of badminton rackets",
        "Table tennis bat", "Rainproof tent for two", "45-litre trekking backpack", "Men’s shell jacket, L",
        "Women’s wool coat, M", "Canvas shoes, EU 38", "Running shoes, EU 42", "Leather shoulder bag",
        "20-inch cabin suitcase", "Handmade silver bracelet", "Automatic mechanical watch", "Solid wood desk, 1.2 m",
        "Ergonomic chair", "Bean bag", "Floor lamp, warm light", "90-litre mini fridge",
        "8 kg front-loading washing machine", "4-litre air fryer", "Pour-over coffee set",
        "Semi-automatic espresso machine", "26 cm cast-iron pan", "3-litre rice cooker", "Quiet humidifier",
        "Robot vacuum cleaner", "500 building blocks for children", "Folding pushchair", "20 picture books",
        "Dream of the Red Chamber, hardcover, two volumes", "The Three-Body Problem, three volumes",
        "Revision book for the maths entrance exam", "Set of Japanese textbooks", "100 postcards",
        "Fountain pen, fine nib", "1.5 m cat tree", "Automatic pet feeder", "Potted monstera", "Tray of succulents",
    ]

    static let sellers = [
        "Half Acre of Flowers", "Lin Xiaoman", "Classmate Meow", "Hills and Sea", "North Island Cat",
        "Sweet and Sour", "One Pomelo", "Tangerine Soda", "Old Zhang’s Store", "Evening Wind",
        "Tales of the South", "Leaping Deer", "Plain Soy Milk", "Green Lime", "Watermelon Summer",
        "What’s for Dinner", "Mumu", "Aze", "Sunset Racer", "Sea Salt Cheese", "Second-hand Bookworm",
        "Kang the Photographer", "Cycling to Lhasa", "Tomatoes and Eggs", "After the Rain", "Daydreamer",
        "Cola on Ice", "The Prince’s Rose", "Half a Beat Late", "Vintage Goods", "Early to Bed", "Lucky Turn",
        "Breeze and Moon", "Big Orange Cat", "Rivers and Lakes", "Half Sugar", "Shop by the Clouds", "Cat and Mouse",
        "Hangzhou Dumpling", "One Autumn Leaf", "Potato Shreds", "Kite in the Wind", "Baobab", "Listening to Rain",
        "More Greens Please", "Little Zhou", "Slightly Sweet", "decluttering",
    ]

    static let locations = [
        "Chaoyang, Beijing", "Haidian, Beijing", "Xuhui, Shanghai", "Pudong, Shanghai", "Tianhe, Guangzhou",
        "Nanshan, Shenzhen", "Xihu, Hangzhou", "Binjiang, Hangzhou", "Gulou, Nanjing", "Gusu, Suzhou",
        "Wuhou, Chengdu", "Jinjiang, Chengdu", "Yuzhong, Chongqing", "Hongshan, Wuhan", "Yuelu, Changsha",
        "Yanta, Xi’an", "Nankai, Tianjin", "Shinan, Qingdao", "Siming, Xiamen", "Gulou, Fuzhou", "Wuhua, Kunming",
        "Zhongshan, Dalian", "Daoli, Harbin", "Heping, Shenyang", "Jinshui, Zhengzhou", "Shushan, Hefei",
        "Yinzhou, Ningbo", "Xiufeng, Guilin", "Chengguan, Lhasa", "Tianshan, Urumqi",
    ]
}
