import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { expectNoBarriers } from '../../support/browser/barriers.ts';
import { dateElsewhere, fillInbox } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

test('‘Ich bin nicht da’ names the dates inside, writes the sentence, is changed, ended and taken back at 390 px', async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login();
  await fillInbox(page, [{ name: 'Erika Muster', place: 'Alzey' }]);
  const later = addDays(berlinDay(new Date()), 3);
  await dateElsewhere(page, 'Erika Muster', { what: 'arbeit', day: later, time: '09:00' });

  await page.goto('/admin/website');
  await page.getByRole('link', { name: 'Ich bin nicht da' }).click();
  const form = page.getByRole('dialog', { name: 'Ich bin nicht da' });
  const sentence = form.getByLabel('Das lesen Ihre Besucher');
  await expect(sentence).toHaveValue(/^Heute bin ich krank, ab morgen, \p{L}+, antworte ich wieder\.$/u);
  await form.getByRole('button', { name: 'Urlaub' }).click();
  await form.getByRole('button', { name: 'andere Tage' }).click();
  const dayOn = (day: string) =>
    form.getByRole('button', {
      name: RegExp(`^${new Date(day).toLocaleDateString('de-DE', { day: 'numeric', month: 'long' })}\\b`),
    });
  await dayOn(addDays(later, -1)).click();
  await page.keyboard.press('ArrowRight');
  await expect(dayOn(later)).toBeFocused();
  await expect(dayOn(later)).toHaveAccessibleName(/, 1 Termin$/);
  await page.keyboard.press('Enter');
  await expect(dayOn(addDays(later, -1))).toHaveAttribute('aria-pressed', 'true');
  await expect(sentence).toHaveValue(/^Vom \d+\. \p{L}+ bis \d+\. \p{L}+ habe ich Urlaub\./u);
  await form.getByRole('button', { name: 'eintippen' }).click();
  await form.getByLabel('Von', { exact: true }).fill(berlinDay(new Date()));
  await expect(sentence).toHaveValue(/^Bis \d+\. \p{L}+ habe ich Urlaub\. Ab \d+\. \p{L}+ antworte ich wieder\.$/u);
  await expect(form.getByRole('status')).toContainText('1 Termin in diesen Tagen');
  await sentence.fill('In Notfällen per Telefon.');
  await form.getByRole('button', { name: 'krank', exact: true }).click();
  await expect(sentence, 'own words stay').toHaveValue('In Notfällen per Telefon.');
  await expectNoBarriers(page, 'the form of an absence');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.getByRole('link', { name: 'Ich bin nicht da' }).click();
  await expect(sentence, 'a draft').toHaveValue('In Notfällen per Telefon.');
  await form.getByRole('button', { name: /^Bis .* bin ich nicht da$/ }).click();

  const band = page.getByRole('region', { name: /^Bis .* sind Sie nicht da$/ });
  await expect(band).toContainText('sind wir nicht da. In Notfällen per Telefon.');
  await expect(band.getByRole('link', { name: 'Erika Muster' })).toHaveAttribute('href', `#day-${later}`);
  await band.getByRole('link', { name: 'Erika Muster' }).click();
  await expect(page.locator(`section:has(#day-${later})`), 'also in another week').toContainText('nicht da');
  await page.locator(`section:has(#day-${later}) summary`).click();
  await expect(page.getByText('Da sind Sie nicht da')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoBarriers(page, 'the agenda with an absence');
  await band.getByRole('link', { name: 'Ändern' }).click();
  await form.getByRole('button', { name: 'heute' }).click();
  await form.getByRole('button', { name: 'Heute bin ich nicht da' }).click();
  const todays = page.getByRole('region', { name: 'Heute sind Sie nicht da' });
  await expect(todays.getByRole('link', { name: 'Erika Muster' })).toHaveCount(0);
  await todays.getByRole('button', { name: 'Ich bin wieder da' }).click();
  await expect(todays).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(todays).toBeVisible();
  await todays.getByRole('button', { name: 'Ich bin wieder da' }).press('Enter');
  await expect(todays).toHaveCount(0);
});
