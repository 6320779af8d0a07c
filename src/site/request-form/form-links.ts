import { formHeading, whatsAppWords } from './texts.ts';

/**
 * A link to the form that says what it is about takes it along: `data-service` is chosen in the form; `data-place` stands
 * there unless somebody has typed another, for that of an earlier check gives way; `data-message` stands where no
 * message does. The form's heading says what was chosen: the field may be out of sight.
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

/** The form's link to WhatsApp takes along what was typed and chosen. It opens beside the form, which stays as it is. */
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

/** A field of the contact form. The form comes anew for another request: it is looked for each time. */
const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`.contact-form [name=${name}]`);

/** What the request is about, in short: 'Wintergarten, 55268'; empty where nothing is chosen. */
function chosenWords(): string {
  const service = document.querySelector<HTMLOptionElement>('.contact-form [name=service] :checked');
  return [service?.value && service.text.replace(/ Reinigung$/, ''), fieldOf('place')?.value]
    .filter(Boolean)
    .join(', ');
}
