/**
 * `npm run bench`: measures how fast a function wakes and the local production server answers, on a built site (`npm run
 * build`); `npm run bench growth`: the owner's questions with 20,000 requests. The figures are no test, because machines
 * differ.
 */
import { table } from '../support/table.ts';
import { measureGrowth } from './growth.ts';
import { type Measured, measureRequests } from './requests.ts';
import { measureWaking } from './waking.ts';

const RUNS = 3;

if (process.argv[2] === 'growth') {
  await measureGrowth();
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
