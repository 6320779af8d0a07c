/**
 * `npm run bench:inbox`: the owner's page with 10,000 requests in the inbox, in a browser on the production server. Needs
 * a built site (`npm run build`). How long until the list stands and until a key stroke is answered on the screen, and
 * whether memory, cards and bytes stay bounded. Figures for reading, not a test: machines differ.
 */
import { availableParallelism, loadavg } from 'node:os';
import { MATCHES_SHOWN } from '#config/limits.ts';
import { table } from '../support/table.ts';
import { measureInbox, spread } from './inbox/measure.ts';

const REQUESTS = 10_000;
const OPEN_MAX_MS = 1000;
const KEY_MAX_MS = 100;
/** What twenty searches, and twenty refetches with something new, may leave in memory. */
const GROWTH_MAX_MB = 5;
/** What Netlify lets pass of an answer that is no stream. */
const SENT_MAX_MB = 6;

const found = await measureInbox(REQUESTS);
const open = spread(found.openMs);
const key = spread(found.keyMs);

type Figure = [what: string, found: number, atMost: number, unit?: string];
const figures: Figure[] = [
  ['list opens, median', open.median, OPEN_MAX_MS, 'ms'],
  ['list opens, worst', open.worst, OPEN_MAX_MS, 'ms'],
  ['first search, with the whole inbox loaded for it', found.firstSearchMs, OPEN_MAX_MS, 'ms'],
  ['key stroke until its answer is painted, median', key.median, KEY_MAX_MS, 'ms'],
  ['key stroke until its answer is painted, p95', key.p95, KEY_MAX_MS, 'ms'],
  ['key stroke until its answer is painted, worst', key.worst, KEY_MAX_MS, 'ms'],
  ['cards in the document', found.mostCards, MATCHES_SHOWN],
  ['memory kept by 20 searches', found.searchesGrowthMb, GROWTH_MAX_MB, 'MiB'],
  ['memory kept by 20 refetches', found.refetchesGrowthMb, GROWTH_MAX_MB, 'MiB'],
  ['whole list as sent', found.sentMb, SENT_MAX_MB, 'MB'],
  ['loads of the whole list by 20 changes', found.loads.changed, 20],
  ['loads of the whole list by 5 refetches without a change', found.loads.unchanged, 0],
];

const rounded = (value: number, unit = '') => `${Number(value.toFixed(value < 10 ? 2 : 0))} ${unit}`.trim();
const rowOf = ([what, value, atMost, unit]: Figure) => [
  what,
  rounded(value, unit),
  rounded(atMost, unit),
  value <= atMost ? 'within' : 'MISSES',
];
console.log(`\n${REQUESTS} requests, ${found.plainMb.toFixed(1)} MB as JSON; ${found.keyMs.length} key strokes\n`);
const [load = 0] = loadavg();
if (load > availableParallelism()) console.log(`The machine is busy (load ${load.toFixed(0)}): times say little.\n`);
console.log(table(['what', 'found', 'at most', 'verdict'], figures.map(rowOf)));
