/**
 * `npm test`: everything that must hold, in parts, with one line at the end that says what it came to.
 * `npm test -- unit e2e` runs only the parts named.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { obtainBrowser } from './support/browser/obtain-browser.ts';
import { prepareOwnersData } from './support/browser/owners-server.ts';
import { endAllChildren } from './support/run/child.ts';
import { PART_NAMES, type Part, selectStages } from './support/run/parts.ts';
import { runPart } from './support/run/run-part.ts';
import { runSideBySide } from './support/run/side-by-side.ts';
import { type Result, summaryOf } from './support/run/summary.ts';

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

const env: Record<string, string> = {
  // The parts write into a pipe and can't see for themselves whether somebody looks.
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  ASTRO_TELEMETRY_DISABLED: '1',
};
const results: Result[] = [];
let browser: ReturnType<typeof prepareBrowser> | undefined;

/** What the parts with a browser share: the browser, and the data that their servers begin with. */
async function prepareBrowser() {
  const obtained = await obtainBrowser();
  if ('problem' in obtained) return obtained;
  const dataFrom = join(workFolder, 'owners-data');
  await prepareOwnersData(dataFrom);
  return { CHROME_PATH: obtained.path, E2E_DATA_FROM: dataFrom };
}

async function run(part: Part, live: boolean) {
  if (interrupted) return;
  if (part.needsBrowser) {
    browser ??= prepareBrowser().catch(({ message }: Error) => ({ problem: message }));
    const obtained = await browser;
    if ('problem' in obtained) {
      console.log(`\n━━ ${part.name} ━━\n${obtained.problem}`);
      const failures = [{ name: 'before any test', reason: obtained.problem }];
      results.push({ name: part.name, passed: 0, failed: 1, skipped: 0, seconds: 0, failures });
      return;
    }
    Object.assign(env, obtained);
  }
  console.log(live ? `\n━━ ${part.name} ━━` : `… ${part.name}`);
  const { result, output } = await runPart(part, { reportFolder: workFolder, live, env });
  if (!live) console.log(`\n━━ ${part.name} ━━\n${output.trimEnd()}`);
  console.log(`━━ ${part.name}: ${result.passed} passed, ${result.failed} failed ━━`);
  results.push(result);
}

for (const { parts, sideBySide } of selectStages(names)) {
  // Side by side each part's output is held back until it is whole.
  const live = sideBySide === 1 || parts.length === 1;
  await runSideBySide(parts, sideBySide, (part) => run(part, live));
}

await removeWorkFolder();
if (!interrupted) {
  const inOrder = results.toSorted((a, b) => PART_NAMES.indexOf(a.name) - PART_NAMES.indexOf(b.name));
  console.log(`\n${summaryOf(inOrder)}`);
  process.exitCode = inOrder.some((result) => result.failed > 0) ? 1 : 0;
}
