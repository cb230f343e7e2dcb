swift package dev Login
