/** The same for the home page: the pane that is wiped, and the contact data that come a moment late. */
import './start-page.ts';
import { makePanesWipeable } from '#site/home/wipe.ts';
import { revealContactData } from '#site/request-form/reveal-contact-data.ts';
import { fetchSeason } from '#site/season/fetch-season.ts';

makePanesWipeable();
revealContactData();
fetchSeason();
