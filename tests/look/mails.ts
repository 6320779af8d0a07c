import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { escapeMarkup } from '#shared/format/escape-markup.ts';

/** The tests that have every kind of mail sent. */
const TESTS = [
  ...['outbox.', 'receipts', 'flood', 'waiting-mail'],
  ...['notifications', 'password-reset', 'new-addresses', 'administrators', 'access'],
].map((name) => `tests/functions/${name}`);

/** Writes `mails.html`: a mail of each kind as HTML, with its plain text beside it. They come from the function tests. */
export async function drawMails(folder: string): Promise<void> {
  const kept = join(folder, 'mails');
  await rm(kept, { recursive: true, force: true });
  await mkdir(kept, { recursive: true });
  const vitest = ['vitest', 'run', '-c', 'tests/vitest.config.ts', '--project', 'functions', ...TESTS];
  await promisify(execFile)('npx', vitest, { env: { ...process.env, LOOK_MAILS: kept } });
  const names = (await readdir(kept)).sort();
  const mails = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(kept, name), 'utf8'))));
  await writeFile(join(folder, 'mails.html'), pageOf(mails));
}

const pageOf = (mails: readonly Record<'subject' | 'text' | 'html', string>[]): string =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><title>Mails</title>
<style>section{display:grid;grid-template-columns:1fr 1fr;gap:1em}h2{grid-column:1/-1}iframe{width:100%;height:30em}pre{white-space:pre-wrap}</style>
${mails
  .map(
    ({ subject, text, html }) =>
      `<section><h2>${escapeMarkup(subject)}</h2><iframe srcdoc="${escapeMarkup(html)}"></iframe><pre>${escapeMarkup(text)}</pre></section>`,
  )
  .join('\n')}
</html>
`;
