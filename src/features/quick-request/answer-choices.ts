import { readyMessage } from './texts.ts';

/**
 * Keeps the WhatsApp message and the answer about the place up to date with what is chosen. `placeAnswer` says in one
 * text whether somebody comes to a postal code, and nothing as long as it is none.
 */
export function answerChoices(placeAnswer: (typed: string) => string) {
  const form = document.querySelector<HTMLFormElement>('.quick-request');
  const link = form?.querySelector<HTMLAnchorElement>('.quick-whatsapp');
  const verdict = form?.querySelector('[role=status]');
  if (!form || !link || !verdict) return;

  const answer = () => {
    const chosen = new FormData(form);
    const text = (name: string) => String(chosen.get(name) ?? '').trim();
    const [service, size, postalCode] = [text('service'), text('size'), text('postalCode')];
    link.href = `${form.dataset.whatsapp}?text=${encodeURIComponent(readyMessage({ service, size, postalCode }))}`;
    const said = placeAnswer(postalCode);
    if (verdict.textContent !== said) verdict.textContent = said;
  };
  form.addEventListener('input', answer);
  answer();
}
