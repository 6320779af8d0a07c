import { importRetried, whenBackOnline } from '#shared/browser/import-retried.ts';

/** The contact form's field for the place. The form comes anew for another request: it is looked for each time. */
export const PLACE_FIELD = '.contact-form [name=place]';

/**
 * Fetches the check when somebody turns to its form or to the contact form's field. A form sent before it arrived is sent again afterwards, and
 * typing waits in the field, so no touch is lost; what could not be loaded comes when the network is back.
 */
export function fetchCheckOnFirstTouch() {
  const form = document.querySelector<HTMLFormElement>('.place-check');
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
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest(`.place-check,${PLACE_FIELD}`)) loadQuietly();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!form.dataset.ready) answer();
  });
}
