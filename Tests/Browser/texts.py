"""The texts of the showcase, in both languages."""

ENGLISH = {
    "loading": "Loading…",
    "invalid phone": "Enter a valid mobile number.",
    "invalid code": "Enter the 4-digit code.",
    "wrong code": "Wrong phone number or code. Try again.",
    "service down": "Something went wrong on the server. Try again.",
    "logging in": "Logging in…",
    "logged in": "Login successful",
    "wrong password": "Wrong password. Try again.",
    "lost": "Connection lost. Reconnecting…",
    "down": "Still not connected. Your input is kept.",
    "try now": "Try now",
    "too long": "Your text is too long to send. Shorten it to save your changes.",
    "needs scripts": "This page needs JavaScript. Turn it on and reload. Until then, only links work.",
}

CHINESE = {
    "loading": "加载中…",
    "invalid phone": "请输入正确的手机号码",
    "invalid code": "验证码错误",
    "wrong code": "手机号或验证码不正确",
    "service down": "呜呜,服务器不给力呀…",
    "logging in": "正在登录…",
    "logged in": "登录成功",
    "wrong password": "密码错误，请重试",
    "lost": "连接已断开，正在重新连接…",
    "down": "仍未连接，您输入的内容会保留。",
    "try now": "立即重试",
    "too long": "内容过长，无法发送，请缩短后再试。",
    "needs scripts": "此页面需要 JavaScript，请启用后重新加载。启用之前只有链接可用。",
}
