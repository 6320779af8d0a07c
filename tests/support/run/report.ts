import { stripVTControlCharacters } from 'node:util';
import { XMLParser } from 'fast-xml-parser';
import { table } from '../table.ts';
import type { Ended } from './child.ts';

/** A command's result; `failures` name each failure with the start of its message. */
export interface Result {
  passed: number;
  failed: number;
  skipped: number;
  failures: readonly string[];
  /** The tests over SLOW_S, a line each. */
  slow: readonly string[];
}

/** A line of the table at the end. */
export interface PartResult extends Result {
  name: string;
  seconds: number;
}

const REASON_LINES = 14;
const SLOW_S = 5;

interface TestCase {
  name: string;
  classname: string;
  /** Seconds. */
  time?: string;
  skipped?: unknown;
  failure?: { message?: string; '#text'?: string }[];
  error?: { message?: string; '#text'?: string }[];
}

/** Reads the JUnit report that Vitest and Playwright write. */
function readReport(xml: string): Result {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    isArray: (name) => ['testsuite', 'testcase', 'failure', 'error'].includes(name),
    alwaysCreateTextNode: true,
    processEntities: { enabled: true, maxTotalExpansions: Number.MAX_SAFE_INTEGER },
  });
  const suites: { testcase?: TestCase[] }[] = parser.parse(xml).testsuites.testsuite ?? [];
  const cases = suites.flatMap(({ testcase = [] }) => testcase);
  const failures = cases.flatMap(({ name, classname, failure = [], error = [] }) => {
    const said = [...failure, ...error].map((one) => one['#text'] || one.message || '');
    return said.length > 0
      ? [failureOf(`${classname} › ${name}`, linesOf(said.join('\n')).slice(0, REASON_LINES))]
      : [];
  });
  const skipped = cases.filter((one) => one.skipped !== undefined).length;
  const slow = cases
    .filter(({ time }) => Number(time) > SLOW_S)
    .map(({ name, classname, time }) => `${Number(time).toFixed(1).padStart(6)} s  ${classname} › ${name}`);
  return { passed: cases.length - failures.length - skipped, failed: failures.length, skipped, failures, slow };
}

/**
 * Returns a command's result by its report, or else as one check. Counts one failure for a failed command whose report
 * has none, and for one that ran no test without permission.
 */
export function resultOf(command: readonly string[], { code, output }: Ended, xml: string | undefined): Result {
  const isOneCheck = !['vitest', 'playwright'].includes(command[0] ?? '');
  const read = xml
    ? readReport(xml)
    : { passed: isOneCheck && code === 0 ? 1 : 0, failed: 0, skipped: 0, failures: [], slow: [] };
  const ranNothing = read.passed + read.failed === 0 && !command.includes('--passWithNoTests');
  const hidesFailure = code !== 0 && read.failed === 0;
  if (!ranNothing && !hidesFailure) return read;
  // The end of its output is the reason.
  const failure = failureOf(command.join(' '), linesOf(output).slice(-REASON_LINES));
  return { ...read, failed: read.failed + 1, failures: [...read.failures, failure] };
}

export const sumOf = (results: readonly Result[]): Result => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: results.flatMap(({ failures }) => failures),
  slow: results.flatMap(({ slow }) => slow),
});

/**
 * Repeats the failures, because a CI may keep only the end of the output. Adds the table of all parts, and the total
 * alone on the last line.
 */
export function summaryOf(results: readonly PartResult[]): string {
  const rows = results.map(({ name, passed, failed, skipped, seconds }) => [
    name,
    ...[passed, failed, skipped].map(String),
    seconds.toFixed(1),
  ]);
  const { passed, failed, failures, slow } = sumOf(results);
  return [
    ...failures,
    ...(slow.length > 0 ? [`${slow.length} tests over ${SLOW_S} s:`, ...slow.toSorted().toReversed(), ''] : []),
    table(['part', 'passed', 'failed', 'skipped', 'seconds'], rows),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}

const failureOf = (name: string, reason: readonly string[]) =>
  `✘ ${name}\n${reason.map((line) => `    ${line}\n`).join('')}`;

/** Lists the lines that are not empty, without colours. */
const linesOf = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
