import { deleteStoredData } from '#shared/browser/stored-data.ts';
import { tryStorage } from '#shared/browser/try-storage.ts';

/** Answers the banner's button that deletes all data. Late, because it is rarely pressed. */
export function deleteAllByButton() {
  document.querySelector('#consent [data-late]')?.addEventListener('click', () => {
    tryStorage(deleteStoredData);
    location.reload();
  });
}
