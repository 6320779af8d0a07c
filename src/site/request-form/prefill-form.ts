import { chosenWords, fieldOf } from './form-words.ts';
import { formHeading } from './texts.ts';

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
