import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { type Ended, runChild } from './child.ts';
import { add, type Counts, countPlaywright, countVitest, distrust, NOTHING } from './counts.ts';
import { commandFailure, type Failure, playwrightFailures, vitestFailures } from './failures.ts';
import type { Check, Part } from './parts.ts';
import type { Result } from './summary.ts';

/** No part comes near it, on a slow machine either; it only keeps a hanging command from hanging the run. */
const PART_LIMIT_MS = 20 * 60 * 1000;

export interface PartOptions {
  /** Where the machine-readable reports go. */
  reportFolder: string;
  /** Show the output while it comes, for a part that runs alone. */
  live: boolean;
  env: Record<string, string>;
}

/** Runs a part's checks one after another; `output` is all they printed. */
export async function runPart(part: Part, options: PartOptions): Promise<{ result: Result; output: string }> {
  const start = performance.now();
  let counts: Counts = NOTHING;
  let output = '';
  const failures: Failure[] = [];
  for (const [index, check] of part.checks.entries()) {
    const report = join(options.reportFolder, `${part.name}-${index}.json`);
    const ended = await runChild(commandOf(check, report), {
      live: options.live,
      limitMs: PART_LIMIT_MS,
      env: { ...options.env, ...reportEnvironment(check, report) },
    });
    const read = await readReport(check, report, ended);
    const trusted = distrust(read.counts, ended.code);
    counts = add(counts, trusted);
    failures.push(...(trusted.failed > read.failures.length ? [commandFailure(check, ended)] : []), ...read.failures);
    // What a linter or a build says while it is content only hides what failed.
    const isContent = check.reporter === 'exit-status' && ended.code === 0;
    output += isContent ? `${check.command.join(' ')}: passed\n` : ended.output;
  }
  const seconds = (performance.now() - start) / 1000;
  return { result: { name: part.name, seconds, ...counts, failures }, output };
}

function commandOf(check: Check, report: string): readonly string[] {
  if (check.reporter !== 'vitest') return check.command;
  return [...check.command, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
}

function reportEnvironment(check: Check, report: string): Record<string, string | undefined> {
  if (check.reporter !== 'playwright') return {};
  // Its workers always have FORCE_COLOR, and Node warns of every one of them that has NO_COLOR as well.
  const isPlain = !process.stdout.isTTY;
  return { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(isPlain && { NO_COLOR: undefined, FORCE_COLOR: '0' }) };
}

async function readReport(
  check: Check,
  report: string,
  ended: Ended,
): Promise<{ counts: Counts; failures: readonly Failure[] }> {
  if (check.reporter === 'exit-status') {
    return { counts: ended.code === 0 ? { ...NOTHING, passed: 1 } : NOTHING, failures: [] };
  }
  try {
    const json = JSON.parse(await readFile(report, 'utf8'));
    return check.reporter === 'vitest'
      ? { counts: countVitest(json), failures: vitestFailures(json) }
      : { counts: countPlaywright(json), failures: playwrightFailures(json) };
  } catch {
    // It crashed before it could report; `distrust` makes that a failure.
    return { counts: NOTHING, failures: [] };
  }
}
