/** The check itself, fetched at the first focus. It ties the form to the answer and to the dot on the map. */

import { readPostalCode } from './postal-code.ts';
import { answerFor, type PostalCodeAnswer } from './postal-code-answer.ts';
import { answerText } from './postal-code-texts.ts';
import { isOnMap, project } from './projection.ts';

const form = document.querySelector<HTMLFormElement>('.postal-check');
const input = form?.querySelector('input');
const status = form?.querySelector('[role=status]');
const dot = document.querySelector<SVGElement>('.area-you');

if (form && input && status && dot) {
  const show = (answer: PostalCodeAnswer) => {
    status.replaceChildren(...inWords(answer));
    status.setAttribute('data-kind', answer.kind);
    moveDot(dot, answer);
    if (answer.kind === 'malformed') markMistake(input, status.id);
    else clearMistake(input);
  };
  const clear = () => {
    status.replaceChildren();
    dot.classList.remove('found');
    clearMistake(input);
  };
  // Five digits are answered at once, without the button.
  const answerWhenComplete = () => (readPostalCode(input.value) ? show(answerFor(input.value)) : clear());

  form.addEventListener('submit', () => show(answerFor(input.value)));
  input.addEventListener('input', answerWhenComplete);
  form.dataset.ready = 'yes';
  if (input.value) answerWhenComplete();
}

function markMistake(input: HTMLInputElement, messageId: string) {
  input.setAttribute('aria-invalid', 'true');
  input.setAttribute('aria-describedby', messageId);
  input.focus();
}

function clearMistake(input: HTMLInputElement) {
  input.removeAttribute('aria-invalid');
  input.removeAttribute('aria-describedby');
}

function inWords(answer: PostalCodeAnswer): HTMLElement[] {
  const { headline, sentences, next } = answerText(answer);
  const elements = [element('strong', headline), ...sentences.map((sentence) => element('p', sentence))];
  if (!next) return elements;
  const link = Object.assign(element('a', next.label), { href: next.href, className: 'button button-action' });
  // For the form, if it leads there (features/contact/form/prefill-form.ts).
  if ('postalCode' in answer) link.dataset.place = answer.postalCode;
  return [...elements, link];
}

function element<Tag extends 'strong' | 'p' | 'a'>(tag: Tag, text: string) {
  return Object.assign(document.createElement(tag), { textContent: text });
}

function moveDot(dot: SVGElement, answer: PostalCodeAnswer) {
  const point = 'middle' in answer ? project(answer.middle) : undefined;
  dot.classList.toggle('found', point !== undefined && isOnMap(point));
  if (point) dot.style.translate = `${point.x}px ${point.y}px`;
}
