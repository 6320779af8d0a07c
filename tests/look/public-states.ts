import type { Page } from '@playwright/test';
import { pages } from '#content/pages.ts';

/** A state of a public page. `npm run look` draws each; tests/e2e/site/sound.spec.ts checks it. */
export interface PublicState {
  /** The picture's file name: 'startseite-menue'. */
  name: string;
  address: string;
  /** Settings of the browser or the visitor. */
  contrast?: 'high' | 'forced';
  text?: 'extra-large';
  media?: 'print';
  withoutScript?: boolean;
  /** The visitor has not answered the cookie banner. */
  isUndecided?: boolean;
  /** Draws only the first window instead of the whole page. */
  isWindow?: boolean;
  /** Brings the loaded page into the state. */
  arrive?: (page: Page) => Promise<unknown>;
  /** Runs again in each window, because a resize closes the menu. */
  show?: (page: Page) => Promise<unknown>;
}

const NOT_FOUND = '/das-gibt-es-nicht';
const everyPage: PublicState[] = [
  ...Object.values(pages).map(({ path }) =>
    path === '404' ? { name: path, address: NOT_FOUND } : { name: path || 'startseite', address: `/${path}` },
  ),
];

const button = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
/** Opens a dialog, whose script loads with this press. */
const dialogBehind = (opener: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await opener(page);
  await page.getByRole('dialog').waitFor();
};
const openEverything = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    for (const details of all) {
      details.removeAttribute('name');
      (details as HTMLDetailsElement).open = true;
    }
  });

async function openMenu(page: Page) {
  const toggle = page.getByRole('button', { name: 'Menü öffnen' });
  if (await toggle.isVisible()) await toggle.click();
}

async function send(page: Page) {
  await page.getByLabel('Name').fill('Erika Beispiel');
  await page.getByLabel('E-Mail').fill('erika@beispiel.de');
  await page.getByLabel('Nachricht').fill(`Zwölf Scheiben, zwei davon blind. ${Date.now()}`);
  await button('Nachricht senden')(page);
  await page.getByRole('heading', { name: 'Nachricht gesendet!' }).first().waitFor();
}

async function sendEmpty(page: Page) {
  await button('Nachricht senden')(page);
  await page.getByText('Name ist erforderlich').waitFor();
}

/** Posts the empty form like a browser without script. */
async function postEmpty(page: Page) {
  const answered = page.waitForEvent('domcontentloaded');
  await page.locator('#contact form').evaluate((form) => HTMLFormElement.prototype.submit.call(form));
  await answered;
}

async function askForPlace(page: Page) {
  await page.getByLabel('Ihre Postleitzahl').fill('60311');
  await page.getByLabel('Ihre Postleitzahl').press('Enter');
  await page.locator('#place-answer > *').first().waitFor();
}

/** States after an action, or with an open part. sound.spec.ts checks them in several windows, also with very large text. */
export const reachedStates: readonly PublicState[] = [
  { name: 'startseite-banner', address: '/', isUndecided: true, isWindow: true },
  {
    name: 'faq-banner-mit-details',
    address: '/faq',
    isUndecided: true,
    isWindow: true,
    arrive: button('Details anzeigen'),
  },
  { name: 'startseite-menue', address: '/', isWindow: true, show: openMenu },
  {
    name: 'faq-einstellungen',
    address: '/faq',
    isWindow: true,
    arrive: dialogBehind(button('Einstellungen zur Barrierefreiheit')),
  },
  {
    name: 'startseite-bild',
    address: '/',
    isWindow: true,
    arrive: dialogBehind((page) => page.locator('#gallery-strip a').nth(1).click()),
  },
  { name: 'startseite-offen', address: '/', arrive: openEverything },
  { name: 'faq-offen', address: '/faq', arrive: openEverything },
  { name: 'startseite-postleitzahl', address: '/', arrive: askForPlace },
  { name: 'startseite-fehler', address: '/', arrive: sendEmpty },
  { name: 'startseite-gesendet', address: '/', arrive: send },
  { name: 'anfrage-abgelehnt', address: '/', arrive: postEmpty },
  { name: 'danke-nach-anfrage', address: '/danke#da' },
];

const variants: PublicState[] = [
  ...everyPage.map((state): PublicState => ({ ...state, name: `${state.name}-sehr-gross`, text: 'extra-large' })),
  { name: 'startseite-kontrast', address: '/', contrast: 'high' },
  { name: 'startseite-systemfarben', address: '/', contrast: 'forced' },
  { name: 'startseite-ohne-skript', address: '/', withoutScript: true },
  { name: 'startseite-druck', address: '/', media: 'print' },
  { name: 'faq-druck', address: '/faq', media: 'print' },
  { name: 'datenschutz-druck', address: '/datenschutz', media: 'print' },
];

export const publicStates: readonly PublicState[] = [...everyPage, ...reachedStates, ...variants];

/** Opens the page and brings it into the state. The caller's context switches scripts off. */
export async function openState(page: Page, state: PublicState): Promise<void> {
  if (state.contrast === 'forced') await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  if (state.media) await page.emulateMedia({ media: state.media });
  const settings = { contrast: state.contrast === 'high' ? 'high' : undefined, fontSize: state.text };
  await page.addInitScript(
    ({ answer, wishes }) => {
      if (answer) localStorage.setItem('cookieConsent', answer);
      localStorage.setItem('accessibility-settings', wishes);
    },
    { answer: state.isUndecided ? '' : 'declined', wishes: JSON.stringify(settings) },
  );
  await page.goto(state.address);
  await state.arrive?.(page);
  await state.show?.(page);
  await page.evaluate(() => document.fonts.ready);
}
