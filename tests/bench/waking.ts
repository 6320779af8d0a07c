import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { functionsFolder } from '#build/project.ts';
import { bundleOf, functionsIn, writeBundles } from '#build/write-bundles.ts';
import { table } from '../support/table.ts';
import { median } from './median.ts';

const PROCESSES = 11;
const run = promisify(execFile);

/** Prints how long a cold function's import takes beside an empty one's: medians of fresh processes. */
export async function measureWaking(): Promise<void> {
  await using started = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'waking-'));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  await writeBundles(functionsFolder, folder);
  const empty = join(folder, 'empty.mjs');
  await writeFile(empty, 'export default () => new Response();');
  const rows = [['empty', await importMs(empty)]];
  for (const name of await functionsIn(functionsFolder)) rows.push([name, await importMs(bundleOf(folder, name))]);
  console.log(`\n${table(['a cold function', 'import ms'], rows)}`);
}

const IMPORT = `
  const startedAt = performance.now();
  await import(process.argv[1]);
  console.log('\\n' + (performance.now() - startedAt));
  process.exit();`;

async function importMs(file: string): Promise<string> {
  const times: number[] = [];
  for (let n = 0; n < PROCESSES; n += 1) {
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', IMPORT, file]);
    times.push(Number(stdout.trim().split('\n').at(-1)));
  }
  return median(times).toFixed(2);
}
