import { importRetried, whenBackOnline } from '#shared/browser/import-retried.ts';

export const PLACE_FIELD = '.contact-form [name=place]';

/** Loads the check when somebody focuses one of its fields. A form sent earlier is sent again after the load. */
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
