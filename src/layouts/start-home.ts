/** Starts the home page, too: panes, the form's draft and the season's line. */
import { tryStorage } from '#shared/browser/try-storage.ts';
import './start-page.ts';
import { makePanesWipeable } from '#site/home/wipe.ts';
import { TYPED } from '#site/request-form/form-draft.ts';

makePanesWipeable();
// The late script comes at once, and fills in the draft.
if (tryStorage(() => TYPED in sessionStorage)) dispatchEvent(new Event('focusin'));

// Replaces the line of the build's month. After a failure the old line stays.
const { month, script } = document.querySelector<HTMLElement>('[data-month]')?.dataset ?? {};
if (script && month !== Date().slice(4, 7)) import(script).catch(() => {});
