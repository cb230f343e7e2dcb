swift package --allow-writing-to-package-directory new-page --name Login
swift package dev Login
