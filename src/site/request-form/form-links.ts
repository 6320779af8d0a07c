import { keepDraft } from './form-draft.ts';
import { formHeading, whatsAppWords } from './link-texts.ts';
import type { VisitorsForm } from './visitors-form.ts';

const linkAt = ({ target }: Event, selector: string) => (target as Element).closest<HTMLAnchorElement>(selector);

/** Lets links of the page fill the form. The heading names the choice, because the field may be out of sight. */
export function prefillForm(form: VisitorsForm) {
  const heading = form.element.querySelector('h3');
  const sayWhatFor = () => heading?.replaceChildren(formHeading(chosenWords(form)));
  const fill = fillerOf(form);
  document.addEventListener('click', (event) => {
    const link = linkAt(event, 'a');
    if (!link) return;
    fill(link.dataset);
    sayWhatFor();
    keepDraft(form);
  });
  form.element.addEventListener('change', sayWhatFor);
  // From before a reload.
  if (chosenWords(form)) sayWhatFor();
}

/**
 * Fills in a link's data: `data-service` is chosen, `data-place` replaces an empty place or that of an earlier link,
 * `data-message` comes before the message, with its gap selected.
 */
function fillerOf(form: VisitorsForm) {
  const [choice, place, text] = [form.field('service'), form.field('place'), form.field('message')];
  let placeBefore = '';
  return (from: DOMStringMap) => {
    choice.value = from.service ?? choice.value;
    if (from.place && ['', placeBefore].includes(place.value)) place.value = placeBefore = from.place;
    if (!from.message) return;
    if (!audience(form)) text.value = [from.message, text.value].filter(Boolean).join('\n');
    // After the browser has gone to the form, because that takes the focus. The dots would be sent otherwise.
    setTimeout(() => {
      const gap = text.value.indexOf('…');
      text.focus({ preventScroll: true });
      text.setSelectionRange(gap, gap + 1);
    });
  };
}

export function takeWordsAlong(form: VisitorsForm) {
  let asItCame = '';
  form.element.addEventListener('click', (event) => {
    const link = linkAt(event, '.actions [href*="wa.me"]');
    if (!link) return;
    const about = chosenWords(form);
    const lines = [about && whatsAppWords(about), form.field('message').value, form.field('name').value].filter(
      Boolean,
    );
    link.target = '_blank';
    asItCame ||= link.href;
    const text = `text=${encodeURIComponent(lines.join('\n'))}`;
    link.href = lines.length > 0 ? asItCame.replace(/text=.*/, text) : asItCame;
  });
}

/** Names the keyboard's key 'next', and moves on by it, because an iPhone would send the half-filled form. */
export function moveOnByEnter({ element, fields }: VisitorsForm) {
  const moving = fields.slice(0, -1);
  for (const field of moving) field.enterKeyHint = 'next';
  element.addEventListener('keydown', (event) => {
    const at = moving.indexOf(event.target as HTMLInputElement);
    if (at < 0 || event.key !== 'Enter' || event.isComposing || !matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    fields[at + 1]?.focus();
  });
}

/** 'Wintergarten, 55268'; empty if nothing is chosen. */
function chosenWords(form: VisitorsForm): string {
  const chosen = form.element.querySelector<HTMLOptionElement>('[name=service] :checked');
  return [audience(form), chosen?.value && chosen.text.replace(/ Reinigung$/, ''), form.field('place').value]
    .filter(Boolean)
    .join(', ');
}

/** 'Betrieb' if the message has the words of the link for firms, up to the gap that is to be filled in. */
function audience(form: VisitorsForm): string | undefined {
  const typed = form.field('message').value;
  return [...document.querySelectorAll<HTMLElement>('a[data-message]')].find(({ dataset: { message = '' } }) =>
    typed.includes(message.split('…')[0] ?? ''),
  )?.dataset.audience;
}
