import { berlinDay } from '#shared/format/berlin-day.ts';
import { germanDate } from '#shared/format/german-date.ts';
import type { ContactSubmission } from './contract.ts';
import { announcedDeletion, lastDayOfDeal } from './retention.ts';
import { contactsPageTexts as texts } from './texts.ts';

/** Says how long a deal is kept, or that a request goes soon. Nothing while there is time. */
export function RetentionNote({ contact }: { contact: ContactSubmission }) {
  const { dealAt } = contact;
  if (dealAt !== undefined) {
    const until = germanDate(new Date(lastDayOfDeal(dealAt)));
    return <p className="border-l-4 border-vine pl-3">{texts.dealSince(germanDate(new Date(dealAt)), until)}</p>;
  }
  const now = new Date();
  const day = announcedDeletion(contact, now);
  if (day === undefined) return null;
  const isOverdue = day < berlinDay(now);
  return (
    <p className="border-l-4 border-brick pl-3">
      {isOverdue ? texts.deletedSoon : texts.deletedOn(germanDate(new Date(day)))}
    </p>
  );
}
