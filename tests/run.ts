/**
 * `npm test`: everything that must hold, in parts, with one line at the end that says what it came to.
 * `npm test -- unit e2e` runs only the parts named.
 */
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { obtainBrowser } from './support/browser/obtain-browser.ts';
import { endAllChildren, runChild } from './support/run/child.ts';
import { COMPILED } from './support/run/compiled.ts';
import { patience } from './support/run/pace.ts';
import { PART_NAMES, type Part, selectLanes } from './support/run/parts.ts';
import { type PartResult, resultOf, summaryOf } from './support/run/report.ts';
import { makeWorkFolder } from './support/run/work-folder.ts';

/** No part comes near it; it only keeps one that hangs from hanging the run. */
const PART_LIMIT_MS = patience(20 * 60 * 1000);

const names = process.argv.slice(2);
const unknown = names.filter((name) => !PART_NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part named ${unknown.join(', ')}. The parts: ${PART_NAMES.join(', ')}.`);
  process.exit(2);
}

let isInterrupted = false;
const workFolder = await makeWorkFolder();
process.once('exit', () => rmSync(workFolder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    isInterrupted = true;
    await endAllChildren();
    process.exit(1);
  });
}

/** Runs a part's command; `live` shows the output while it comes, otherwise it is held back until it is whole. */
async function runCommand({ name, command, needsBrowser }: Part, live: boolean) {
  const report = join(workFolder, `${name}.xml`);
  const browser = needsBrowser ? await obtainBrowser() : undefined;
  if (browser && 'problem' in browser) throw new Error(browser.problem);
  const env = {
    ...{ ASTRO_TELEMETRY_DISABLED: '1', NODE_COMPILE_CACHE: COMPILED, TEST_REPORT: report, TMPDIR: workFolder },
    ...(browser && { CHROME_PATH: browser.path }),
    // Each part measures its own, because the parts beside it slow it, too.
    TEST_PACE: undefined,
  };
  const ended = await runChild(command, { live, limitMs: PART_LIMIT_MS, env });
  const xml = await readFile(report, 'utf8').catch(() => undefined);
  // What a linter or a build says while it is content only hides what failed.
  if (!live && (xml || ended.code !== 0)) console.log(`\n━━ ${name} ━━\n${ended.output.trimEnd()}`);
  return resultOf(command, ended, xml);
}

async function run(part: Part, live: boolean): Promise<PartResult> {
  const start = performance.now();
  console.log(live ? `\n━━ ${part.name} ━━` : `… ${part.name}`);
  const result = await runCommand(part, live).catch(({ message }: Error) =>
    resultOf(part.command, { code: 1, output: message }, undefined),
  );
  console.log(`━━ ${part.name}: ${result.passed} passed, ${result.failed} failed ━━`);
  return { ...part, ...result, seconds: (performance.now() - start) / 1000 };
}

const results: PartResult[] = [];
const lanes = selectLanes(names);
const ends = new Map(lanes.flat().map(({ name }) => [name, Promise.withResolvers<void>()]));
const runLane = async (lane: Part[]) => {
  for (const part of lane) {
    await ends.get(part.after ?? '')?.promise;
    if (!isInterrupted) results.push(await run(part, lanes.length === 1 || part.needsBrowser === true));
    ends.get(part.name)?.resolve();
  }
};
await Promise.all(lanes.map(runLane));
console.log(`\n${summaryOf(results)}`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
