import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { waitingQuery } from '#admin/shown/request-queries.ts';
import { type DaysAway, dayWords } from '#domain/absence/absence.ts';
import { dateTexts } from '#domain/jobs/dates/texts.ts';
import { addDays, berlinDay, daysBetween, daysUntil, mondayOf } from '#shared/format/berlin-day.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { absencePanelTexts as texts } from './texts.ts';

const WEEKS = 4;
const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const CELL =
  "grid min-h-[2.875rem] content-center justify-items-center leading-none tabular-nums after:h-3 after:text-caption after:content-[attr(data-mark)/''] disabled:text-ink-soft/60 aria-pressed:bg-glass-2 data-[edge=true]:rounded data-[edge=true]:font-bold data-[edge=true]:text-petrol data-[edge=true]:[box-shadow:inset_0_0_0_2px_var(--color-petrol)]";

interface DayGridProps {
  days: DaysAway;
  onChoose: (days: DaysAway) => void;
  /** For days after the last week. */
  onType: () => void;
}

/** The days of some weeks: one tap begins an absence, the next one ends it. Arrow keys walk through them. */
export function DayGrid({ days: { from, until }, onChoose, onType }: DayGridProps) {
  const { dates = [] } = useQuery(waitingQuery).data ?? {};
  const now = new Date();
  const today = berlinDay(now);
  const monday = mondayOf(now);
  const weeks = Math.max(WEEKS, Math.ceil((daysBetween(monday, until) + 1) / 7));
  const [isBegun, setBegun] = useState(false);
  const all = daysUntil(addDays(monday, 7 * weeks - 1), 7 * weeks);

  function choose(day: string) {
    const isEnd = isBegun && day >= from;
    setBegun(!isEnd);
    onChoose({ from: isEnd ? from : day, until: day });
  }

  function walk(event: KeyboardEvent<HTMLElement>) {
    const cells = [...event.currentTarget.querySelectorAll('button')];
    const next = cells[cells.indexOf(event.target as HTMLButtonElement) + (STEPS[event.key] ?? Number.NaN)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong className="font-medium" aria-live="polite">
          {texts.fromTo(dayWords(from), dayWords(until))}
        </strong>
        <span className="text-small text-ink-soft">● {texts.date}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: A fieldset takes no keys. */}
      <div role="group" className="grid grid-cols-7" aria-label={texts.days} onKeyDown={walk}>
        {all.slice(0, 7).map((day) => (
          <span key={day} className="py-1 text-center text-small text-ink-soft" aria-hidden="true">
            {dateTexts.weekdays[new Date(day).getUTCDay()]}
          </span>
        ))}
        {all.map((day) => {
          const there = dates.filter((date) => date.day === day).length;
          return (
            <button
              key={day}
              type="button"
              className={CELL}
              disabled={day < today}
              // One stop for Tab, also if the first day is over.
              tabIndex={day === (from < today ? today : from) ? 0 : -1}
              aria-label={texts.dayAs(dayWords(day), there)}
              aria-pressed={from <= day && day <= until}
              data-mark={[day.endsWith('-01') && dayWords(day).slice(3, 6), there > 0 && '●'].filter(Boolean).join(' ')}
              data-edge={day === from || day === until}
              onClick={() => choose(day)}
            >
              {Number(day.slice(8))}
            </button>
          );
        })}
      </div>
      <button type="button" className={BUTTON.inline} onClick={onType}>
        {texts.type}
      </button>
    </div>
  );
}
