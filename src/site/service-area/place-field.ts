import { PLACE_FIELD } from './fetch-check-on-first-touch.ts';
import { answerFor } from './place-answer.ts';
import { answerText } from './place-texts.ts';

/**
 * Says under the contact form's field whether we drive there, in the map's words: at once where it is whole, and at the
 * latest when somebody goes on.
 */
export function answerPlaceField(isWhole: (typed: string) => boolean) {
  const answer = ({ target, type }: Event) => {
    if (!(target instanceof HTMLInputElement && target.matches(PLACE_FIELD))) return;
    const { kind, headline, sentences } = wordsFor(target.value);
    const isSaid = kind !== 'malformed' && (type === 'change' || isWhole(target.value));
    const said = isSaid ? [headline, ...sentences].join(' ') : '';
    const status = statusUnder(target);
    if (status.textContent !== said) status.textContent = said;
  };
  document.addEventListener('input', answer);
  document.addEventListener('change', answer);
  // Typed before this file was here, and the listeners are there for what comes.
  document.querySelector(PLACE_FIELD)?.dispatchEvent(new Event('input', { bubbles: true }));
}

function wordsFor(typed: string) {
  const answer = answerFor(typed);
  return { kind: answer.kind, ...answerText(answer) };
}

function statusUnder(input: HTMLInputElement): Element {
  const found = input.parentElement?.querySelector('[role=status]');
  if (found) return found;
  const status = Object.assign(document.createElement('p'), { role: 'status' });
  input.parentElement?.append(status);
  return status;
}
