import type { Locator } from '@playwright/test';
import { fillInbox, openRequest } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { toastOf } from '../../support/browser/toast-of.ts';
import { windows } from '../../support/browser/windows.ts';

test.beforeEach(({ login }) => login());

/** The controls of an opened request above its history, in the order of the Tab key. */
const controlsOf = (card: Locator) =>
  card
    .locator(':is(a, button, input, textarea, select, summary):not([data-row], [role=group] *, form *)')
    .filter({ visible: true });

test('an opened request has six controls in the order of the screen, on a phone the way back, and a toast that makes way', async ({
  page,
}) => {
  await fillInbox(page, [{ name: 'Erika', phone: '0176 04069123', place: '55232 Alzey' }]);
  await page.goto('/admin/contacts');
  const [deed, more] = ['Beantwortet', 'Mehr zu dieser Anfrage tun'];
  const ways = ['0176 04069123 anrufen', /^Mail an e[k-t]+@beispiel\.de$/, 'WhatsApp', 'Route nach 55232 Alzey'];
  for await (const { width } of windows(page, '1440x900 390x844')) {
    const names = width === 390 ? ['Anfragen', deed, more, ...ways] : [deed, ...ways, more];
    const controls = controlsOf(await openRequest(page, 'Erika'));
    await expect(controls, `${width} px`).toHaveCount(names.length);
    for (const [place, name] of names.entries()) await expect(controls.nth(place)).toHaveAccessibleName(name);
    // The pointer would darken the button under it.
    await page.mouse.move(0, 0);
    const heights = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights), `${width} px`).toBeGreaterThanOrEqual(44);
    const filled = await controls.evaluateAll((all) =>
      all.filter((one) => getComputedStyle(one).backgroundColor === 'rgb(10, 85, 104)').map((one) => one.textContent),
    );
    expect(filled, `${width} px`).toEqual([deed]);
  }

  // A toast makes way for the form that it covers, and its undo stays in the history.
  const card = await openRequest(page, 'Erika');
  await card.getByRole('button', { name: 'Beantwortet' }).click();
  const toast = toastOf(page).getByRole('listitem');
  await expect(toast).toContainText('Erika: beantwortet.');
  // In another window a toast does not end by time.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await card.getByRole('button', { name: 'Besichtigung vereinbaren' }).click();
  await expect(card.getByRole('radio', { name: 'Heute' })).toBeFocused();
  await expect(toast).toHaveCount(0);
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: '„Beantwortet“ zurücknehmen' }).click();
  await expect(card.getByRole('button', { name: 'Beantwortet', exact: true })).toBeVisible();
});
