/** Starts the home page, too: panes and late contact data. */
import './start-page.ts';
import { makePanesWipeable } from '#site/home/wipe.ts';
import { revealContactData } from '#site/request-form/reveal-contact-data.ts';
import { fetchSeason } from '#site/season/fetch-season.ts';

makePanesWipeable();
revealContactData();
fetchSeason();
