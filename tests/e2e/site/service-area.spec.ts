import type { Page } from '@playwright/test';
import { boxOf } from '../../support/browser/box-of.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { holdBack } from '../../support/browser/hold-back.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Kommen wir zu Ihnen?' });
const field = (page: Page) => section(page).getByLabel('Ihre Postleitzahl oder Ihr Ort');
const answer = (page: Page) => section(page).getByRole('status');
const dot = (page: Page) => page.locator('.area-you');

/** Types a postal code into the empty field, and expects the answer and the dot on the map. */
async function expectAnswerAtFifthDigit(page: Page) {
  await field(page).pressSequentially('5521');
  await expect(answer(page)).toBeEmpty();
  await field(page).press('8');
  await expect(answer(page)).toContainText('Ja, wir kommen zu Ihnen.');
  await expect(answer(page)).toContainText('Ingelheim am Rhein liegt rund 11 km von uns entfernt.');
  await expect(answer(page).getByRole('link', { name: 'Jetzt anfragen' })).toHaveAttribute('href', '#anfrage');

  // The name of the town stands to the right of its dot.
  await expect(async () => {
    const there = await boxOf(dot(page));
    const name = await boxOf(section(page).getByText('Ingelheim', { exact: true }));
    const gap = name.x - (there.x + there.width / 2);
    const slope = (name.y + name.bottom - there.y - there.bottom) / 2;
    expect(gap, 'the marker leaves the name free').toBeGreaterThan(there.width / 2);
    expect(gap).toBeLessThan(40);
    expect(Math.abs(slope)).toBeLessThan(10);
  }).toPass({ intervals: [20, 50, 100] });

  await field(page).press('Backspace');
  await expect(answer(page), 'taken back when the number changes').toBeEmpty();
  await expect(dot(page)).toBeHidden();
  await field(page).fill('55411');
  await expect(answer(page)).toContainText('Rufen Sie uns kurz an.');
  const call = answer(page).getByRole('link', { name: 'Anrufen: 069 90009 123' });
  await expect(call).toHaveAttribute('href', 'tel:+496990009123');
}

const ASK = 'Bitte geben Sie fünf Ziffern oder einen Ort ein, zum Beispiel 55218.';

/** Collects the fetches of the check's script. */
function fetchesOf(page: Page) {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('place-check') && scripts.push(request.url()));
  return scripts;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the service area fetches its check at the first focus only, and answers codes and villages', async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED/); // Pictures further down the page
  const scripts = fetchesOf(page);
  await page.goto('/');
  await section(page).scrollIntoViewIfNeeded();
  expect(scripts).toEqual([]);
  await expect(dot(page)).toBeHidden();
  const arrived = page.waitForResponse(/place-check/);
  await field(page).focus();
  await (await arrived).finished();
  await field(page).blur();
  await expectAnswerAtFifthDigit(page);
  expect(scripts).toHaveLength(1);
  // A town is a dot, and a ring outside the area.
  await expect(page.locator('.area-dots')).toHaveCSS('stroke-width', '11px');
  await expect(page.locator('.area-holes')).toHaveCSS('stroke-width', '6px');

  await test.step('it answers without a network', async () => {
    await context.setOffline(true);
    await field(page).fill('55232');
    await expect(answer(page)).toContainText('Je nach Ort sind es rund 8 bis 15 km bis zu Ihnen.');
    await context.setOffline(false);
  });

  await test.step('it rejects four digits, and keeps the focus in the field', async () => {
    await field(page).fill('5521');
    await section(page).getByRole('button', { name: 'Prüfen' }).click();
    await expect(answer(page)).toHaveText(ASK);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveAccessibleDescription(ASK);
    await expect(field(page)).toBeFocused();
    await field(page).fill('55218');
    await expect(field(page)).not.toHaveAttribute('aria-invalid');
    await expect(page).toHaveURL('/');
  });

  await test.step('it finds a village by name, and suggests another for an unknown one', async () => {
    await field(page).fill('');
    await field(page).pressSequentially('Saulhei');
    await expect(answer(page)).toBeEmpty();
    await field(page).press('Enter');
    await expect(answer(page)).toContainText('Meinten Sie Saulheim?');
    await answer(page).getByRole('button', { name: 'Meinten Sie Saulheim?' }).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('Saulheim');
    await expect(answer(page)).toContainText('Ja, wir kommen zu Ihnen.');
    await expect(dot(page)).toBeVisible();
  });
});

test('the service area leaves room above its heading when a link leads to it, and also answers under the form’s field', async ({
  page,
}) => {
  const scripts = fetchesOf(page);
  await page.goto('/#gebiet');
  const top = () => page.locator('#gebiet').evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await expect.poll(top).toBe(80 + 24);
  const form = page.locator('#contact form');
  await form.getByLabel('Name').fill('Erika');
  expect(scripts, 'it loads at the first use').toEqual([]);
  await form.getByLabel('Ort oder Postleitzahl').fill('55218');
  const said = form.getByRole('status');
  await expect(said).toHaveText('Ja, wir kommen zu Ihnen. Ingelheim am Rhein liegt rund 11 km von uns entfernt.');
  await form.getByLabel('Ort oder Postleitzahl').fill('Wor');
  await expect(said).toBeEmpty();
  await form.getByLabel('Ort oder Postleitzahl').blur();
  await expect(said).toContainText('Diesen Ort finden wir nicht.');
  await form.getByLabel('Ort oder Postleitzahl').fill('');
  await expect(said).toBeEmpty();
});

test('the service area answers an input that was sent before the check had loaded', async ({ page }) => {
  const release = await holdBack(page, '**/place-check*');
  await page.goto('/');
  await field(page).fill('55268');
  await field(page).press('Enter');
  await expect(answer(page)).toBeEmpty();
  release();
  await expect(answer(page)).toContainText('Nieder-Olm liegt rund 7 km von uns entfernt.');
  await expect(page).toHaveURL('/');
});
