/**
 * Shows the body's `data-absence` at the top of the page, in place of the form's promise and to search engines; again
 * when it changes. It is built in, or comes with the answer to a view or a look (start-page.ts).
 */
import { absenceOn, closedHours, readAnnouncement } from '#domain/absence/absence.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';

const line =
  document.getElementById('absence') ??
  Object.assign(document.createElement('p'), { id: 'absence', className: 'frame mt-3', role: 'status' });
line.style.fontWeight = 'bold';
if (!line.isConnected) document.getElementById('main')?.prepend(line);
// Read from the page, because a fact in this script would rename it with each publication.
const promise = document.querySelector('#contact-title + p');
const promised = promise?.textContent ?? '';
const data = document.querySelector('script[type="application/ld+json"]');

function show(): void {
  const absences = readAnnouncement(document.body.dataset.absence);
  const sentence = absences.map((away) => away.sentence).join(' ');
  if (line.textContent !== sentence) line.textContent = sentence;
  line.hidden = !sentence;
  if (promise) promise.textContent = absenceOn(absences, berlinDay(new Date()))?.sentence ?? promised;
  if (!data) return;
  const graph = JSON.parse(data.textContent);
  for (const node of graph['@graph'])
    if (node.openingHoursSpecification) node.specialOpeningHoursSpecification = closedHours(absences);
  data.textContent = JSON.stringify(graph);
}

show();
new MutationObserver(show).observe(document.body, { attributeFilter: ['data-absence'] });
