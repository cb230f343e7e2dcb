"""The showcase's phone login as a user of NiceGUI writes it: the same seven elements with the same behaviour.

The argument is the port. `scripts/load` starts it.
"""

import re
import sys

from nicegui import ui

NOBODY = 'https://robohash.org/nobody.png'


@ui.page('/')
def phone_login() -> None:
    def typed() -> None:
        login.set_enabled(bool(phone.value and code.value))

    def phone_typed() -> None:
        typed()
        is_number = re.fullmatch(r'1[3-9]\d{9}', phone.value or '')
        avatar.set_source(f'https://robohash.org/{phone.value}.png' if is_number else NOBODY)

    def fill() -> None:
        phone.value, code.value = '13874389438', '5858'

    def log_in() -> None:
        ui.notify('Logged in' if re.fullmatch(r'\d{4}', code.value or '') else 'The code has four digits')

    with ui.column():
        avatar = ui.image(NOBODY)
        phone = ui.input('Phone', on_change=phone_typed).on('keydown.enter', log_in)
        code = ui.input('Code', on_change=typed).on('keydown.enter', log_in)
        with ui.row():
            ui.button('Fill', on_click=fill)
            login = ui.button('Log in', on_click=log_in)
            login.disable()


ui.run(host='127.0.0.1', port=int(sys.argv[1]), show=False, reload=False, show_welcome_message=False)
