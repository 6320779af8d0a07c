import { formHeading, whatsAppWords } from './texts.ts';

/**
 * Fills the form from a link's data: `data-service` is chosen, `data-place` replaces an empty place or that of an earlier
 * link, `data-message` an empty message. The heading names the choice, because the field may be out of sight.
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
    if (message && text && !text.value) text.value = message;
    sayWhatFor();
  });
  document.addEventListener('change', sayWhatFor);
}

function sayWhatFor() {
  const heading = document.querySelector('.contact-form h3');
  if (heading) heading.textContent = formHeading(chosenWords());
}

/** Adds the typed and chosen values to the form's WhatsApp link. */
export function takeWordsAlong() {
  let asItCame = '';
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('.contact-form [href*="wa.me"]');
    if (!link) return;
    const about = chosenWords();
    const lines = [about && whatsAppWords(about), fieldOf('message')?.value, fieldOf('name')?.value].filter(Boolean);
    link.target = '_blank';
    asItCame ||= link.href;
    const said = `text=${encodeURIComponent(lines.join('\n'))}`;
    link.href = lines.length > 0 ? asItCame.replace(/text=.*/, said) : asItCame;
  });
}

/** Finds a field each time, because React mounts the form anew for another request. */
const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`.contact-form [name=${name}]`);

/** 'Wintergarten, 55268'; empty if nothing is chosen. */
function chosenWords(): string {
  const service = document.querySelector<HTMLOptionElement>('.contact-form [name=service] :checked');
  return [service?.value && service.text.replace(/ Reinigung$/, ''), fieldOf('place')?.value]
    .filter(Boolean)
    .join(', ');
}
