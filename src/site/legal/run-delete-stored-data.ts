import { pageEvents } from '#shared/browser/page-events.ts';
import { deleteStoredData } from '#shared/browser/stored-data.ts';

const button = document.querySelector<HTMLButtonElement>('#loeschen button');
const answer = document.querySelector('#loeschen [role=status]');
if (button && answer) {
  document.querySelector('#loeschen .without-script')?.remove();
  button.hidden = false;
  button.addEventListener('click', () => {
    // Emptied first, so that a second click is announced too.
    answer.textContent = '';
    let words = button.dataset.done;
    try {
      deleteStoredData();
    } catch {
      // A browser that forbids storage throws on the first touch of it.
      words = button.dataset.failed;
    }
    // A consent goes with the rest: the statistics, which know it by heart, hear of it.
    document.dispatchEvent(new CustomEvent(pageEvents.consentChanged, { detail: 'undecided' }));
    setTimeout(() => {
      answer.textContent = words ?? '';
    });
  });
}
