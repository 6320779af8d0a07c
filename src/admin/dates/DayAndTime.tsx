import { useQuery } from '@tanstack/react-query';
import { dateFormTexts as texts } from '#admin/shown/date-form-texts.ts';
import { waitingQuery } from '#admin/shown/request-queries.ts';
import { absenceOn } from '#domain/absence/absence.ts';
import { isSunday, takenTimes } from '#domain/jobs/dates/clashes.ts';
import { clockTime, dayCell, monthOf } from '#domain/jobs/dates/date-words.ts';
import { nearDays } from '#domain/jobs/dates/near-days.ts';
import { publicHolidayOn } from '#domain/jobs/dates/public-holidays.ts';
import { dateTexts } from '#domain/jobs/dates/texts.ts';
import { isAhead } from '#domain/jobs/dates/time-span.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { surnameOf } from '#shared/format/surname-of.ts';
import { CellField } from './CellField.tsx';
import { CloseNote } from './CloseNote.tsx';

interface DayAndTimeProps {
  id: string;
  typed: NextDate;
  proposed?: Pick<NextDate, 'day'> | undefined;
  isTyped: boolean;
  onType: (part: { day?: string; time?: string }) => void;
  errors: Partial<Record<string, string>>;
  autoFocus?: boolean;
}

/** Day and time of a date by a tap each; shows what is taken, and warns of it once it is chosen. */
export function DayAndTime({ id, typed, proposed, isTyped, onType, errors, autoFocus = false }: DayAndTimeProps) {
  const { data: { dates = [], absences = [] } = {} } = useQuery(waitingQuery);
  const now = new Date();
  const today = berlinDay(now);
  const others = { id, among: dates };
  const isNear = !proposed || nearDays(today).includes(proposed.day);
  const timesOf = (day: string) =>
    [...takenTimes({ ...typed, day }, others)].map(([time, name]) => {
      const isPast = day === today && !isAhead({ ...typed, day, time }, now);
      return { value: time, words: clockTime(time), taken: isPast ? texts.past : name && surnameOf(name) };
    });

  function takenBy(day: string) {
    if (absenceOn(absences, day)) return texts.absent;
    const ahead = timesOf(day).filter(({ taken }) => taken !== texts.past);
    if (ahead.length > 0 && ahead.every(({ taken }) => taken)) return texts.full;
    return publicHolidayOn(day) ?? (isSunday(day) ? dateTexts.sundayName : undefined);
  }

  return (
    <>
      <CellField
        legend={texts.day}
        legendNote={isNear ? undefined : texts.inMonth(monthOf(proposed.day))}
        type="date"
        name="day"
        autoFocus={autoFocus}
        cells={nearDays(today, isNear ? undefined : proposed.day).map((day) => ({
          value: day,
          words: dayCell(day, now),
          taken: takenBy(day),
          title: monthOf(day),
        }))}
        other={texts.otherDay}
        min={today}
        value={typed.day}
        onChange={(day) => onType({ day })}
        error={errors.day}
      />
      <CellField
        legend={texts.time}
        legendNote={typed.what === 'anruf' ? texts.timeNote : undefined}
        type="time"
        name="time"
        cells={timesOf(typed.day)}
        other={texts.otherTime}
        value={typed.time ?? ''}
        onChange={(time) => onType({ time })}
        error={errors.time}
      />
      <div role="status">{isTyped && <CloseNote id={id} date={typed} />}</div>
    </>
  );
}
