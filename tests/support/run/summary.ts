import { table } from '../table.ts';
import { add, type Counts, NOTHING } from './counts.ts';
import type { Failure } from './failures.ts';

/** One line of the table at the end of a test run, and what failed. */
export interface Result extends Counts {
  name: string;
  seconds: number;
  failures: readonly Failure[];
}

/**
 * What failed once more (a CI may keep only the end of what was printed), the table of all parts and, alone on the
 * last line, what the whole run came to.
 */
export function summaryOf(results: readonly Result[]): string {
  const rows = results.map(({ name, passed, failed, skipped, seconds }) => [
    name,
    ...[passed, failed, skipped].map(String),
    seconds.toFixed(1),
  ]);
  const failures = results.flatMap((part) =>
    part.failures.map(({ name, reason }) => `✘ ${part.name}: ${name}\n${reason.replace(/^/gm, '    ')}\n`),
  );
  const { passed, failed } = results.reduce<Counts>(add, NOTHING);
  return [
    ...failures,
    table(['part', 'passed', 'failed', 'skipped', 'seconds'], rows),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
