"""A window of WebKitGTK without any frame, driven by WebKitWebDriver: MiniBrowser never gets as narrow as a phone."""
import sys
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

log = open(sys.argv[1], 'a', buffering=1)
watch = sys.argv[2] + '''
const tell = (...words) => webkit.messageHandlers.trouble.postMessage(words.join(' ').replaceAll('\\n', ' '));
const before = console.error;
console.error = (...words) => { before(...words); tell(...words); };
addEventListener('error', ({ message, filename, lineno }) => message && tell('exception:', message, filename, lineno));
addEventListener('unhandledrejection', ({ reason }) => tell('rejection:', reason?.stack ?? reason));
'''
frames, start = WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START
content = WebKit2.UserContentManager()
content.register_script_message_handler('trouble')
content.connect('script-message-received::trouble', lambda _, it: log.write(it.get_js_value().to_string() + '\n'))
content.add_script(WebKit2.UserScript.new(watch, frames, start, None, None))
# Else its scroll bars fade for seconds after each page, which takes half of a processor without a graphics card. The
# home page keeps them: its floating buttons must take presses under them.
hide, level = '::-webkit-scrollbar { display: none }', WebKit2.UserStyleLevel.USER
content.add_style_sheet(WebKit2.UserStyleSheet.new(hide, frames, level, None, ['http://*/']))
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect('download-started', lambda _, download: download.cancel())


def create(_):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=content)
    window = Gtk.Window(decorated=False)
    window.add(view)
    window.show_all()
    return view


def started(_, session):
    session.set_application_info(WebKit2.ApplicationInfo())
    session.connect('create-web-view', create)


context.connect('automation-started', started)
Gtk.main()
