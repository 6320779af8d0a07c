import { germanDate } from '#shared/format/german-date.ts';

const now = new Date();
for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
  time.dateTime = now.toISOString().slice(0, 10);
  time.textContent = germanDate(now);
}
