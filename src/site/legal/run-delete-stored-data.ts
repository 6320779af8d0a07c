import { CONSENT_CHANGED } from '#shared/browser/page-events.ts';
import { deleteStoredData } from '#shared/browser/stored-data.ts';
import { tryStorage } from '#shared/browser/try-storage.ts';

const button = document.querySelector<HTMLButtonElement>('#loeschen button');
const answer = document.querySelector('#loeschen [role]');
if (button && answer) {
  document.querySelector('#loeschen .without-script')?.remove();
  button.hidden = false;
  button.addEventListener('click', () => {
    // Emptied first, because a second click must be announced, too.
    answer.textContent = '';
    const isDone = tryStorage(() => {
      deleteStoredData();
      return true;
    });
    const words = isDone ? button.dataset.done : button.dataset.failed;
    // Tells the page views, because they remember the consent.
    document.dispatchEvent(new CustomEvent(CONSENT_CHANGED, { detail: 'undecided' }));
    setTimeout(() => {
      answer.textContent = words as string;
    });
  });
}
