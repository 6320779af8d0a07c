import { OPEN_COOKIE_SETTINGS } from '#shared/browser/page-events.ts';
import { deleteStoredData } from '#shared/browser/stored-data.ts';
import { tryStorage } from '#shared/browser/try-storage.ts';
import { nowTexts } from './texts.ts';

const inBanner = (selector: string) => document.querySelector<HTMLElement>(`#consent ${selector}`);

/** Adds what nobody needs before a touch: the choice that holds, and the button that deletes all data. */
export function completeBanner() {
  document.addEventListener(OPEN_COOKIE_SETTINGS, () => {
    // Without the button that closes, no choice holds.
    const isDue = inBanner('#consent-close')?.hidden;
    const allowed = document.querySelectorAll('#consent :checked:enabled').length;
    const choice = Object.assign(document.createElement('b'), { textContent: nowTexts.choices[allowed] });
    inBanner('#consent-now')?.replaceChildren(...(isDue ? [] : [nowTexts.is, choice]));
  });
  inBanner('[data-late]')?.addEventListener('click', () => {
    tryStorage(deleteStoredData);
    location.reload();
  });
}
