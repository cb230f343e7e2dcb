"""The texts of the showcase, in both languages."""

ENGLISH = {
    "loading": "Loading…",
    "invalid phone": "Please enter a valid mobile number",
    "invalid code": "The code must have four digits",
    "wrong code": "Wrong phone number or code",
    "service down": "The server is having a hard time…",
    "logging in": "Logging in…",
    "logged in": "Login succeeded",
    "wrong password": "Wrong password",
    "lost": "Connection lost. Reconnecting…",
    "down": "Still no connection. What you type is kept.",
    "try now": "Try now",
    "too long": "A text is too long to be sent. It stays here until you shorten it.",
    "needs scripts": "Without JavaScript only the links of this page work. Switch it on and load the page again.",
}

CHINESE = {
    "loading": "加载中…",
    "invalid phone": "请输入正确的手机号码",
    "invalid code": "验证码错误",
    "wrong code": "手机号或验证码不正确",
    "service down": "呜呜,服务器不给力呀…",
    "logging in": "正在登录…",
    "logged in": "登录成功",
    "wrong password": "密码错误",
    "lost": "连接已断开，正在重新连接…",
    "down": "仍未连接。您输入的内容会保留。",
    "try now": "立即重试",
    "too long": "有一段文字过长，无法发送。缩短之前，它只保留在此页面。",
    "needs scripts": "未启用 JavaScript，本页只有链接可用。请启用后重新加载页面。",
}
