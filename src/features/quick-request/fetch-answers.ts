import { importRetried } from '#shared/browser/import-retried.ts';

/** Fetches what answers the choices with the first touch of the page; it then reads what was chosen meanwhile. */
export function fetchQuickAnswers() {
  const form = document.querySelector<HTMLFormElement>('.quick-request');
  if (!form) return;
  const load = importRetried(form.dataset.script);
  // Without it the form and the links do what they say: a failure costs the answer to the postal code.
  load().catch(() => form.addEventListener('change', () => load().catch(() => {}), { once: true }));
}
