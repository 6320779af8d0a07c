import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Redirect, useLocation, useSearch } from 'wouter';
import { CellField } from '#admin/dates/CellField.tsx';
import { dateFormTexts } from '#admin/shown/date-form-texts.ts';
import { waitingQuery } from '#admin/shown/request-queries.ts';
import { absenceOn } from '#domain/absence/absence.ts';
import { clockTime, dayCell, shortDay } from '#domain/jobs/dates/date-words.ts';
import { gapsOf, partOf } from '#domain/jobs/dates/day-plan.ts';
import { daysAfter, type PlacedDate, placedOn, proposedDay } from '#domain/jobs/dates/move-day.ts';
import { publicHolidayOn } from '#domain/jobs/dates/public-holidays.ts';
import type { Waiting } from '#domain/requests/case/shapes.ts';
import { isDay } from '#shared/format/berlin-day.ts';
import { surnameOf } from '#shared/format/surname-of.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Chips } from '#shared/ui/Chips.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { agendaTexts, moveDayTexts as texts } from './agenda-texts.ts';
import { asTyped, ROW, TICK, toggled, useMoveDates } from './moved-day.ts';
import { TellAll } from './TellAll.tsx';

/** Moves the dates of a day ('tag'), or lists whom to tell of their new day ('neu'). */
export function MoveDayPage() {
  const asked = new URLSearchParams(useSearch());
  const to = asked.get('neu');
  const day = to ?? asked.get('tag') ?? '';
  const { data } = useQuery(waitingQuery);
  if (!isDay(day)) return <Redirect to="/termine" replace />;
  return (
    <div className="max-w-[40rem]" aria-busy={!data}>
      <Link className="inline-flex min-h-touch items-center text-petrol" href="/termine">
        ← {pageTitles.dates}
      </Link>
      <PageHeading title={to ? texts.tell : texts.title(shortDay(day, new Date()))} margin="mb-3" />
      {!data && <Skeleton className="h-[24rem] w-full" />}
      {data && (to ? <TellAll day={to} among={data.dates} /> : <ChooseDay day={day} data={data} />)}
    </div>
  );
}

function ChooseDay({ day, data }: { day: string; data: Waiting }) {
  const [, navigate] = useLocation();
  const now = new Date();
  const calendar = { among: data.dates, absences: data.absences };
  const dates = data.dates.filter((date) => date.day === day && date.what !== 'anruf');
  const [to = '', setTo] = useState(() => proposedDay(day, dates, calendar));
  const [staying, setStaying] = useState<readonly string[]>([]);
  const [firm, setFirm] = useState<readonly string[]>([]);
  const moveDates = useMoveDates();
  const moving = dates.filter(({ id }) => !staying.includes(id));
  const placed = new Map(to ? placedOn(to, moving, calendar).map((one) => [one.date.id, one]) : []);
  const timeOf = ({ date, clash, free }: PlacedDate) => (clash && free && !firm.includes(date.id) ? free : date.time);

  function noteOf(one: string) {
    const there = data.dates.filter((date) => date.day === one);
    if (absenceOn(data.absences, one)) return dateFormTexts.absent;
    if (there.length === 0) return publicHolidayOn(one) ?? agendaTexts.free;
    return gapsOf(there, 'day').length === 0 ? dateFormTexts.full : agendaTexts.count(there.length);
  }

  function move() {
    const wishes = [...placed.values()].map((one) => ({
      id: one.date.id,
      before: one.date.number,
      date: { ...asTyped(one.date), time: timeOf(one) },
    }));
    const stored = moveDates(wishes).then(() => navigate(`/termine/verschieben?neu=${to}`));
    return announce(stored);
  }

  return (
    <form className="grid gap-4">
      <CellField
        legend={texts.which}
        type="date"
        name="day"
        cells={daysAfter(day).map((one) => ({
          value: one,
          words: [dayCell(one, now), noteOf(one)].map((words) => words.replace(' ', '\u00a0')).join(' '),
        }))}
        other={dateFormTexts.otherDay}
        min={day}
        value={to}
        onChange={setTo}
      />
      <ul aria-label={texts.count(moving.length, dates.length)}>
        {dates.map((date) => {
          const place = placed.get(date.id);
          const part = place?.clash && partOf(place.clash);
          const isFirm = firm.includes(date.id);
          return (
            <li key={date.id}>
              <label className={ROW}>
                <input
                  type="checkbox"
                  className={TICK}
                  checked={!staying.includes(date.id)}
                  onChange={() => setStaying(toggled(staying, date.id))}
                />
                <strong className="w-14 font-medium tabular-nums">{clockTime(date.time ?? '')}</strong>
                <span className="wrap-anywhere">
                  <bdi className="font-medium">{date.name}</bdi>
                  <bdi className="block text-small text-ink-soft"> {date.place}</bdi>
                </span>
              </label>
              {place?.clash && (
                <div className="mb-2 ml-9">
                  <p className="font-medium text-brick">
                    ▲ {texts.clash(part ? agendaTexts.between(part) : '', surnameOf(place.clash.name))}
                    {!place.free && ` ${texts.noneFree}`}
                  </p>
                  {place.free && (
                    <Chips
                      label={date.name}
                      options={[
                        ['free', texts.at(clockTime(place.free))],
                        ['firm', texts.still(clockTime(date.time ?? ''))],
                      ]}
                      chosen={isFirm ? 'firm' : 'free'}
                      onChoose={(hour) => hour === (isFirm ? 'free' : 'firm') && setFirm(toggled(firm, date.id))}
                    />
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <PendingButton className={BUTTON.primary} onPress={() => placed.size > 0 && move()}>
        {placed.size > 0 ? texts.move(agendaTexts.count(placed.size), shortDay(to, now)) : texts.choose}
      </PendingButton>
    </form>
  );
}
