import { Link } from 'wouter';
import { dateFormTexts } from '#admin/shown/date-form-texts.ts';
import { clockTime, shortDay } from '#domain/jobs/dates/date-words.ts';
import type { Waiting } from '#domain/requests/case/shapes.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { agendaTexts, moveDayTexts as texts } from './agenda-texts.ts';
import { type MovedDay, ROW, TICK, toggled, useMoveDates } from './moved-day.ts';
import { useJobSheet } from './use-job-sheet.tsx';

interface TellAllProps {
  data: Waiting;
  moved: MovedDay;
  onMoved: (moved: MovedDay | undefined) => void;
}

/** Whom to tell of the new day, with a text for each and a tick for who knows it. */
export function TellAll({ data, moved, onMoved }: TellAllProps) {
  const { to, told } = moved;
  const { open, sheet } = useJobSheet();
  const moveDates = useMoveDates();
  const dates = moved.dates.flatMap(({ id }) => data.dates.find((date) => date.id === id) ?? []);

  async function takeBack() {
    if (told.length > 0 && !window.confirm(texts.back(told.length))) return true;
    const numberOf = (id: string) => dates.find((date) => date.id === id)?.number ?? 0;
    const back = moveDates(moved.dates.map(({ id, was }) => ({ id, before: numberOf(id), date: was })));
    const isBack = await announce(back, { failed: dateFormTexts.failed });
    if (isBack) onMoved(undefined);
    return isBack;
  }

  return (
    <section className="grid gap-3" aria-label={texts.tell}>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <strong className="text-vine">✓ {texts.moved(agendaTexts.count(dates.length))}</strong>
        <PendingButton className={BUTTON.inline} onPress={takeBack}>
          {texts.undo}
        </PendingButton>
      </p>
      <h2>{texts.tell}</h2>
      <p role="status">{texts.told(told.length, dates.length, shortDay(to, new Date()))}</p>
      <ul>
        {dates.map((date) => (
          <li key={date.id} className={`${ROW} flex-wrap justify-between`}>
            <label className="flex min-h-touch items-center gap-3">
              <input
                type="checkbox"
                className={TICK}
                checked={told.includes(date.id)}
                onChange={() => onMoved({ ...moved, told: toggled(told, date.id) })}
              />
              <span>
                <bdi className="font-medium">{date.name}</bdi> · {clockTime(date.time ?? '')}
              </span>
            </label>
            <span className="flex gap-5">
              {(date.mobile || date.email) && (
                <button
                  type="button"
                  className={BUTTON.inline}
                  aria-label={agendaTexts.of(agendaTexts.message, date.name)}
                  onClick={() => open(date, 'moved')}
                >
                  {agendaTexts.message}
                </button>
              )}
              {date.call && (
                <a
                  className={`${BUTTON.inline} flex items-center`}
                  href={date.call}
                  aria-label={agendaTexts.of(agendaTexts.call, date.name)}
                >
                  {agendaTexts.call}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Link
        className="button justify-self-start"
        href="/termine"
        onClick={() => told.length >= dates.length && onMoved(undefined)}
      >
        {told.length < dates.length ? texts.later : texts.done}
      </Link>
      {sheet}
    </section>
  );
}
