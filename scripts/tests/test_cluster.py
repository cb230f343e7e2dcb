"""scripts/cluster: the configuration of its proxy, and its folder."""

import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from loading import load

cluster = load("cluster")


class ConfigurationTests(unittest.TestCase):
    def test_nginx_reads_it(self):
        nginx = shutil.which("nginx", path=cluster.PATH)
        if not nginx:
            self.skipTest("nginx is not installed")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder)
            cluster.configure_nginx(8080, [9001, 9002], path)
            result = subprocess.run(
                [nginx, "-T", "-p", folder, "-c", path / "nginx.conf", "-e", "stderr"], capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stderr)
        for part in ("listen 127.0.0.1:8080;", "server 127.0.0.1:9001 ", "server 127.0.0.1:9002 "):
            self.assertIn(part, result.stdout)

    def test_ports_are_different(self):
        self.assertEqual(len(set(cluster.free_ports(20))), 20)


class FolderTests(unittest.TestCase):
    def test_one_cluster_has_it(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "cluster"
            file = cluster.lock(path)
            self.assertIsNotNone(file)
            self.assertIsNone(cluster.lock(path))
            file.close()
            again = cluster.lock(path)
            self.assertIsNotNone(again)
            again.close()

    def test_clearing_leaves_the_locked_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder)
            (path / "appendonlydir").mkdir()
            for name in ("pid", "nginx.conf", "appendonlydir/part"):
                (path / name).write_text("")
            cluster.clear(path)
            self.assertEqual([each.name for each in path.iterdir()], ["pid"])


if __name__ == "__main__":
    unittest.main()
