/**
 * `npm run proof`: one German page for the owner and for whoever audits, made from runs. Writes
 * test-results/nachweis.html. Needs a built site (`npm run build`).
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { projectFolder } from '#build/project.ts';
import { asvsRows } from '#commands/asvs.ts';
import { escapeMarkup } from '#shared/format/escape-markup.ts';
import { obtainBrowser } from '../support/browser/obtain-browser.ts';
import { runChild } from '../support/run/child.ts';
import { casesIn } from '../support/run/report.ts';
import { makeWorkFolder } from '../support/run/work-folder.ts';
import { SECTIONS } from './sections.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: projectFolder, encoding: 'utf8' }).trim();

const TMPDIR = await makeWorkFolder();
process.once('exit', () => rmSync(TMPDIR, { recursive: true, force: true }));
const browser = await obtainBrowser();
if ('problem' in browser) throw new Error(browser.problem);

const parts: string[] = [];
let failed = 0;
for (const { title, meaning, command } of SECTIONS) {
  console.log(`… ${title}`);
  const report = join(TMPDIR, 'proof.xml');
  await rm(report, { force: true });
  const start = performance.now();
  const env = { CHROME_PATH: browser.path, TEST_REPORT: report, TMPDIR };
  const ended = await runChild(command, { cwd: projectFolder, env });
  const cases = casesIn(await readFile(report, 'utf8').catch(() => '<testsuites/>'));
  const broken = cases.filter(({ failures }) => failures.length > 0);
  // A run without a test proves nothing.
  const isGood = ended.code === 0 && cases.length > 0;
  failed += isGood ? 0 : 1;
  const figures = stripVTControlCharacters(ended.output).match(/^ {2}(\{.*\}|\d+ bytes .*)$/gm) ?? [];
  const seconds = Math.round((performance.now() - start) / 1000);
  parts.push(`<h2>${isGood ? '✓' : '✗'} ${title}</h2>
<p>${meaning}</p>
<p><b>${cases.length - broken.length} von ${cases.length} Prüfungen bestanden</b>, ${seconds} Sekunden: <code>npx ${command.join(' ')}</code></p>
<details><summary>Die Prüfungen (englisch)</summary><ul>
${cases.map(({ name, failures }) => `<li>${failures.length > 0 ? '✗' : '✓'} ${escapeMarkup(name)}</li>`).join('\n')}
</ul>${figures.length > 0 ? `<pre>${escapeMarkup(figures.join('\n'))}</pre>` : ''}</details>`);
}

const states = Map.groupBy(
  asvsRows().filter(({ level }) => level < 3),
  ({ state }) => state,
);
const countOf = (state: string) => new Set(states.get(state)?.map(({ number }) => number)).size;
parts.push(`<h2>Sicherheit nach OWASP ASVS 5.0, Stufe 2</h2>
<p>${countOf('test')} Anforderungen zeigt eine Prüfung, ${countOf('open')} gelten ohne eigene Prüfung oder sind offen, ${countOf('deviation')} sind bewusste Abweichungen, ${countOf('notApplicable')} treffen nicht zu: <code>src/docs/asvs.md</code>.</p>`);

const now = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' });
const page = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Nachweis</title><style>body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.5 sans-serif}code,pre{font-size:.85em;overflow-wrap:anywhere;white-space:pre-wrap}</style>
<h1>Was geprüft ist</h1>
<p>${now.format()} Uhr, Stand <code>${git('rev-parse', '--short', 'HEAD')}</code>${git('status', '--porcelain') ? ' mit Änderungen, die noch nicht festgehalten sind' : ''}, Node ${process.version}, ${availableParallelism()} Kerne. Jede Zahl stammt aus dem Lauf, dessen Befehl daneben steht; geschrieben von <code>npm run proof</code>.</p>
${parts.join('\n')}
</html>
`;
const folder = join(projectFolder, 'test-results');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'nachweis.html'), page);
console.log(`test-results/nachweis.html: ${failed === 0 ? 'everything passed' : `${failed} sections failed`}`);
process.exitCode = failed === 0 ? 0 : 1;
