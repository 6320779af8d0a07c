import { receiptMail } from '#domain/messages/receipt.server.ts';
import { noticeMail, wholeMail } from '#domain/messages/request-messages.server.ts';
import { faintWords } from '../support/browser/faint-words.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { stickingOut } from '../support/browser/sticking-out.ts';
import { aRequest } from '../support/factories.ts';
import { storedRequest } from '../support/stored-request.ts';

const request = storedRequest(
  aRequest({
    phone: '0176 04069 123 abends ab 18 Uhr',
    place: '55232 Alzey',
    email: 'eine.sehr.lange.adresse.ohne.ein.ende@beispiel-mit-langem-namen.example',
    message: `Zwölf Fenster.\n${'Donaudampfschifffahrt'.repeat(6)}`,
  }),
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`mails fit 320 px and double size, and have enough contrast, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const { html } of [wholeMail(request), noticeMail(request), receiptMail(request.id)]) {
      for (const width of [320, 160]) {
        await page.setViewportSize({ width, height: 640 });
        await page.setContent(html);
        expect(await stickingOut(page)).toEqual([]);
      }
      await expect(page.locator('body')).toHaveCSS(
        'color',
        colorScheme === 'dark' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)',
      );
      expect(await page.locator('body').evaluate(faintWords)).toEqual([]);
    }
  });
}
