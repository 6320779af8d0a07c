import { fields, keepDraft } from './form-draft.ts';
import { formHeading, whatsAppWords } from './texts.ts';

/**
 * Fills the form from a link's data: `data-service` is chosen, `data-place` replaces an empty place or that of an earlier
 * link, `data-message` comes before the message, with its gap selected. The heading names the choice, because the field may be out of sight.
 */
export function prefillForm() {
  let placeBefore = '';
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    const { service, place, message } = link.dataset;
    const [choice, input, text] = [fieldOf('service'), fieldOf('place'), fieldOf('message')];
    if (service && choice) choice.value = service;
    if (place && input && ['', placeBefore].includes(input.value)) {
      input.value = place;
      placeBefore = place;
    }
    if (message && text && !audience()) text.value = [message, text.value].filter(Boolean).join('\n');
    if (message && text) {
      // After the browser has gone to the form, because that takes the focus. The dots would be sent otherwise.
      setTimeout(() => {
        const gap = text.value.indexOf('…');
        text.focus({ preventScroll: true });
        text.setSelectionRange(gap, gap + 1);
      });
    }
    sayWhatFor();
    keepDraft();
  });
  document.addEventListener('change', sayWhatFor);
  // From before a reload.
  if (chosenWords()) sayWhatFor();
}

function sayWhatFor() {
  const heading = document.querySelector('.contact-form h3');
  if (heading) heading.textContent = formHeading(chosenWords());
}

/** Adds the typed and chosen values to the form's WhatsApp link. */
export function takeWordsAlong() {
  let asItCame = '';
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('.contact-form > .actions [href*="wa.me"]');
    if (!link) return;
    const about = chosenWords();
    const lines = [about && whatsAppWords(about), fieldOf('message')?.value, fieldOf('name')?.value].filter(Boolean);
    link.target = '_blank';
    asItCame ||= link.href;
    const text = `text=${encodeURIComponent(lines.join('\n'))}`;
    link.href = lines.length > 0 ? asItCame.replace(/text=.*/, text) : asItCame;
  });
}

/** Names the keyboard's key 'next', and moves on by it, because an iPhone would send the half-filled form. */
export function moveOnByEnter() {
  const all = fields();
  for (const field of all.slice(0, -1)) {
    field.enterKeyHint = 'next';
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing || !matchMedia('(pointer: coarse)').matches) return;
      event.preventDefault();
      all[all.indexOf(field) + 1]?.focus();
    });
  }
}

const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`.contact-form [name=${name}]`);

/** 'Wintergarten, 55268'; empty if nothing is chosen. */
function chosenWords(): string {
  const service = document.querySelector<HTMLOptionElement>('.contact-form [name=service] :checked');
  return [audience(), service?.value && service.text.replace(/ Reinigung$/, ''), fieldOf('place')?.value]
    .filter(Boolean)
    .join(', ');
}

/** 'Betrieb' if the message has the words of the link for firms, up to the gap that is to be filled in. */
function audience(): string | undefined {
  const typed = fieldOf('message')?.value ?? '';
  return [...document.querySelectorAll<HTMLElement>('a[data-message]')].find(({ dataset: { message = '' } }) =>
    typed.includes(message.split('…')[0] ?? ''),
  )?.dataset.audience;
}
