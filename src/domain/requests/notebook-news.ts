import { germanDay, type NotebookCustomer, type NotebookNews } from './notebook.ts';
import { identitiesOf } from './person/identities.ts';

interface Stored extends Omit<NotebookNews, 'jobs'> {
  days: readonly string[];
}

/** Compares a customer of the list with what is stored; a value in a note counts as stored. */
export function newsOf({ email, phone, place, stays, jobs }: NotebookCustomer, stored: Stored): NotebookNews {
  const plain = (text = '') => text.toLowerCase().replace(/[^\p{L}\d@]/gu, '');
  const words = [stored.email, stored.place, stored.stays].map(plain);
  const isNew = (text = '') => text !== '' && !words.some((known) => known.includes(plain(text)));
  const known = identitiesOf({ email: '', phone: [stored.phone, stored.stays].filter(Boolean).join('\n') });
  const numbers = phone
    ?.split(', ')
    .filter((typed) => !identitiesOf({ email: '', phone: typed }).some((id) => known.includes(id)));
  const notes = stays?.split('\n').filter(isNew).join('\n');
  const newJobs = jobs.filter(({ day }) => !stored.days.includes(day) && isNew(germanDay(day)));
  return {
    ...(isNew(email) && { email }),
    ...(numbers?.length && { phone: numbers.join(', ') }),
    ...(isNew(place) && { place }),
    ...(notes && { stays: notes }),
    ...(newJobs.length > 0 && { jobs: newJobs }),
  };
}

export const isNews = (news: NotebookNews): boolean => Object.keys(news).length > 0;
