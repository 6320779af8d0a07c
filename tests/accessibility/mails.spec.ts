import type { Page } from '@playwright/test';
import { receiptMail } from '#domain/messages/receipt.server.ts';
import { noticeMail, wholeMail } from '#domain/messages/request-messages.server.ts';
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
      expect(await faintTexts(page)).toEqual([]);
    }
  });
}

/**
 * Finds texts with a contrast below 4.5 (WCAG 1.4.3) to the browser's own background. Replaces axe, which takes that
 * background for white, even in dark mode.
 */
const faintTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'Canvas';
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = luminance(getComputedStyle(probe).backgroundColor);
    probe.remove();
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const faint = [...document.querySelectorAll('body *')].filter((element) => {
      const ink = luminance(getComputedStyle(element).color);
      return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05) < 4.5;
    });
    return [
      ...(isDark === ground < 0.2 ? [] : [`the ground is ${ground} bright`]),
      ...faint.map(({ outerHTML }) => outerHTML),
    ];
  });
