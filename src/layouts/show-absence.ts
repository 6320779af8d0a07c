/**
 * Shows the body's `data-absence` at the top of the page, in place of the form's promise and to search engines; again
 * when it changes. It is built in, or comes with the answer to a view or a look (start-page.ts).
 */
import { absenceOn, closedHours, readAnnouncement } from '#domain/absence/absence.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { replyPromise } from '#site/request-form/promise-texts.ts';

const line =
  document.getElementById('absence') ??
  Object.assign(document.createElement('p'), { id: 'absence', className: 'frame mt-3', role: 'status' });
line.style.fontWeight = 'bold';
if (!line.isConnected) document.getElementById('main')?.prepend(line);
const isPromise = ({ textContent }: Element) =>
  textContent.replaceAll('\u00a0', ' ').trim() === replyPromise;
const promise = [...document.querySelectorAll('p')].find(isPromise);
const data = document.querySelector('script[type="application/ld+json"]');

function show(): void {
  const absences = readAnnouncement(document.body.dataset.absence);
  const sentence = absences.map((away) => away.sentence).join(' ');
  if (line.textContent !== sentence) line.textContent = sentence;
  line.hidden = !sentence;
  if (promise) promise.textContent = absenceOn(absences, berlinDay(new Date()))?.sentence ?? replyPromise;
  if (!data) return;
  const graph = JSON.parse(data.textContent);
  for (const node of graph['@graph'])
    if (node.openingHoursSpecification) node.specialOpeningHoursSpecification = closedHours(absences);
  data.textContent = JSON.stringify(graph);
}

show();
new MutationObserver(show).observe(document.body, { attributeFilter: ['data-absence'] });
