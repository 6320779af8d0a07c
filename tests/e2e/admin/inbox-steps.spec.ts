import { answerQuestion } from '../../support/browser/answer-question.ts';
import {
  cardsOf,
  dateElsewhere,
  enterElsewhere,
  entriesOf,
  expectStep,
  fillInbox,
  numbered,
  openMenuOf,
  openRequest,
  openStepsOf,
  people,
} from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { toastOf } from '../../support/browser/toast-of.ts';

test.beforeEach(({ login }) => login());

test('a request moves by one tap, the menu and the toast, is declined, and has notes, a price and a history', async ({
  page,
}) => {
  await fillInbox(page, [{ name: 'Erika', phone: '0176 04069000' }]);
  await page.goto('/admin/contacts');
  const card = await openRequest(page, 'Erika');
  const button = (name: string | RegExp) => card.getByRole('button', { name });
  const toast = toastOf(page);
  await expect(card).toContainText('Noch 23 Std. bis zur Antwort');

  // A tap on a way to answer brings up a question: was it done, or not?
  const call = card.getByRole('link', { name: '0176 04069000 anrufen' });
  await call.evaluate((link: HTMLAnchorElement) => {
    link.href = '#called';
  });
  await call.click();
  await expect(button('Haben Sie gesprochen? Ja')).toBeVisible();
  await button('Nicht erreicht').click();
  await expect(toast).toContainText('Notiert: nicht erreicht. Die Anfrage wartet weiter.');
  await expect(card.getByText('Nicht erreicht', { exact: true }), 'a note').toBeVisible();
  await expect(card).toContainText('Noch 23 Std. bis zur Antwort');
  await card.getByRole('link', { name: 'WhatsApp', exact: true }).click();
  const chat = card.getByRole('link', { name: 'WhatsApp öffnen' });
  await expect(chat).toBeFocused();
  await chat.evaluate((link: HTMLAnchorElement) => {
    link.removeAttribute('target');
    link.href = '#answered';
  });
  await chat.click();
  await button('Haben Sie geantwortet? Ja').click();
  await expect(toast).toContainText('Erika: beantwortet.');
  await expect(card).not.toContainText('bis zur Antwort');
  await expect(button('Besichtigung vereinbaren')).toBeFocused();

  await openStepsOf(card);
  await expect(button(/^Kontakt$/)).toBeFocused();
  await expect(button(/^Kontakt$/)).toHaveAttribute('aria-current', 'step');
  await expect(button('Abgesagt'), 'asks for a reason, in the menu beside it').toHaveCount(0);
  await button(/^Auftrag$/).click();
  await expect(button('Mehr zu dieser Anfrage tun')).toBeFocused();
  await expectStep(card, 'Auftrag');
  await expect(card.locator('header')).toContainText('Auftrag');
  await expect(toast, 'the one before offers to take back the answer').toContainText('Erika: Auftrag.');
  await toast.getByRole('button', { name: 'Rückgängig' }).click();
  await expectStep(card, 'Kontakt');

  await openMenuOf(card);
  await expect(card.getByRole('button', { name: /^Stand ändern/ })).toBeFocused();
  await card.getByRole('button', { name: 'Absagen' }).click();
  const reasons = card.getByRole('list', { name: 'Warum wurde abgesagt?' });
  await expect(reasons.getByRole('button').first()).toBeFocused();
  await card.getByRole('button', { name: 'Zu weit weg' }).click();
  // The customer gets a word: the usual text is open.
  await expect(card.getByRole('link', { name: 'Per E-Mail: Leider nicht möglich' })).toBeVisible();
  await card.getByText('Leider nicht möglich', { exact: true }).press('Escape');
  await expect(card.getByRole('button', { name: 'Mehr zu dieser Anfrage tun' })).toBeFocused();
  await expectStep(card, 'Abgesagt');

  const entries = entriesOf(card);
  await expect(entries.first()).toHaveText(/^Heute, \d+:\d\dAbgesagt: Zu weit weg$/);
  await card.getByRole('textbox', { name: 'Notiz' }).fill('Fragt im Mai noch einmal');
  await card.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(entries.first()).toContainText('Notiz: Fragt im Mai noch einmal');
  const note = card.getByRole('textbox', { name: 'Notiz' });
  await expect(note).toHaveValue('');
  const price = card.getByRole('textbox', { name: /^Angebotspreis/ });
  await card.getByRole('button', { name: 'Preis eintragen' }).click();
  await expect(price).toBeFocused();
  await price.fill('1.234,5');
  await price.press('Enter');
  await expect(card.getByText('Angebotspreis: 1.234,50 €', { exact: true }).first()).toBeVisible();
  await expect(card.getByRole('button', { name: 'Preis ändern' })).toBeFocused();
  // Older changes are history.
  await expect(card.getByRole('button', { name: '„Abgesagt: Zu weit weg“ zurücknehmen' })).toHaveCount(0);
  await card.getByRole('button', { name: '„Angebotspreis: 1.234,50 €“ zurücknehmen' }).click();
  await expect(card.getByRole('button', { name: 'Preis eintragen' }).first()).toBeVisible();
  await expect(entries.first()).toBeFocused();
  await expect(entries.first()).toContainText('(zurückgenommen)');
});

test('a quick owner moves a request by only one step with two taps, 180 or 400 ms apart', async ({ page }) => {
  await fillInbox(page, [{ name: 'Erika' }, { name: 'Hans' }]);
  await enterElsewhere(page, 'Hans', { kind: 'step', step: 'termin', version: 0 });
  await page.goto('/admin/contacts');
  const moves = [
    ['Erika', 'Beantwortet', 180, 'Kontakt', 'Besichtigung vereinbaren', 1],
    ['Hans', 'Fertig', 400, 'Erledigt', 'nicht wieder', 2],
  ] as const;
  for (const [name, button, between, step, next, entries] of moves) {
    const card = await openRequest(page, name);
    await card.getByRole('button', { name: button, exact: true }).evaluate(async (deed: HTMLElement, ms) => {
      deed.click();
      await new Promise((resolve) => setTimeout(resolve, ms));
      deed.click();
    }, between);
    await expectStep(card, step);
    await expect(card.getByRole('button', { name: next })).toBeEnabled();
    await expect(card.getByLabel('Tag'), 'the form of the next deed').toHaveCount(0);
    await expect(entriesOf(card)).toHaveCount(entries);
  }
});

test('the menu corrects a request with a draft, saves it in the phone, prints it alone, and links the data of its sender', async ({
  page,
}) => {
  const erika = {
    name: 'Erika',
    email: 'erika@t-onlin.de',
    phone: '06131 4711',
    place: 'Alzey',
    message: 'Zwei Fenster',
  };
  await fillInbox(page, [erika]);
  await page.goto('/admin/contacts');
  const card = await openRequest(page, 'Erika');
  await openMenuOf(card);
  await card.getByRole('button', { name: 'Berichtigen' }).click();
  await expect(card.getByLabel('Name')).toBeFocused();
  await card.getByLabel('Name').fill('');
  await card.getByRole('button', { name: 'Berichtigung speichern' }).click();
  await expect(card.getByText('Name ist erforderlich')).toBeVisible();
  await card.getByLabel('Name').fill('Erika');
  await card.getByLabel('Telefon').fill('06131 4712');
  await card.getByLabel('E-Mail').fill('erika@t-online.de');
  await page.reload();
  await openMenuOf(card);
  await expect(card.getByLabel('Telefon'), 'a draft').toHaveValue('06131 4712');
  await expect(cardsOf(page)).toContainText('Angefangen');
  await card.getByLabel('Telefon').press('Enter');
  await expect(page.getByText('Die Anfrage ist berichtigt.', { exact: true })).toBeVisible();
  await expect(cardsOf(page)).not.toContainText('Angefangen');
  await expect(card.getByRole('link', { name: '06131 4712 anrufen' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Mehr zu dieser Anfrage tun' })).toBeFocused();
  await expect(entriesOf(card).first()).toContainText('Berichtigt: Telefon 06131 4712');

  await openMenuOf(card);
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Im Handy speichern' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^GR-[0-9A-Z]{4}\.vcf$/);

  await openMenuOf(card);
  const printed = page.evaluate(() => new Promise((resolve) => addEventListener('beforeprint', resolve)));
  await card.getByRole('button', { name: 'Drucken' }).click();
  await printed;
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const words of ['Zwei Fenster', '06131 4712', 'Anfrage über die Website']) {
    await expect(card.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(card).toHaveCSS('color', 'rgb(14, 42, 51)');
  await expect(page.getByRole('region', { name: 'Kontaktanfragen' })).toBeHidden();
  for (const chrome of ['navigation', 'button', 'link'] as const) {
    await expect(page.getByRole(chrome).filter({ visible: true })).toHaveCount(0);
  }
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await openMenuOf(card);
  await card.getByRole('link', { name: 'Alles zu dieser Person' }).click();
  await expect(page.getByLabel('E-Mail-Adresse, Telefonnummer oder Name')).toHaveValue('erika@t-online.de');
  await expect(page.getByRole('button', { name: 'Alles zu dieser Person' })).toBeFocused();
  expect(page.url()).not.toContain('erika');
});

test('the owner enters a call, and the next time finds the caller by a part of name or number', async ({ page }) => {
  await fillInbox(page, [{ name: 'Erika' }]);
  await page.goto('/admin/contacts');
  const open = page.getByRole('button', { name: 'Anruf eintragen' });
  await open.click();
  const form = page.getByRole('dialog', { name: 'Anruf eintragen' });
  const caller = form.getByRole('combobox', { name: 'Wer ruft an? Name oder Nummer' });
  await expect(caller).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await open.press('Enter');
  await form.getByRole('button', { name: 'Eintragen' }).click();
  await expect(form.getByText('Bitte tragen Sie eine Nummer, einen Namen oder eine Notiz ein')).toBeVisible();
  await caller.fill('06131 4711');
  await expect(form.getByLabel('Telefon')).toHaveValue('06131 4711');
  await form.getByLabel('Name', { exact: true }).fill('Opa Hermann');
  await form.getByLabel('Was soll gemacht werden?').fill('Acht Fenster');
  await form.getByRole('button', { name: 'Eintragen' }).click();
  const card = page.getByRole('article', { name: 'Opa Hermann' });
  await expect(card).toContainText('Acht Fenster');
  await expect(card.getByRole('heading')).toBeFocused();
  await expectStep(card, 'Kontakt');
  await expect(card.getByRole('link', { name: /^Mail/ })).toHaveCount(0);
  const calls = card.getByRole('group', { name: 'Verlauf' }).getByRole('listitem').filter({ hasText: 'Anruf' });
  await expect(calls, 'once').toHaveText(/Anruf eingetragen$/);

  // He calls again, and a part of his name or number is enough, also for the street that was learned meanwhile.
  const learned = 'Weinrufstraße 12, 55232 Alzey';
  await dateElsewhere(page, 'Opa Hermann', { what: 'besichtigung', day: '2031-05-06', time: '09:30', place: learned });
  await page.reload();
  await open.click();
  for (const typed of ['0613', 'opa']) {
    await caller.fill(typed);
    await expect(form.getByRole('listbox').getByRole('option')).toHaveText([
      /^Opa Hermann.*zuletzt \d\d\.\d\d\. · 06131 4711$/,
      `+ „${typed}“ ist neu`,
    ]);
  }
  await caller.press('ArrowUp');
  await expect(caller).toHaveAttribute('aria-activedescendant', /-1$/);
  await caller.press('ArrowDown');
  await caller.press('Enter');
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Opa Hermann');
  await expect(form.getByLabel('Ort')).toHaveValue(learned);
  await expect(form.getByLabel('Was soll gemacht werden?')).toBeFocused();
  await expect(form.getByRole('listbox')).toBeHidden();
  await page.keyboard.type('Noch einmal');
  await form.getByRole('button', { name: 'Eintragen' }).click();
  await expect(page.getByRole('link', { name: /^Schon/ })).toBeVisible();
});

test('a request is deleted after a confirmation, the focus goes to the list, and toast and bin restore it', async ({
  page,
}) => {
  await fillInbox(page, numbered(6));
  const one = '**/api/admin/contact/*';
  await page.route(one, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: { error: 'Etwas anderes.' } })
      : route.fallback(),
  );
  await page.goto('/admin/contacts');
  await page.getByRole('button', { name: 'Weiter' }).click();
  const removeOf = async (name: string) => {
    const card = await openRequest(page, name);
    await openMenuOf(card);
    return card.getByRole('button', { name: 'Löschen' });
  };
  const remove = await removeOf('Person 1');
  const question = 'Möchten Sie die Kontaktanfrage von Person 1 wirklich löschen?';
  expect(await answerQuestion(remove, false)).toBe(question);
  await openMenuOf(page.getByRole('article'));
  page.once('dialog', (dialog) => dialog.accept());
  await remove.press('Enter');
  await expect(page.getByText('Kontaktanfrage konnte nicht gelöscht werden', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mehr zu dieser Anfrage tun' })).toBeFocused();
  await page.unroute(one);
  await openMenuOf(page.getByRole('article'));

  await answerQuestion(remove, true);
  await expect(page.getByText('Kontaktanfrage wurde gelöscht', { exact: true })).toBeVisible();
  const names = cardsOf(page).getByRole('heading');
  await expect(page.getByRole('heading', { name: 'Kontaktanfragen' })).toBeFocused();
  await expect(names, 'the last page is gone').toHaveText(people(6, 5, 4, 3, 2));
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText(/^Die Anfrage von Person 1 steht wieder bei den Kontakt/)).toBeVisible();

  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(names).toHaveText(['Person 1']);
  for (const name of ['Person 1', 'Person 2']) await answerQuestion(await removeOf(name), true);
  await expect(names).toHaveText(people(6, 5, 4, 3));
  await page.getByText('Papierkorb', { exact: true }).click();
  const binned = page.getByRole('article', { name: 'Person 1' });
  await expect(binned).toContainText(/Wird am \d+\. \p{L}+ \d{4} endgültig gelöscht\./u);
  await binned.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(names).toHaveText(people(6, 5, 4, 3, 1));
  await answerQuestion(page.getByRole('button', { name: 'Papierkorb leeren' }), true);
  await expect(page.getByText('Der Papierkorb ist leer.')).toBeVisible();
});
