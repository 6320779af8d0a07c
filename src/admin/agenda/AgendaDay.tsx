import { Link } from 'wouter';
import { dayOf } from '#domain/jobs/dates/date-words.ts';
import { gapsOf, laneOf, type Minutes, minuteOf, partOf, sumOf, timeOf } from '#domain/jobs/dates/day-plan.ts';
import { publicHolidayOn } from '#domain/jobs/dates/public-holidays.ts';
import { isOver } from '#domain/jobs/dates/time-span.ts';
import { shortPrice } from '#domain/jobs/price.ts';
import type { ListedDate } from '#domain/requests/case/date-shapes.ts';
import { berlinClock, berlinDay } from '#shared/format/berlin-day.ts';
import { mapsLink } from '#shared/format/maps-link.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { AgendaRow } from './AgendaRow.tsx';
import { agendaTexts as texts } from './agenda-texts.ts';
import { DAY, remOf } from './day-look.ts';
import type { OpenSheet } from './use-job-sheet.tsx';

interface AgendaDayProps {
  day: string;
  dates: readonly ListedDate[];
  isAway: boolean;
  column?: { hours: Minutes; place: number } | undefined;
  onSheet: OpenSheet;
  hold: (date: ListedDate) => (isHeld: boolean) => void;
}

export function AgendaDay({ day, dates, isAway, column, onSheet, hold }: AgendaDayProps) {
  const now = new Date();
  const isToday = day === berlinDay(now);
  const minute = minuteOf(berlinClock(now).slice(11));
  const left = isToday ? dates.filter((date) => !date.isDone && !isOver(date, now)) : dates;
  const stops = dates.flatMap(({ what, place }) => (place && what !== 'anruf' ? [place] : []));
  const as = column ? 'column' : 'list';
  const look = DAY[as];
  const named = isAway ? texts.away : publicHolidayOn(day);
  const isOffered = !named && mayBeOffered({ day, dates, column }, now);
  const gaps = isOffered ? gapsOf(dates, column && 'day').filter(({ until }) => !isToday || until > minute) : [];
  const rows = dates.map((date) => ({ date, from: partOf(date)?.from ?? 0 }));
  const start = column?.hours.from ?? 0;
  const placeOf = ({ from, until }: Minutes, lane = { left: 0, width: 1 }) =>
    column && {
      style: {
        top: remOf(from - start),
        height: remOf(until - from),
        left: `${100 * lane.left}%`,
        width: `${100 * lane.width}%`,
      },
    };
  const ofColumn = column && {
    section: { style: { gridColumn: column.place + 2 }, 'data-late': column.place > 2 },
    list: { style: { height: remOf(column.hours.until - start) } },
    now: isToday && <li className={DAY.now} style={{ top: remOf(minute - start) }} aria-hidden="true" />,
  };
  return (
    <section className={look.section} {...ofColumn?.section} aria-labelledby={`day-${day}`} data-today={isToday}>
      <DayHead {...{ day, left, look, named, isOffered }} />
      <ul className={look.list} {...ofColumn?.list}>
        {ofColumn?.now}
        {[...gaps, ...rows]
          .sort((one, other) => one.from - other.from)
          .map((row) =>
            'date' in row ? (
              <li
                key={`${row.date.id} ${row.date.isDone}`}
                className={look.item}
                {...placeOf(partOf(row.date) ?? { from: start, until: start + 60 }, laneOf(row.date, dates))}
              >
                <AgendaRow
                  date={row.date}
                  as={as}
                  isOpen={!column && isToday && row.date === left[0]}
                  onSheet={onSheet}
                  onHold={hold(row.date)}
                />
              </li>
            ) : (
              <li key={`free-${row.from}`} className={look.item} {...placeOf(row)}>
                <Link className={look.gap} href="/contacts" state={{ isCall: true, day, time: timeOf(row.from) }}>
                  {texts.freeAt(row)}
                  <span className="sr-only"> {texts.enter}</span>
                  {!column && <Icon name="plus" />}
                </Link>
              </li>
            ),
          )}
      </ul>
      {stops.length > 1 && (
        <a className={look.route} href={mapsLink(stops)} target="_blank" rel="noopener noreferrer">
          {texts.wholeDay}
        </a>
      )}
    </section>
  );
}

/** An empty weekend and what is over are not offered. */
const mayBeOffered = ({ day, dates, column }: Pick<AgendaDayProps, 'day' | 'dates' | 'column'>, now: Date) =>
  day >= berlinDay(now) && (!column || column.place < 5 || dates.length > 0);

interface DayHeadProps {
  day: string;
  left: readonly ListedDate[];
  look: (typeof DAY)['list' | 'column'];
  named: string | undefined;
  isOffered: boolean;
}

function DayHead({ day, left, look, named, isOffered }: DayHeadProps) {
  const now = new Date();
  const today = berlinDay(now);
  const { count, hours, cents, unpriced } = sumOf(left);
  const counted = count > 0 ? (day === today ? texts.left : texts.count)(count) : isOffered && texts.free;
  const words = [named, counted, hours > 0 && texts.hours(hours), cents > 0 && ''];
  return (
    <header className={look.head}>
      <div>
        <h2 id={`day-${day}`} className={look.title}>
          {dayOf(day, now)}
        </h2>
        <p className="text-small text-ink-soft">
          {words.filter((part) => typeof part === 'string').join(' · ')}
          {cents > 0 && <strong className="font-medium text-ink">{texts.money(shortPrice(cents), unpriced)}</strong>}
        </p>
      </div>
      {day >= today && left.some(({ what }) => what !== 'anruf') && (
        <Link className={`${BUTTON.inline} flex items-center`} href={`/termine/verschieben?tag=${day}`}>
          {texts.moveDay}
        </Link>
      )}
    </header>
  );
}
