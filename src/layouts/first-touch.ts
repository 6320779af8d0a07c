/** Inlined into every public page, because a touch may come before any file. Holds it and loads touched-page.ts. */
import { fetchLateScriptOnFirstTouch } from '#shared/browser/first-touch.ts';

fetchLateScriptOnFirstTouch(document.documentElement.classList.contains('screen-reader-optimized'));
