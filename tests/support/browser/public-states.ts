import type { Page } from '@playwright/test';

/** A state of a public page, which tests/e2e/site/sound.spec.ts checks. */
export interface PublicState {
  name: string;
  address: string;
  /** The visitor has not answered the cookie banner. */
  isUndecided?: boolean;
  /** Brings the loaded page into the state. */
  arrive?: (page: Page) => Promise<unknown>;
  /** Runs again in each window, because a resize closes the menu. */
  show?: (page: Page) => Promise<unknown>;
}

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
  { name: 'startseite-banner', address: '/', isUndecided: true },
  {
    name: 'faq-banner-mit-details',
    address: '/faq',
    isUndecided: true,
    arrive: button('Details anzeigen'),
  },
  { name: 'startseite-menue', address: '/', show: openMenu },
  {
    name: 'faq-einstellungen',
    address: '/faq',
    arrive: dialogBehind(button('Einstellungen zur Barrierefreiheit')),
  },
  {
    name: 'startseite-bild',
    address: '/',
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

/** Opens the page and brings it into the state. */
export async function arriveAt(page: Page, state: PublicState): Promise<void> {
  if (!state.isUndecided) await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto(state.address);
  await state.arrive?.(page);
  await state.show?.(page);
  await page.evaluate(() => document.fonts.ready);
}
