/**
 * `npm run bench:observatory`: the MDN HTTP Observatory's own grader on the pages of the production server; prints what
 * gives or takes points and ends with status 1 below 130. `npm run bench:observatory -- www.example.de` grades a site
 * that is online.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { business } from '#content/business.ts';
import { pages } from '#content/pages.ts';
import { startProductionServer } from '../support/production-server.ts';
import { runChild } from '../support/run/child.ts';
import { ROOT } from '../support/source/project-files.ts';

// 130 MB that only this command needs: fetched when it runs first, so not among the dependencies.
const OBSERVATORY = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
/** Issue "Everything the first look found". */
const AT_LEAST = 130;

interface Verdict {
  result: string;
  scoreModifier: number;
}

const folder = join(ROOT, '.cache', `observatory-${VERSION}`);
const source = join(folder, 'node_modules', OBSERVATORY);
if (!existsSync(source)) await install();
const load = (path: string) => import(pathToFileURL(join(source, 'src', path)).href);

// Its parser of pages does not know the newest CSS, and says so with all of it; no verdict depends on that.
const complain = console.error;
console.error = (...words) => {
  if (!String(words[0]).includes('Could not parse CSS')) complain(...words);
};

const [host] = process.argv.slice(2);
const scores = host ? [await gradeOnline(host)] : await gradeHere();
if (Math.min(...scores) < AT_LEAST) {
  console.error(`Below ${AT_LEAST} points.`);
  process.exitCode = 1;
}

async function install(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  // Its own scripts fetch lists from the web.
  const { code } = await runChild(
    ['npm', 'install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', `${OBSERVATORY}@${VERSION}`],
    { live: true },
  );
  if (code !== 0) throw new Error(`${OBSERVATORY} could not be installed.`);
  // The list of domains whose browsers insist on https; a domain that is on it gets five points more.
  await writeFile(join(source, 'conf', 'hsts-preload.json'), '{}');
}

async function gradeOnline(host: string): Promise<number> {
  const { scan } = await load('index.js');
  const { scan: outcome, tests } = await scan(host);
  console.table(rowsOf(Object.entries<Verdict>(tests)));
  console.log(`${host}: ${outcome.score} (${outcome.grade})`);
  return outcome.score;
}

/** Every public page and the login. The table is of the home page, the only one that the Observatory looks at. */
async function gradeHere(): Promise<number[]> {
  const server = await startProductionServer({ env: { LOG_LEVEL: 'silent' } });
  try {
    const addresses = [...Object.values(pages).map(({ path }) => `/${path}`), '/admin/login'];
    const scores: number[] = [];
    for (const address of addresses) {
      const { verdicts, score, grade } = await gradeAnswer(server.url, address);
      if (address === '/') console.table(rowsOf(verdicts));
      console.log(`${String(score).padStart(4)} ${grade.padEnd(2)} ${address}`);
      scores.push(score);
    }
    return scores;
  } finally {
    await server.stop();
  }
}

/**
 * Gives the grader what it would have fetched: the local server's real answer, at the address that it will have. Only
 * https and the way to it are taken as given; both are Netlify's, and without them nothing could be graded here.
 */
async function gradeAnswer(origin: string, address: string) {
  const [{ ALL_TESTS }, { Requests }, { parseHttpEquivHeaders }, grader, { MINIMUM_SCORE_FOR_EXTRA_CREDIT }] =
    await Promise.all([
      load('constants.js'),
      load('types.js'),
      load('retriever/utils.js'),
      load('grader/grader.js'),
      load('grader/charts.js'),
    ]);
  const url = new URL(address, business.siteUrl);
  const insecure = new URL(url);
  insecure.protocol = 'http:';
  const page = await answerAt(`${origin}${address}`);
  const requests = new Requests(url.hostname);
  requests.resources.path = page.data;
  requests.responses.https = page;
  requests.responses.http = page;
  requests.responses.auto = { ...page, httpEquiv: parseHttpEquivHeaders(page.data, url.href) };
  requests.responses.httpRedirects = [
    { url: insecure, status: 301 },
    { url, status: page.status },
  ];
  requests.responses.cors = await answerAt(`${origin}${address}`, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
  });
  requests.session = { url };

  const verdicts = ALL_TESTS.map((test: (given: unknown) => Verdict & { constructor: { name: string } }) => {
    const verdict = test(requests);
    return [verdict.constructor.name, { ...verdict, scoreModifier: grader.getScoreModifier(verdict.result) }];
  }) as [string, Verdict][];
  // As the Observatory adds up: what is extra counts from 90 points on.
  const points = (counts: (modifier: number) => boolean) =>
    verdicts.reduce((sum, [, { scoreModifier }]) => sum + (counts(scoreModifier) ? scoreModifier : 0), 100);
  const withoutExtra = points((modifier) => modifier < 0);
  const score = withoutExtra >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? points(() => true) : withoutExtra;
  return { verdicts, ...(grader.getGradeForScore(score) as { score: number; grade: string }) };
}

async function answerAt(address: string, init?: RequestInit) {
  const answer = await fetch(address, init);
  if (answer.headers.has('set-cookie')) throw new Error(`${address} sets a cookie, which this bench can't grade.`);
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    data: await answer.text(),
    verified: true,
  };
}

function rowsOf(verdicts: [string, Verdict][]) {
  return Object.fromEntries(
    verdicts.map(([name, { result, scoreModifier }]) => [name, { points: scoreModifier, result }]),
  );
}
