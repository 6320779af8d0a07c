import { readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildSite } from '#platform/serve/build-site.ts';
import { isRunning } from '#platform/serve/stop-signals.ts';
import { emptyFolder } from '../../support/folders.ts';
import { patience } from '../../support/run/pace.ts';

/** Puts a shell script as npm into the path. */
async function npmThatRuns(script: string): Promise<string> {
  const folder = await emptyFolder();
  await writeFile(join(folder, 'npm'), `#!/bin/sh\ncd '${folder}'\n${script}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
  return folder;
}

test('the platform runs npm’s build', async () => {
  const folder = await npmThatRuns('echo "$@" > arguments');
  await buildSite(new AbortController().signal);
  expect(await readFile(join(folder, 'arguments'), 'utf8')).toBe('run --silent build\n');
});

test('a failed build is a Problem', async () => {
  await npmThatRuns('exit 1');
  await expect(buildSite(new AbortController().signal)).rejects.toThrow('konnte nicht gebaut werden');
});

test('an aborted build ends with all its processes', async () => {
  const folder = await npmThatRuns('sleep 60 &\necho $! > child.draft\nmv child.draft child\nwait');
  const stopping = new AbortController();
  const building = buildSite(stopping.signal);
  const child = await vi.waitFor(async () => Number(await readFile(join(folder, 'child'), 'utf8')), patience(10_000));
  expect(isRunning(child)).toBe(true);
  stopping.abort();
  await expect(building).rejects.toThrow();
  await expect.poll(() => isRunning(child)).toBe(false);
});
