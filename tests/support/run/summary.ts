import { table } from '../table.ts';
import { add, type Counts, NOTHING } from './counts.ts';

/** One line of the table at the end of a test run. */
export interface Result extends Counts {
  name: string;
  seconds: number;
}

/** The table of all parts and, alone on the last line, what the whole run came to. */
export function summaryOf(results: readonly Result[]): string {
  const rows = results.map(({ name, passed, failed, skipped, seconds }) => [
    name,
    ...[passed, failed, skipped].map(String),
    seconds.toFixed(1),
  ]);
  const { passed, failed } = results.reduce<Counts>(add, NOTHING);
  return [
    table(['part', 'passed', 'failed', 'skipped', 'seconds'], rows),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
