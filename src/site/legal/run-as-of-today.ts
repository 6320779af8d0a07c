import { germanDate } from '#shared/format/german-date.ts';

const now = new Date();
const time = document.querySelector<HTMLTimeElement>('time[data-today]');
if (time) Object.assign(time, { dateTime: now.toISOString().slice(0, 10), textContent: germanDate(now) });
