"""What the showcase says, word by word, in both languages."""

ENGLISH = {
    "loading": "Loading…",
    "invalid phone": "Please enter a valid mobile number",
    "invalid code": "The code is wrong",
    "wrong code": "The phone number or the code is not right",
    "service down": "Sorry, the server is having trouble…",
    "lost": "Connection lost. Trying again…",
    "down": "The server cannot be reached.",
}

CHINESE = {
    "invalid phone": "请输入正确的手机号码",
    "invalid code": "验证码错误",
    "wrong code": "手机号或验证码不正确",
    "service down": "呜呜,服务器不给力呀…",
}
