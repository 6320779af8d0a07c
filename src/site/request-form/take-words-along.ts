import { chosenWords, fieldOf } from './form-words.ts';
import { whatsAppWords } from './texts.ts';

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
