import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { DateForm } from './DateForm.tsx';
import { dateFormTexts } from './form-texts.ts';
import { OnTheWay } from './OnTheWay.tsx';

/** The opened 'Nächster Termin'; on the day itself the message stands first. */
export function DatePanel({ request }: { request: ContactSubmission }) {
  const { id, name, phone, state } = request;
  const date = state?.date;
  const isToday = date?.day === berlinDay(new Date());
  return (
    <div className="grid max-w-[40rem] gap-6 py-2">
      {date && isToday && date.what !== 'anruf' && (
        <OnTheWay key={date.number} name={name} phone={phone} time={date.time} />
      )}
      <DateForm request={request} />
      {date && (
        <a className="button justify-self-start" href={`/api/admin/contact-date/${id}`}>
          {dateFormTexts.download}
        </a>
      )}
    </div>
  );
}
