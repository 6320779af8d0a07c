import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, type KeyboardEvent, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { Absences } from '#admin/absence/Absences.tsx';
import { useHeldRows } from '#admin/dates/use-held-rows.ts';
import { pastDatesQuery, waitingQuery } from '#admin/shown/request-queries.ts';
import { DAY_MS } from '#config/limits.ts';
import { absenceOn } from '#domain/absence/absence.ts';
import { shortDay } from '#domain/jobs/dates/date-words.ts';
import { hoursOf, hourWords, sumOf } from '#domain/jobs/dates/day-plan.ts';
import { shortPrice } from '#domain/jobs/price.ts';
import type { ListedDate } from '#domain/requests/case/date-shapes.ts';
import { useMediaQuery } from '#shared/browser/use-media-query.ts';
import { addDays, berlinDay, daysUntil, mondayOf } from '#shared/format/berlin-day.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { AgendaDay } from './AgendaDay.tsx';
import { agendaTexts as texts } from './agenda-texts.ts';
import { remOf } from './day-look.ts';
import { useJobSheet } from './use-job-sheet.tsx';
import { walkWeek } from './walk-week.ts';

export function AgendaPage() {
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery(waitingQuery);
  const { shown, hold } = useHeldRows(data?.dates ?? []);
  const { open, sheet } = useJobSheet();
  const isWide = useMediaQuery('(width >= 64em)');
  // In letters, because large ones need more room.
  const isWeek = isWide && innerWidth >= 64 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const now = new Date();
  const today = berlinDay(now);
  const [weeks, setWeeks] = useState(0);
  const turn = (by: number) => setWeeks(by && weeks + by);
  const monday = addDays(mondayOf(now), 7 * weeks);
  const [monthsBack, setMonthsBack] = useState(0);
  const since = isWeek ? monday : addDays(today, -28 * monthsBack);
  const { data: past = [] } = useQuery({
    ...pastDatesQuery(since),
    enabled: since <= today,
    placeholderData: keepPreviousData,
  });
  // A job that was just finished is still held among the others.
  const isHeld = (one: ListedDate) => shown.some(({ id, day }) => id === one.id && day === one.day);
  const dates = [...past.filter((one) => !isHeld(one)), ...shown];
  const linked = useLocationProperty(() => location.hash.replace('#day-', ''));
  useEffect(() => {
    // Turns to the week of a day that the list of an absence links.
    const daysOn = Date.parse(linked) - Date.parse(mondayOf(new Date()));
    if (daysOn > 0) setWeeks(Math.floor(daysOn / (7 * DAY_MS)));
  }, [linked]);
  const byDay = Map.groupBy(dates, ({ day }) => day);
  const days = isWeek ? daysUntil(addDays(monday, 6), 7) : [...new Set([today, ...byDay.keys()])].sort();
  const ofWeek = dates.filter(({ day }) => days.includes(day));
  const hours = hoursOf(ofWeek);
  const width = (day: string, place: number) => (place > 4 && !byDay.has(day) ? '5.25rem' : 'minmax(0,1fr)');
  return (
    <div className={isWeek ? '' : 'max-w-[40rem]'} aria-busy={isPending}>
      <PageHeading title={pageTitles.dates} margin="mb-4">
        {isWeek && <WeekHead monday={monday} dates={data && ofWeek} onTurn={turn} />}
      </PageHeading>
      <Absences />
      {error && <LoadFailure error={error} fallback={texts.failed} retry={refetch} loadedAt={data && dataUpdatedAt} />}
      {isPending && <Skeleton className="h-[24rem] w-full" />}
      {data && dates.length === 0 && (
        <Empty>
          <p>{texts.none}</p>
          <Link className="button mt-3" href="/contacts" state={{ isCall: true }}>
            {texts.enterCall}
          </Link>
        </Empty>
      )}
      {data && !isWeek && (
        <button type="button" className="button my-3" onClick={() => setMonthsBack(monthsBack + 1)}>
          {texts.earlier(shortDay(since, now))}
        </button>
      )}
      <div
        {...(isWeek && { tabIndex: -1, onKeyDown: (event: KeyboardEvent<HTMLElement>) => walkWeek(event, turn) })}
        className={isWeek ? 'grid grid-rows-[auto_auto_auto] bg-surface' : 'max-[37.5em]:-mx-4'}
        style={isWeek ? { gridTemplateColumns: `2.75rem ${days.map(width).join(' ')}` } : undefined}
      >
        {isWeek && (
          <div className="relative row-start-2 text-small text-ink-soft tabular-nums" aria-hidden="true">
            {Array.from({ length: (hours.until - hours.from) / 60 }, (_, n) => hours.from + 60 * n).map((hour) => (
              <div key={hour} className="pr-2 text-right leading-none" style={{ height: remOf(60) }}>
                {hourWords(hour)}
              </div>
            ))}
          </div>
        )}
        {data &&
          (isWeek || dates.length > 0) &&
          days.map((day, place) => (
            <Fragment key={day}>
              {!isWeek && <FreeDays after={days[place - 1]} before={day} />}
              <AgendaDay
                day={day}
                dates={byDay.get(day) ?? []}
                isAway={absenceOn(data.absences, day) !== undefined}
                column={isWeek ? { hours, place } : undefined}
                onSheet={open}
                hold={hold}
              />
            </Fragment>
          ))}
      </div>
      {sheet}
    </div>
  );
}

interface WeekHeadProps {
  monday: string;
  dates: readonly ListedDate[] | undefined;
  onTurn: (weeks: number) => void;
}

function WeekHead({ monday, dates, onTurn }: WeekHeadProps) {
  const now = new Date();
  const { count, cents } = sumOf(dates ?? []);
  const turn = (by: number, words: string, icon: 'left' | 'right') => (
    <button type="button" className="grid size-12 place-content-center" aria-label={words} onClick={() => onTurn(by)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="mr-auto flex flex-wrap items-center gap-2">
      {turn(-1, texts.week.before, 'left')}
      <strong className="font-medium tabular-nums" aria-live="polite">
        {texts.week.days(shortDay(monday, now), shortDay(addDays(monday, 6), now))}
      </strong>
      {turn(1, texts.week.after, 'right')}
      <button type="button" className="button" onClick={() => onTurn(0)}>
        {texts.week.today}
      </button>
      <span className="ml-3 text-ink-soft">
        {dates && (count > 0 ? texts.count(count) : texts.week.none)}
        {cents > 0 && ` · ${shortPrice(cents)}`}
      </span>
    </div>
  );
}

/** 'Mi 2.12. bis Fr 4.12. frei'; nothing where no day lies between, or before today. */
function FreeDays({ after, before }: { after: string | undefined; before: string }) {
  const now = new Date();
  if (!after || after < berlinDay(now) || addDays(after, 1) === before) return null;
  const words = texts.freeDays(shortDay(addDays(after, 1), now), shortDay(addDays(before, -1), now));
  return <p className="min-h-11 content-center px-4 text-ink-soft">{words}</p>;
}
