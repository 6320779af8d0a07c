/**
 * `npm run bench`: measures how fast a function wakes and the local production server answers; `npm run bench publish`: the
 * time from 'Veröffentlichen' to the changed page; `npm run bench photos`: a request with photos on slow 4G;
 * `npm run bench search`: the inbox's search, also in a browser; `npm run bench growth`: the owner's questions with
 * 20,000 requests. All but that need a built site (`npm run build`). The figures are no test, because machines differ.
 */
import { table } from '../support/table.ts';
import { measureGrowth } from './growth.ts';
import { measurePhotos } from './photos.ts';
import { measurePublishing } from './publish.ts';
import { type Measured, measureRequests } from './requests.ts';
import { measureSearch } from './search.ts';
import { measureWaking } from './waking.ts';

const RUNS = 3;

const others: Record<string, () => Promise<void>> = {
  publish: measurePublishing,
  photos: measurePhotos,
  search: measureSearch,
  growth: measureGrowth,
};
const other = others[process.argv[2] ?? ''];
if (other) {
  await other();
  process.exit(0);
}

const ms = (value: number) => value.toFixed(2);

const { wakings, answers } = await measureWaking();
const rows = wakings.map(({ name, kB, lateKB, importMs }) => [name, kB.toFixed(0), lateKB.toFixed(0), ms(importMs)]);
console.log(`\n${table(['a cold function', 'kB', 'late kB', 'import ms'], rows)}\n`);
for (const { what, ms: first } of answers) console.log(`${what}: first answer, with the import, ${ms(first)} ms`);

const runs: Measured[][] = [];
for (let n = 0; n < RUNS; n += 1) runs.push([...(await measureRequests(1)), ...(await measureRequests(8))]);
const best = (runs[0] ?? []).map((one, index) => ({
  ...one,
  p50: Math.min(...runs.map((run) => run[index]?.p50 ?? Number.NaN)),
  p95: Math.min(...runs.map((run) => run[index]?.p95 ?? Number.NaN)),
}));
const lines = best.map(({ what, clients, p50, p95 }) => [what, String(clients), ms(p50), ms(p95)]);
console.log(`\n${table([`best of ${RUNS}`, 'clients', 'p50 ms', 'p95 ms'], lines)}`);
