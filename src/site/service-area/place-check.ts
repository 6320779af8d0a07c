/** Answers the map's form and the contact form's field. Loads when somebody focuses one of them. */
import { isPlaceName } from '#domain/service-area/place-names.ts';
import { readPostalCode } from '#domain/service-area/postal-code.ts';
import { PLACE_FIELD } from './fetch-check-on-first-touch.ts';
import { answerFor, type PlaceAnswer } from './place-answer.ts';
import { answerText } from './place-texts.ts';
import { isOnMap, project } from './projection.ts';

const form = document.querySelector<HTMLFormElement>('.place-check');
const input = form?.querySelector('input');
const status = form?.querySelector('[role=status]');
const dot = document.querySelector<SVGElement>('.area-you');
const placeField = document.querySelector<HTMLInputElement>(PLACE_FIELD);

/** Answers five digits or a whole name at once. */
const isWhole = (typed: string) => readPostalCode(typed) !== undefined || isPlaceName(typed);

if (form && input && status && dot) {
  const show = (answer?: PlaceAnswer) => {
    const isMistake = answer?.kind === 'malformed';
    status.replaceChildren(...(answer ? inWords(answer, input) : []));
    status.setAttribute('data-kind', `${answer?.kind}`);
    moveDot(dot, answer);
    for (const [name, value] of Object.entries({ 'aria-invalid': 'true', 'aria-describedby': status.id })) {
      if (isMistake) input.setAttribute(name, value);
      else input.removeAttribute(name);
    }
    if (isMistake) input.focus();
  };
  const answerWhenWhole = () => show(isWhole(input.value) ? answerFor(input.value) : undefined);

  form.addEventListener('submit', () => show(answerFor(input.value)));
  input.addEventListener('input', answerWhenWhole);
  form.dataset.ready = 'yes';
  if (input.value) answerWhenWhole();
}
if (placeField) answerPlaceField(placeField);

function inWords(answer: PlaceAnswer, field: HTMLInputElement): HTMLElement[] {
  const { headline, sentences, next, suggestion } = answerText(answer);
  const elements = [element('strong', headline), ...sentences.map((sentence) => element('p', sentence))];
  if (suggestion) elements.splice(1, 0, suggestionButton(suggestion, field));
  if (!next) return elements;
  const link = Object.assign(element('a', next.label), { href: next.href, className: 'button button-action' });
  // For the contact form (site/request-form/form-links.ts).
  if ('asked' in answer) link.dataset.place = answer.asked;
  return [...elements, link];
}

function suggestionButton({ question, place }: { question: string; place: string }, field: HTMLInputElement) {
  const button = Object.assign(element('button', question), { type: 'button', className: 'button' });
  button.addEventListener('click', () => {
    field.value = place;
    field.focus();
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return button;
}

function element<Tag extends 'strong' | 'p' | 'a' | 'button'>(tag: Tag, text: string) {
  return Object.assign(document.createElement(tag), { textContent: text });
}

function moveDot(dot: SVGElement, answer?: PlaceAnswer) {
  const point = answer && 'middle' in answer ? project(answer.middle) : undefined;
  dot.classList.toggle('found', point !== undefined && isOnMap(point));
  if (point) dot.style.translate = `${point.x}px ${point.y}px`;
}

/** Answers under the contact form's field, in the map's words: at once for a whole value, and when the field is left. */
function answerPlaceField(field: HTMLInputElement) {
  // There already, if a retry brought this file twice.
  const status =
    field.parentElement?.querySelector('[role=status]') ?? Object.assign(element('p', ''), { role: 'status' });
  field.parentElement?.append(status);
  const answer = ({ type }: Event) => {
    const found = answerFor(field.value);
    const { headline, sentences, suggestion } = answerText(found);
    const isSaid = found.kind !== 'malformed' && (type === 'change' || isWhole(field.value));
    const said = isSaid ? [headline, ...sentences].join(' ') : '';
    if (status.textContent === said) return;
    status.textContent = said;
    if (said && suggestion) status.append(suggestionButton(suggestion, field));
  };
  field.addEventListener('input', answer);
  field.addEventListener('change', answer);
  // Reads a value typed before this file loaded.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
