/** The same for the home page: the pane that is wiped, and the contact data that come a moment late. */
import './start-page.ts';
import { revealContactData } from '#features/contact/form/reveal-contact-data.ts';
import { makePanesWipeable } from '#features/home/wipe.ts';
import { fetchSeason } from '#features/season/fetch-season.ts';

makePanesWipeable();
revealContactData();
fetchSeason();
