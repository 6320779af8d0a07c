import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../../support/browser/barriers.ts';
import { fillInbox, idOf, openRequest } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { aCameraPhoto, plain } from '../../support/camera-photo.ts';

/** Sends a request with photos, as the form does. */
async function sendWithPhotos(page: Page, name: string, colours: string[], more: object = {}) {
  const headers = { 'idempotency-key': randomUUID() };
  const data = {
    name,
    email: `${name.replaceAll(' ', '.')}@beispiel.de`,
    message: 'Zwölf Fenster, siehe Fotos',
    photos: colours.length,
    ...more,
  };
  expect((await page.request.post('/api/contact', { data, headers })).status()).toBe(201);
  for (const [index, colour] of colours.entries()) {
    const photo = { data: await plain(colour), headers: { ...headers, 'content-type': 'image/jpeg' } };
    expect((await page.request.put(`/api/contact/photos/${index + 1}`, photo)).status()).toBe(200);
  }
}

test('the owner sees photos small and large, turns and deletes them, also those of a suspect and in the bin @phone', async ({
  page,
  login,
}) => {
  await login();
  await fillInbox(page, []);
  await sendWithPhotos(page, 'Doch ein Mensch', ['teal'], { subject: 'aus Versehen ausgefüllt' });
  await sendWithPhotos(page, 'Weg damit', ['teal', 'navy']);
  await sendWithPhotos(page, 'Rosa Licht', ['teal', 'orange', 'navy']);
  await page.goto('/admin/contacts');
  const card = await openRequest(page, 'Rosa Licht');
  const small = card.getByRole('list', { name: 'Fotos' }).getByRole('button', { name: /groß zeigen/ });
  await expect(small).toHaveCount(3);
  await expect(small.first().locator('img')).toHaveJSProperty('naturalWidth', 300);
  await small.nth(1).click();
  const large = page.getByRole('dialog', { name: 'Fotos' });
  await expect(large).toContainText(/Foto 2 von 3, vom \d+\. \w+ \d{4}/);
  await expect(large).toContainText('Zwölf Fenster, siehe Fotos');
  await expectNoBarriers(page, 'the large photos');
  await page.keyboard.press('ArrowRight');
  await expect(large).toContainText('Foto 3 von 3');
  await page.keyboard.press('ArrowLeft');
  await expect(large).toContainText('Foto 2 von 3');
  page.once('dialog', (question) => question.accept());
  await large.getByRole('button', { name: 'Löschen' }).click();
  await expect(large).toContainText('Foto 2 von 2');
  await page.keyboard.press('Escape');
  await expect(small.nth(1)).toBeFocused();
  await expect(small).toHaveCount(2);
  await page.goto(`/admin/kunde?contact=${await idOf(page, 'Rosa Licht')}`);
  const ofCustomer = page.getByRole('region', { name: 'Fotos' }).getByRole('button');
  await expect(ofCustomer).toHaveCount(2);
  await ofCustomer.first().click();
  await expect(large).toContainText('Zwölf Fenster, siehe Fotos');
  await page.request.delete(`/api/admin/contact/${await idOf(page, 'Weg damit')}`);
  await page.goto('/admin/contacts?suspects=open');
  const photosOf = (name: string) =>
    page.getByRole('article', { name }).getByRole('list', { name: 'Fotos' }).getByRole('listitem');
  await expect(photosOf('Doch ein Mensch')).toHaveCount(1);
  await page.getByText('Papierkorb', { exact: true }).click();
  await expect(photosOf('Weg damit')).toHaveCount(2);
  await fillInbox(page, []);
});

test('the owner adds a photo of a finished job from the phone, and notes the consent for the gallery @phone', async ({
  page,
  login,
}) => {
  await login();
  await fillInbox(page, [{ name: 'Rosa Licht' }]);
  const path = `/api/admin/contact/${await idOf(page, 'Rosa Licht')}/history`;
  expect((await page.request.post(path, { data: { kind: 'step', step: 'erledigt', version: 0 } })).ok()).toBe(true);
  await page.goto('/admin/contacts');
  const card = await openRequest(page, 'Rosa Licht');
  const chooser = page.waitForEvent('filechooser');
  await card.getByRole('button', { name: 'Foto vom Auftrag hinzufügen' }).click();
  await (await chooser).setFiles([
    { name: 'nachher.jpg', mimeType: 'image/jpeg', buffer: await aCameraPhoto() },
    { name: 'IMG_2.HEIC', mimeType: '', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1') },
  ]);
  const toast = page.getByRole('region', { name: /^Notification/ });
  await expect(toast).toContainText('IMG_2.HEIC: Dieser Browser kann das Format HEIC nicht öffnen.');
  await card.getByRole('button', { name: 'Foto 1 von 1, von uns groß zeigen' }).click();
  const large = page.getByRole('dialog', { name: 'Fotos' });
  const consent = large.getByRole('checkbox', { name: /Kunde ist einverstanden/ });
  // It is checked a moment after the click.
  await consent.click();
  await expect(consent).toBeChecked();
  await expect(large).toContainText(/Eingewilligt am \d+\. \w+ \d{4}\./);
  page.once('dialog', (question) => question.accept());
  await large.getByRole('button', { name: 'Löschen' }).click();
  await expect(large).toBeHidden();
  await expect(card.getByRole('button', { name: 'Foto vom Auftrag hinzufügen' })).toBeFocused();
  await fillInbox(page, []);
});
