/**
 * `npm run look [NAME …]`: draws every public page and state on a phone and a desktop into .look. Names choose states:
 * `npm run look startseite faq-offen`. Needs a built site (`npm run build`). `npm run look mails` writes mails.html.
 * `npm run look -- --engines` draws every page of both wings in all engines side by side.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../support/browser/find-browser.ts';
import { startOwnersServer } from '../support/browser/owners-server.ts';
import { drawInEngines } from './engines.ts';
import { drawMails } from './mails.ts';
import { openState, type PublicState, publicStates } from './public-states.ts';

const FOLDER = fileURLToPath(new URL('../../.look/', import.meta.url));
const WINDOWS = [
  { width: 360, height: 800, hasTouch: true },
  { width: 1440, height: 900, hasTouch: false },
] as const;

const wanted = process.argv.slice(2);
if (wanted.includes('--engines')) {
  await drawInEngines(join(FOLDER, 'engines'));
  process.exit();
}
if (wanted.length === 0 || wanted.includes('mails')) await drawMails(FOLDER);
if (wanted.join() === 'mails') process.exit();
const states = publicStates.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (states.length === 0)
  throw new Error(`None of these. There are: ${publicStates.map(({ name }) => name).join(', ')}`);

const server = await startOwnersServer({ env: { LOG_LEVEL: 'silent' } });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  if (wanted.length === 0) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const state of states) {
    for (const window of WINDOWS) await draw(browser, state, window);
    console.log(state.name);
  }
  console.log(`\n${FOLDER}`);
} finally {
  await browser.close();
  await server.stop();
}

async function draw(browser: Browser, state: PublicState, { width, height, hasTouch }: (typeof WINDOWS)[number]) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height },
    hasTouch,
    isMobile: hasTouch,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    javaScriptEnabled: !state.withoutScript,
  });
  try {
    const page = await context.newPage();
    await openState(page, state);
    if (!state.isWindow) await loadPictures(page);
    await page.screenshot({ path: join(FOLDER, `${state.name}-${width}.png`), fullPage: !state.isWindow });
  } finally {
    await context.close();
  }
}

/** Loads the lazy pictures, because they wait for a scroll. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    // Scrolls to the top, because fixed elements must be drawn there.
    scrollTo({ top: 0, behavior: 'instant' });
    document.documentElement.setAttribute('data-has-scrolled', '');
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}
