/** Starts the home page, too: panes, late contact data and the season's line. */
import './start-page.ts';
import { makePanesWipeable } from '#site/home/wipe.ts';
import { revealContactData } from '#site/request-form/reveal-contact-data.ts';

makePanesWipeable();
revealContactData();

// Replaces the line of the build's month. After a failure the old line stays.
const { month, script } = document.querySelector<HTMLElement>('[data-month]')?.dataset ?? {};
if (script && month !== `${new Date().getMonth()}`) import(/* @vite-ignore */ script).catch(() => {});
