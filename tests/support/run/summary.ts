import { add, type Counts, NOTHING } from './counts.ts';

/** One line of the table at the end of a test run. */
export interface Result extends Counts {
  name: string;
  seconds: number;
}

const HEADER = ['part', 'passed', 'failed', 'skipped', 'seconds'];

/** The table of all parts and, alone on the last line, what the whole run came to. */
export function summaryOf(results: readonly Result[]): string {
  const rows = results.map((r) => [
    r.name,
    String(r.passed),
    String(r.failed),
    String(r.skipped),
    r.seconds.toFixed(1),
  ]);
  const widths = HEADER.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  const { passed, failed } = results.reduce<Counts>(add, NOTHING);
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [line(HEADER), rule, ...rows.map(line), '', `${passed} passed, ${failed} failed`].join('\n');
}
