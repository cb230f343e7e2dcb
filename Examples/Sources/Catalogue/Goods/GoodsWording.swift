/// The texts of the generated goods. A change here changes all goods; likes are stored by id.
enum GoodsWording {
    struct Item: Sendable {
        let name: String
        /// The usual price when new, in yuan.
        let price: Double
    }

    static let conditions = [
        "全新未拆", "几乎全新", "九九新", "九五新", "九成新", "八成新", "轻微使用痕迹", "闲置", "自用", "成色不错的",
    ]

    static let remarks = [
        "搬家急出", "毕业清仓", "买多了转让", "不议价", "可小刀", "支持面交", "当天发货", "盒子配件都在", "功能完好",
        "送朋友也合适", "喜欢的带走", "换新了所以出", "附购买小票", "实物拍摄", "诚心出", "吃灰好久了",
    ]

    static let items = [
        Item(name: "微单相机 18-55mm 镜头套机", price: 4599), Item(name: "胶片傻瓜相机", price: 680),
        Item(name: "50mm f/1.8 定焦镜头", price: 899), Item(name: "碳纤维三脚架", price: 560),
        Item(name: "蓝牙降噪耳机", price: 1299), Item(name: "有线入耳式耳机", price: 199),
        Item(name: "机械键盘 茶轴 87 键", price: 459), Item(name: "无线鼠标", price: 149),
        Item(name: "27 寸 4K 显示器", price: 2199), Item(name: "平板电脑 64G", price: 2499),
        Item(name: "电子书阅读器 6 寸", price: 899), Item(name: "移动硬盘 2T", price: 469),
        Item(name: "路由器 双频千兆", price: 259), Item(name: "投影仪 1080P", price: 2799),
        Item(name: "游戏手柄", price: 379), Item(name: "掌上游戏机", price: 1999),
        Item(name: "黑胶唱机", price: 1580), Item(name: "爵士黑胶唱片三张", price: 420),
        Item(name: "民谣吉他 41 寸", price: 950), Item(name: "尤克里里 23 寸", price: 320),
        Item(name: "电钢琴 88 键重锤", price: 3399), Item(name: "口琴 C 调 24 孔", price: 88),
        Item(name: "折叠自行车 20 寸", price: 1299), Item(name: "公路自行车 54 码", price: 4200),
        Item(name: "滑板 双翘", price: 299), Item(name: "瑜伽垫 8mm", price: 79),
        Item(name: "羽毛球拍一对", price: 368), Item(name: "乒乓球拍 横拍", price: 218),
        Item(name: "两人帐篷 防雨", price: 499), Item(name: "登山包 45 升", price: 559),
        Item(name: "冲锋衣 男 L 码", price: 899), Item(name: "羊毛大衣 女 M 码", price: 1180),
        Item(name: "帆布鞋 38 码", price: 259), Item(name: "跑步鞋 42 码", price: 599),
        Item(name: "真皮单肩包", price: 760), Item(name: "登机箱 20 寸", price: 399),
        Item(name: "手工银手镯", price: 480), Item(name: "机械腕表 自动上链", price: 2680),
        Item(name: "实木书桌 1.2 米", price: 980), Item(name: "人体工学椅", price: 1499),
        Item(name: "懒人沙发", price: 329), Item(name: "落地灯 暖光", price: 199),
        Item(name: "小冰箱 90 升", price: 699), Item(name: "滚筒洗衣机 8 公斤", price: 1999),
        Item(name: "空气炸锅 4 升", price: 329), Item(name: "手冲咖啡壶套装", price: 268),
        Item(name: "意式半自动咖啡机", price: 1680), Item(name: "铸铁锅 26 厘米", price: 459),
        Item(name: "电饭煲 3 升", price: 299), Item(name: "加湿器 静音", price: 159),
        Item(name: "扫地机器人", price: 1799), Item(name: "儿童积木 500 粒", price: 239),
        Item(name: "婴儿推车 可折叠", price: 899), Item(name: "绘本 20 册", price: 320),
        Item(name: "《红楼梦》精装上下册", price: 128), Item(name: "《三体》全三册", price: 93),
        Item(name: "考研数学复习全书", price: 78), Item(name: "日语教材一套", price: 168),
        Item(name: "明信片 一百张", price: 30), Item(name: "钢笔 F 尖", price: 210),
        Item(name: "猫爬架 1.5 米", price: 269), Item(name: "自动喂食器", price: 299),
        Item(name: "龟背竹 盆栽", price: 89), Item(name: "多肉拼盘", price: 45),
    ]

    static let sellers = [
        "花田半亩", "林小满", "阿喵同学", "山海", "北岛的猫", "糖醋排骨", "一只柚子", "橘子汽水", "老张的仓库", "晚风",
        "南城旧事", "小鹿乱撞", "豆浆不加糖", "青柠", "西瓜味的夏天", "今天吃什么", "木木", "阿泽", "落日飞车", "海盐芝士",
        "二手书虫", "摄影师阿康", "骑行去拉萨", "番茄炒蛋", "雨后初晴", "白日梦想家", "可乐加冰", "小王子的玫瑰", "慢半拍",
        "陈年旧货", "早睡早起", "咸鱼翻身", "清风明月", "大橘为重", "江湖夜雨", "半糖主义", "云边小卖部", "猫和老鼠",
        "杭州小笼包", "一叶知秋", "土豆丝", "风筝有风", "面包树", "听雨的人", "米饭要加菜", "小周同学", "三分甜", "断舍离ing",
    ]

    static let locations = [
        "北京 朝阳", "北京 海淀", "上海 徐汇", "上海 浦东", "广州 天河", "深圳 南山", "杭州 西湖", "杭州 滨江", "南京 鼓楼",
        "苏州 姑苏", "成都 武侯", "成都 锦江", "重庆 渝中", "武汉 洪山", "长沙 岳麓", "西安 雁塔", "天津 南开", "青岛 市南",
        "厦门 思明", "福州 鼓楼", "昆明 五华", "大连 中山", "哈尔滨 道里", "沈阳 和平", "郑州 金水", "合肥 蜀山", "宁波 鄞州",
        "桂林 秀峰", "拉萨 城关", "乌鲁木齐 天山",
    ]
}
