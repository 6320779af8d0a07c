/**
 * `npm run bench`: measures how fast a function wakes and the local production server answers. Needs a built site
 * (`npm run build`). The figures are no test, because machines differ.
 */
import { table } from '../support/table.ts';
import type { Measured } from './load.ts';
import { measureRequests, measureTelling } from './requests.ts';
import { measureWaking } from './waking.ts';

const CLIENTS = [1, 8];

const ms = (value: number) => value.toFixed(2);

const { wakings, answers } = await measureWaking();
const rows = wakings.map(({ name, kB, lateKB, importMs }) => [name, kB.toFixed(0), lateKB.toFixed(0), ms(importMs)]);
console.log(`\n${table(['a cold function', 'kB', 'late kB', 'import ms'], rows)}\n`);
for (const { what, ms: first } of answers) console.log(`${what}: first answer, with the import, ${ms(first)} ms`);

const requests = await measureRequests(CLIENTS);
const rowOf = ({ what, clients, perSecond, p50, p95, p99, errors }: Measured) => [
  what,
  String(clients),
  perSecond.toFixed(0),
  ...[p50, p95, p99].map(ms),
  String(errors),
];
console.log(
  `\n${table(['load', 'clients', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', 'errors'], requests.map(rowOf))}\n`,
);

const { mailP50, allToldMs } = await measureTelling();
console.log(`mail at its server ${ms(mailP50)} ms after the request was sent (p50 of single ones)`);
console.log(`200 at once: all told of after ${ms(allToldMs)} ms`);
