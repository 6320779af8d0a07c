import { importRetried, whenBackOnline } from '#shared/browser/import-retried.ts';

/**
 * Fetches the check when somebody turns to the form. A form sent before it arrived is sent again afterwards, and
 * typing waits in the field, so no touch is lost; what could not be loaded comes when the network is back.
 */
export function fetchCheckOnFirstTouch() {
  const form = document.querySelector<HTMLFormElement>('.postal-check');
  const { script, notLoaded = '' } = form?.dataset ?? {};
  if (!form || !script) return;
  const load = importRetried(script);
  const loadQuietly = () => {
    load().catch(() => whenBackOnline(loadQuietly));
  };
  const answer = () => {
    load().then(
      () => form.requestSubmit(),
      () => {
        const status = form.querySelector('[role=status]');
        if (status) status.textContent = notLoaded;
        whenBackOnline(answer);
      },
    );
  };
  form.addEventListener('focusin', loadQuietly);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!form.dataset.ready) answer();
  });
}
