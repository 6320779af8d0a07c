import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useTold } from '#admin/case/use-entries.ts';
import { clockTime, shortDay } from '#domain/jobs/dates/date-words.ts';
import type { ListedDate } from '#domain/requests/case/date-shapes.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { agendaTexts, moveDayTexts as texts } from './agenda-texts.ts';
import { asTyped, ROW, TICK, useMoveDates } from './moved-day.ts';
import { type OpenSheet, useJobSheet } from './use-job-sheet.tsx';

/** Whom to tell that their date moved to this day, with a text for each and a tick for who knows it. */
export function TellAll({ day, among }: { day: string; among: readonly ListedDate[] }) {
  const [, navigate] = useLocation();
  const { open, sheet } = useJobSheet();
  const moveDates = useMoveDates();
  const dates = among.filter((date) => date.day === day && date.was);
  const told = dates.filter(({ toldAt }) => toldAt).length;

  async function takeBack() {
    if (told > 0 && !window.confirm(texts.back(told))) return true;
    const back = dates.map((date) => ({ id: date.id, before: date.number, date: asTyped({ ...date, ...date.was }) }));
    const isBack = await announce(moveDates(back));
    if (isBack) navigate(`/termine/verschieben?tag=${dates[0]?.was?.day}`, { replace: true });
    return isBack;
  }

  return (
    <section className="grid gap-3" aria-label={texts.tell}>
      {dates.length > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <strong className="text-vine">✓ {texts.moved(agendaTexts.count(dates.length))}</strong>
          <PendingButton className={BUTTON.inline} onPress={takeBack}>
            {texts.undo}
          </PendingButton>
        </p>
      )}
      <p role="status">{texts.told(told, dates.length, shortDay(day, new Date()))}</p>
      <ul>
        {dates.map((date) => (
          <Told key={date.id} date={date} onSheet={open} />
        ))}
      </ul>
      <Link className="button justify-self-start" href="/termine">
        {told < dates.length ? texts.later : texts.done}
      </Link>
      {sheet}
    </section>
  );
}

function Told({ date, onSheet }: { date: ListedDate; onSheet: OpenSheet }) {
  const { name, time = '', mobile, email, call, toldAt } = date;
  const tell = useTold(date);
  const [wish, setWish] = useState<boolean>();
  const tick = async (isTold: boolean) => {
    setWish(isTold);
    await tell(isTold);
    setWish(undefined);
  };
  return (
    <li className={`${ROW} flex-wrap justify-between`}>
      <label className="flex min-h-touch items-center gap-3">
        <input
          type="checkbox"
          className={TICK}
          checked={wish ?? toldAt !== undefined}
          onChange={({ target }) => tick(target.checked)}
        />
        <span>
          <bdi className="font-medium">{name}</bdi> · {clockTime(time)}
        </span>
      </label>
      <span className="flex gap-5">
        {(mobile || email) && (
          <button
            type="button"
            className={BUTTON.inline}
            aria-label={agendaTexts.of(agendaTexts.message, name)}
            onClick={() => onSheet(date, 'moved')}
          >
            {agendaTexts.message}
          </button>
        )}
        {call && (
          <a
            className={`${BUTTON.inline} flex items-center`}
            href={call}
            aria-label={agendaTexts.of(agendaTexts.call, name)}
          >
            {agendaTexts.call}
          </a>
        )}
      </span>
    </li>
  );
}
