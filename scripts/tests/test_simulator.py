"""The simulator of a CI is one that is installed."""

import unittest

from loading import load

choose = load("simulator").choose
RUNTIME = "com.apple.CoreSimulator.SimRuntime."
DEVICES = {
    RUNTIME + "iOS-9-3": [{"udid": "old", "name": "iPhone 6"}],
    RUNTIME + "iOS-26-0": [{"udid": "phone", "name": "iPhone 17"}, {"udid": "pad", "name": "iPad"}],
    RUNTIME + "iOS-26-1": [],
    RUNTIME + "xrOS-26-0": [{"udid": "headset", "name": "Apple Vision Pro"}],
    RUNTIME + "tvOS-26-0": [],
}


class Simulators(unittest.TestCase):
    def test_the_newest_version_with_a_device_is_chosen(self):
        self.assertEqual(choose(DEVICES, "iOS"), "phone")

    def test_visionos_has_another_name(self):
        self.assertEqual(choose(DEVICES, "visionOS"), "headset")

    def test_there_may_be_none(self):
        self.assertEqual([choose(DEVICES, system) for system in ("tvOS", "watchOS")], [None, None])


if __name__ == "__main__":
    unittest.main()
