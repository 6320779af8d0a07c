import { useQuery } from '@tanstack/react-query';
import { waitingQuery } from '#admin/shown/request-queries.ts';
import { absenceOn, type DaysAway } from '#domain/absence/absence.ts';
import { nearDayOf } from '#domain/jobs/dates/date-words.ts';
import { absencePanelTexts as texts } from './texts.ts';

export function DatesInside({ days }: { days: DaysAway }) {
  const inside = (useQuery(waitingQuery).data?.dates ?? []).filter(({ day }) => absenceOn([days], day));
  if (inside.length === 0) return null;
  return (
    <div role="status">
      <p className="mt-2 font-bold">
        <span aria-hidden="true">▲ </span>
        {texts.inside(inside.length)}
      </p>
      <ul>
        {inside.map((date) => (
          <li key={date.id}>
            <a className="inline-block min-h-touch content-center" href={`#day-${date.day}`}>
              {nearDayOf(date, new Date())} <bdi>{date.name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
