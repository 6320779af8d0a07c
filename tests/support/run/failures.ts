import { relative } from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import type { Ended } from './child.ts';
import type { Check } from './parts.ts';

/** A test, or a whole command, that failed: its name, and the beginning of what it said. */
export interface Failure {
  name: string;
  reason: string;
}

/** The fields of Vitest's JSON report that are read here. */
export interface VitestFailures {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

/** The fields of Playwright's JSON report that are read here. */
export interface PlaywrightFailures {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}
interface PlaywrightSuite {
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

const REASON_LINES = 14;

/** The failed tests of a Vitest report, and the files that did not load. */
export function vitestFailures(report: VitestFailures): Failure[] {
  return report.testResults.flatMap((file) => {
    const path = relative(process.cwd(), file.name);
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    if (file.status === 'failed' && tests.length === 0) return [failure(path, [file.message])];
    return tests.map((test) => failure(`${path} › ${test.fullName}`, test.failureMessages ?? []));
  });
}

/** The failed tests of a Playwright report, those that passed at a second try among them, and errors outside of tests. */
export function playwrightFailures({ suites, errors }: PlaywrightFailures): Failure[] {
  const outside = errors.map(({ message }) => failure('outside of any test', [message]));
  return [...outside, ...suites.flatMap(failuresIn)];
}

function failuresIn(suite: PlaywrightSuite): Failure[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap((result) => result.errors.map(({ message }) => message));
        return failure(`[${projectName}] ${spec.file}:${spec.line} › ${spec.title}`, messages);
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresIn)];
}

/** A command that failed by its status: the end of what it printed says why. */
export const commandFailure = (check: Check, { output }: Ended): Failure => ({
  name: check.command.join(' '),
  reason: plain(output).slice(-REASON_LINES).join('\n'),
});

const failure = (name: string, messages: (string | undefined)[]): Failure => ({
  name,
  reason: plain(messages.filter(Boolean).join('\n')).slice(0, REASON_LINES).join('\n'),
});

/** The lines with something on them, without colours. */
const plain = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
