/** Starts the home page, too: panes and the form's draft. */
import { tryStorage } from '#shared/browser/try-storage.ts';
import './start-page.ts';
import { makePanesWipeable } from '#site/home/wipe.ts';
import { TYPED } from '#site/request-form/form-draft.ts';

makePanesWipeable();
// The late script comes at once, and fills in the draft.
if (tryStorage(() => TYPED in sessionStorage)) dispatchEvent(new Event('focusin'));
