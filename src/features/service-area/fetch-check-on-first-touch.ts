import { importRetried } from '#shared/browser/import-retried.ts';

/**
 * Fetches the check when somebody turns to the form. A form sent before it arrived is sent again afterwards, and
 * typing waits in the field, so no touch is lost.
 */
export function fetchCheckOnFirstTouch() {
  const form = document.querySelector<HTMLFormElement>('.postal-check');
  const { script, notLoaded = '' } = form?.dataset ?? {};
  if (!form || !script) return;
  const importCheck = importRetried(script);
  let check: Promise<unknown> | undefined;
  const load = () => {
    check ??= importCheck().catch((reason) => {
      check = undefined;
      throw reason;
    });
    return check;
  };
  form.addEventListener('focusin', () => load().catch(() => {}));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.dataset.ready) return;
    load().then(
      () => form.requestSubmit(),
      () => {
        const status = form.querySelector('[role=status]');
        if (status) status.textContent = notLoaded;
      },
    );
  });
}
