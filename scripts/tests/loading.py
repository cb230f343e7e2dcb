"""Loads scripts without a .py ending as modules."""

import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
# For what a script imports from beside it.
sys.path.append(str(SCRIPTS))


def load(name: str):
    module_name = name.replace("-", "_")
    loader = SourceFileLoader(module_name, str(SCRIPTS / name))
    module = module_from_spec(spec_from_loader(module_name, loader))
    sys.modules[module_name] = module
    loader.exec_module(module)
    return module
