"""The compiler's times are read, and times above the limit are reported."""

import sys
import unittest

from loading import SCRIPTS, load

sys.path.insert(0, str(SCRIPTS))
script = load("check-compile-time")

LOG = (
    "12.50ms\t/w/scripts/compile-time/Chains.swift:6:6\tglobal function Chains.(file).arithmetic(on:)@Chains.swift:6:6\n"
    "900.00ms\t/w/scripts/compile-time/Chains.swift:23:6\tglobal function Chains.(file).search@Chains.swift:23:6\n"
    "0.10ms\t/w/Sources/Other.swift:1:6\tglobal function Other.(file).other@Other.swift:1:6\n"
)


class Times(unittest.TestCase):
    def test_they_are_those_of_the_chains(self):
        self.assertEqual(script.times(LOG), {6: 12.5, 23: 900.0})

    def test_those_above_the_limit_are_too_slow(self):
        self.assertEqual(script.too_slow(script.times(LOG)), {23: 900.0})


if __name__ == "__main__":
    unittest.main()
