import { stripVTControlCharacters } from 'node:util';
import { XMLParser } from 'fast-xml-parser';
import { table } from '../table.ts';
import type { Ended } from './child.ts';
import type { Part } from './parts.ts';

/** What a part came to. */
export interface Result {
  passed: number;
  failed: number;
  skipped: number;
  /** The name of each failure, with the start of its message. */
  failures: readonly string[];
}

export type PartResult = Result & Pick<Part, 'name' | 'budgetS'> & { seconds: number };

const REASON_LINES = 14;
/** Of a command that failed without a failed test. */
const COMMAND_LINES = 40;

interface TestCase {
  name: string;
  classname: string;
  /** Seconds. */
  time?: string;
  skipped?: unknown;
  failure?: Failure[];
  error?: Failure[];
}
type Failure = { message?: string; '#text'?: string };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => ['testsuite', 'testcase', 'failure', 'error'].includes(name),
  alwaysCreateTextNode: true,
  processEntities: { enabled: true, maxTotalExpansions: Number.MAX_SAFE_INTEGER },
});

/** Lists the tests in the JUnit report that Vitest and Playwright write, with what their failures say. */
export function casesIn(xml: string) {
  const suites: { testcase?: TestCase[] }[] = parser.parse(xml).testsuites.testsuite ?? [];
  return suites
    .flatMap(({ testcase = [] }) => testcase)
    .map(({ classname, name, skipped, failure = [], error = [] }) => ({
      name: `${classname} › ${name}`,
      isSkipped: skipped !== undefined,
      failures: [...failure, ...error].map((each) => each['#text'] || each.message || ''),
    }));
}

function readReport(xml: string): Result {
  const cases = casesIn(xml);
  const failures = cases.flatMap(({ name, failures }) =>
    failures.length > 0 ? [failureOf(name, linesOf(failures.join('\n')).slice(0, REASON_LINES))] : [],
  );
  const skipped = cases.filter(({ isSkipped }) => isSkipped).length;
  return { passed: cases.length - failures.length - skipped, failed: failures.length, skipped, failures };
}

/**
 * Returns a command's result by its report, or else as one check. A run without a test, or a failed one without a
 * failed test, is one failure.
 */
export function resultOf(command: readonly string[], { code, output }: Ended, xml: string | undefined): Result {
  const isOneCheck = !['vitest', 'playwright'].includes(command[0] ?? '');
  const read = xml
    ? readReport(xml)
    : { passed: isOneCheck && code === 0 ? 1 : 0, failed: 0, skipped: 0, failures: [] };
  const hidesFailure = code !== 0 && read.failed === 0;
  if (read.passed + read.failed > 0 && !hidesFailure) return read;
  // The end of its output is the reason, without the tests that passed: they hide what a worker said between them.
  const said = linesOf(output).filter((line) => !/^\s*✓/.test(line));
  const failure = failureOf(command.join(' '), said.slice(-COMMAND_LINES));
  return { ...read, failed: read.failed + 1, failures: [...read.failures, failure] };
}

/**
 * Lists the parts in a table, then the failures with their reasons, because a CI may show only the end of the output.
 * The total is alone on the last line.
 */
export function summaryOf(results: readonly PartResult[]): string {
  const rows = results.map(({ name, passed, failed, skipped, seconds, budgetS }) => [
    name,
    ...[passed, failed, skipped].map(String),
    seconds.toFixed(1),
    `${seconds > budgetS ? '! ' : ''}${budgetS}`,
  ]);
  const sumOf = (count: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[count], 0);
  return [
    table(['part', 'passed', 'failed', 'skipped', 'seconds', 'budget'], rows),
    '',
    ...results.flatMap((result) => result.failures),
    `${sumOf('passed')} passed, ${sumOf('failed')} failed`,
  ].join('\n');
}

const failureOf = (name: string, reason: readonly string[]) =>
  `✘ ${name}\n${reason.map((line) => `    ${line}\n`).join('')}`;

/** Lists the lines that are not empty, without colours. */
const linesOf = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
