/**
 * `npm run bench`: measures how fast a function wakes and the local production server answers; `npm run bench publish`: the
 * time from 'Veröffentlichen' to the changed page; `npm run bench search`: the inbox's search in a browser; `npm run bench
 * growth`: the owner's questions with 20,000 requests. All but that need a built site (`npm run build`). The figures are no
 * test, because machines differ.
 */
import { measureGrowth } from './growth.ts';
import { measurePublishing } from './publish.ts';
import { measureRequests } from './requests.ts';
import { measureSearch } from './search.ts';
import { measureWaking } from './waking.ts';

const others: Record<string, () => Promise<void>> = {
  publish: measurePublishing,
  search: measureSearch,
  growth: measureGrowth,
};
const other = others[process.argv[2] ?? ''];
if (other) await other();
else {
  await measureWaking();
  await measureRequests();
}
process.exit(0);
