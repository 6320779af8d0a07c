import { isHeldOffline } from '#shared/browser/held-offline.ts';
import { dismissToast, showToast } from '#shared/ui/toast/toast-store.ts';
import { forgetSending, keyOf } from './sending-key.ts';
import { formTexts } from './texts.ts';
import type { Outcome, VisitorsForm } from './visitors-form.ts';

/** Undefined if it does not come, because a publication may take the file from an open page. */
const fetchSender = () => import('./send-request.ts').catch(() => {});

/** Takes over the form, which posts as plain HTML without JavaScript. */
export function takeOver(form: VisitorsForm): void {
  const { element, fields } = form;
  element.noValidate = true;
  element.onsubmit = (event) => {
    event.preventDefault();
    if (!isHeldOffline(element)) void send(form);
  };
  element.oninput = ({ target }) => {
    // Asked now, because the script may come after an answer that marks the field.
    const isMarked = (target as Element).matches('[aria-invalid]');
    void fetchSender().then((sender) => isMarked && sender?.markField(target as HTMLInputElement));
  };
  // Somebody typed before this script was there, and may type no more.
  if (fields.some(({ value }) => value)) void fetchSender();
}

async function send(form: VisitorsForm): Promise<void> {
  if (form.isSending) return;
  const typed = Object.fromEntries(new FormData(form.element)) as Record<string, string>;
  const key = keyOf(form, JSON.stringify(typed));
  form.isSending = true;
  const showIdle = showSending(form.element.querySelector('.actions button') as HTMLElement);
  form.change({ outcome: { kind: 'idle' } });
  dismissToast();
  const sender = await fetchSender();
  if (!sender && (await fetch('').catch(() => {}))) return postAsHtml(form.element);
  await form.photosReady;
  const outcome = (await sender?.sendRequest(form, typed, key)) ?? {
    kind: 'failed',
    sentence: formTexts.failureFallback,
  };
  form.isSending = false;
  showIdle();
  form.change({ outcome });
  tell(outcome);
  if (outcome.kind !== 'sent') return;
  forgetSending(form);
  void form.state.late?.sendPhotos(form, key);
  empty(form);
}

/** Sends it as the browser would, because a publication may have taken the script away. */
function postAsHtml(element: HTMLFormElement) {
  element.onsubmit = null;
  element.requestSubmit();
}

/** Names the state on the button, and returns what puts its words back, which may be translated. */
function showSending(button: HTMLElement) {
  const words = [...button.childNodes];
  button.replaceChildren(formTexts.submitting);
  button.setAttribute('aria-disabled', 'true');
  return () => {
    button.replaceChildren(...words);
    button.removeAttribute('aria-disabled');
  };
}

function tell(outcome: Outcome) {
  if (outcome.kind === 'sent') showToast({ title: formTexts.successTitle, description: outcome.sentence });
  if (outcome.kind === 'failed')
    showToast({ title: formTexts.failureTitle, description: outcome.sentence, variant: 'destructive' });
}

/** Empties the form, and tells the heading, the draft and the place's answer. */
function empty({ element, fields }: VisitorsForm) {
  element.reset();
  for (const field of fields) field.dispatchEvent(new Event('change', { bubbles: true }));
}
