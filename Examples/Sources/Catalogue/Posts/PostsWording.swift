/// The texts of the generated posts; "…" is replaced by the topic.
enum PostsWording {
    static let englishUsers = [
        "ada", "grace_m", "leozhang", "nora", "slowtrain", "inkandpaper", "tea_first", "bytewise", "mapmaker",
        "hollow_oak",
        "quietloop", "northwind", "paperboats", "redkettle", "signalflow", "threadsafe", "morning_run", "oldradio",
        "left_shelf", "tinygarden",
    ]

    static let chineseUsers = [
        "花田半亩", "林小满", "阿喵同学", "山海", "北岛的猫", "糖醋排骨", "晚风", "青柠", "木木", "二手书虫", "摄影师阿康",
        "骑行去拉萨", "番茄炒蛋", "慢半拍", "半糖主义", "听雨的人", "小周同学", "一叶知秋", "早睡早起", "南城旧事",
    ]

    static let englishTopics: [(name: String, tag: String)] = [
        ("reactive programming", "reactive"), ("functional programming", "functional"), ("Swift concurrency", "swift"),
        ("the new compiler", "compilers"), ("data binding", "mvvm"), ("property graphs", "graphs"),
        ("the night train", "travel"), ("sourdough bread", "baking"), ("my balcony garden", "gardening"),
        ("film photography", "photography"), ("the marathon", "running"), ("Chinese calligraphy", "calligraphy"),
        ("green tea", "tea"), ("the public library", "books"), ("second-hand books", "books"), ("old radios", "radio"),
        ("open source", "opensource"), ("the moon tonight", "astronomy"), ("chess endgames", "chess"),
        ("string quartets", "music"), ("folding bicycles", "cycling"), ("hand-drawn maps", "maps"),
        ("unit tests", "testing"), ("the search engine", "search"), ("user interfaces", "design"),
    ]

    static let englishOpenings = [
        "Spent the whole morning with ….", "I finally understand ….", "Nobody told me that … could be this much fun.",
        "A long read about …, and worth every minute.", "Question for everybody who knows …: where did you begin?",
        "Today I learned something about ….", "Unpopular opinion: … is underrated.",
        "Three years of …, and still a beginner.", "Talked with my neighbour about … until midnight.",
        "Wrote down all I know about ….", "There is no introduction to … like a friend who loves it.",
        "Rain outside, … inside.", "The best thing this week was ….", "Can't stop thinking about ….",
    ]

    static let englishEndings = [
        "More tomorrow.", "Notes are on my page.", "Would do it again.", "Any advice is welcome.",
        "Small steps, every day.", "It changed how I work.", "Coffee helped.", "Simple is hard.",
        "Thanks to everybody who answered!", "Who joins me?", "The pictures turned out well.", "Back to work now.",
        "I have so many questions.", "That made my day.", "Take your time with it.",
    ]

    static let chineseTopics = [
        "响应式编程", "函数式编程", "数据绑定", "编译原理", "算法基础", "单元测试", "全文搜索", "界面设计", "开源项目", "胶片摄影",
        "手冲咖啡", "龙井茶", "书法练习", "古琴", "围棋残局", "夜跑", "马拉松", "骑行路线", "阳台种菜", "旧书店", "图书馆", "红楼梦",
        "今晚的月亮", "江南的雨", "火锅", "家常豆腐", "高铁旅行", "手绘地图", "数学基础", "物理实验",
    ]

    static let chineseOpenings = [
        "今天花了一上午在…上，", "终于弄懂了…，", "没想到…这么有意思，", "推荐一篇讲…的长文，", "请教一下，…应该从哪里入门？",
        "关于…，我又学到一点，", "三年了，…还是初学者，", "和朋友聊…聊到半夜，", "把…的笔记整理好了，", "下雨天最适合…，",
        "这一周最开心的事就是…，", "最近满脑子都是…，", "重新打好…的底子，", "说说我和…的故事，",
    ]

    static let chineseEndings = [
        "明天继续。", "笔记放在主页了。", "还会再来一次。", "欢迎大家指教。", "每天进步一点点。", "简单的事最难。", "谢谢每一位回复的朋友！",
        "有人一起吗？", "照片拍得不错。", "先去干活了。", "问题还有很多。", "慢慢来。", "心情一下子好了。", "值得收藏。", "原来如此。",
    ]
}
