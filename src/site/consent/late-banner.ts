import { OPEN_COOKIE_SETTINGS } from '#shared/browser/page-events.ts';
import { deleteStoredData } from '#shared/browser/stored-data.ts';
import { tryStorage } from '#shared/browser/try-storage.ts';
import { nowTexts } from './texts.ts';

const inBanner = (selector: string) => document.querySelector<HTMLElement>(`#consent ${selector}`);

/** Adds what nobody needs before a touch: the choice that holds, and the buttons that delete all data. */
export function completeBanner() {
  document.addEventListener(OPEN_COOKIE_SETTINGS, () => {
    // Without the button that closes, no choice holds.
    const isDue = inBanner('#consent-close')?.hidden;
    const allowed = document.querySelectorAll('#consent :checked:enabled').length;
    const choice = Object.assign(document.createElement('b'), { textContent: nowTexts.choices[allowed] });
    inBanner('#consent-now')?.replaceChildren(...(isDue ? [] : [nowTexts.is, choice]));
  });
  // In the banner, and on the privacy page.
  for (const button of document.querySelectorAll('.consent-more [data-late], .delete-data')) {
    button.addEventListener('click', () => {
      tryStorage(deleteStoredData);
      location.reload();
    });
  }
}
