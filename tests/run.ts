/**
 * `npm test`: everything that must hold, in parts, with one line at the end that says what it came to.
 * `npm test -- unit e2e` runs only the parts named, `npm test -- changed` the own tests of what was changed.
 */
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { obtainBrowser } from './support/browser/obtain-browser.ts';
import { prepareOwnersData } from './support/browser/owners-server.ts';
import { changeIn, ownTests } from './support/run/changed.ts';
import { endAllChildren, runChild } from './support/run/child.ts';
import { COMPILED } from './support/run/compiled.ts';
import { CHANGED, changedPart, PART_NAMES, type Part, selectStages } from './support/run/parts.ts';
import { type PartResult, type Result, resultOf, summaryOf, sumOf } from './support/run/report.ts';

/** No part comes near it, on a slow machine either; it only keeps a hanging command from hanging the run. */
const COMMAND_LIMIT_MS = 20 * 60 * 1000;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !PART_NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part named ${unknown.join(', ')}. The parts: ${PART_NAMES.join(', ')}.`);
  process.exit(2);
}

const workFolder = await mkdtemp(join(tmpdir(), 'test-run-'));
// PostgreSQL, which root starts as somebody else, gets through to its data.
await chmod(workFolder, 0o711);
const removeWorkFolder = () => rm(workFolder, { recursive: true, force: true });

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    interrupted = true;
    console.error(`\n${signal}: ending what still runs.`);
    await endAllChildren();
    await removeWorkFolder();
    process.exit(1);
  });
}

const env: Record<string, string> = { ASTRO_TELEMETRY_DISABLED: '1', NODE_COMPILE_CACHE: COMPILED };
const results: PartResult[] = [];
let browser: ReturnType<typeof prepareBrowser> | undefined;

/** What the parts with a browser share: the browser, and the data that their servers begin with. */
async function prepareBrowser() {
  const obtained = await obtainBrowser();
  if ('problem' in obtained) return obtained;
  const dataFrom = join(workFolder, 'owners-data');
  await prepareOwnersData(dataFrom);
  return { CHROME_PATH: obtained.path, E2E_DATA_FROM: dataFrom };
}

/** The commands write into a pipe and can't see for themselves whether somebody looks. */
function coloursOf([tool]: readonly string[]): Record<string, string | undefined> {
  if (process.stdout.isTTY) return { FORCE_COLOR: '1' };
  // Playwright's workers always have FORCE_COLOR, and Node warns of every one of them that has NO_COLOR as well.
  return tool === 'playwright' ? { NO_COLOR: undefined, FORCE_COLOR: '0' } : { NO_COLOR: '1' };
}

/** Runs a part's commands; `live` shows their output while it comes, otherwise it is held back until it is whole. */
async function runCommands({ name, commands, needsBrowser }: Part, live: boolean): Promise<Result> {
  if (needsBrowser) {
    browser ??= prepareBrowser().catch(({ message }: Error) => ({ problem: message }));
    const obtained = await browser;
    if ('problem' in obtained) return resultOf([name], { code: 1, output: obtained.problem }, undefined);
    Object.assign(env, obtained);
  }
  const parts: Result[] = [];
  let output = '';
  for (const [index, command] of commands.entries()) {
    const report = join(workFolder, `${name}-${index}.xml`);
    const ended = await runChild(command, {
      live,
      limitMs: COMMAND_LIMIT_MS,
      env: { ...env, ...coloursOf(command), TEST_REPORT: report },
    });
    const xml = await readFile(report, 'utf8').catch(() => undefined);
    parts.push(resultOf(command, ended, xml));
    // What a linter or a build says while it is content only hides what failed.
    output += !xml && ended.code === 0 ? `${command.join(' ')}: passed\n` : ended.output;
  }
  if (!live) console.log(`\n━━ ${name} ━━\n${output.trimEnd()}`);
  return sumOf(parts);
}

async function run(part: Part, live: boolean) {
  if (interrupted) return;
  console.log(live ? `\n━━ ${part.name} ━━` : `… ${part.name}`);
  const start = performance.now();
  const result = await runCommands(part, live);
  console.log(`━━ ${part.name}: ${result.passed} passed, ${result.failed} failed ━━`);
  results.push({ name: part.name, seconds: (performance.now() - start) / 1000, ...result });
}

/** What was changed in place of what is named. */
async function changedStages(): Promise<Part[][][]> {
  const change = changeIn(process.cwd());
  const tests = (await readdir('tests/functions')).map((name) => `tests/functions/${name}`);
  const own = ownTests(change, tests);
  console.log(`Compared with ${change.reason}: ${change.paths.length} files differ.`);
  if (own.length < tests.length) console.log('All tests of the functions: npm test -- functions backups');
  return [[[changedPart(change, own)]]];
}

for (const lanes of names.includes(CHANGED) ? await changedStages() : selectStages(names)) {
  const runLane = async (lane: Part[]) => {
    for (const part of lane) await run(part, lanes.length === 1);
  };
  await Promise.all(lanes.map(runLane));
}

await removeWorkFolder();
if (!interrupted) {
  const inOrder = results.toSorted((a, b) => PART_NAMES.indexOf(a.name) - PART_NAMES.indexOf(b.name));
  console.log(`\n${summaryOf(inOrder)}`);
  process.exitCode = inOrder.some((result) => result.failed > 0) ? 1 : 0;
}
