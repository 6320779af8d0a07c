import { useId, useState } from 'react';
import { DAYS, type Facts, factsSchema, type Hours } from '#content/facts-schema.ts';
import { plainTime, type Span, spansByDay } from '#content/hours.ts';
import { isSameValue } from '#domain/site/stored-facts.ts';
import { metaOf } from '#shared/api/field-meta.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Chips } from '#shared/ui/Chips.tsx';
import { weekTexts as texts } from '../texts.ts';
import { halfHours, hoursOf } from './week.ts';

type Week = Facts['hours']['week'];
type Kind = 'phone' | 'onSite' | 'talks';

const KINDS: readonly Kind[] = ['phone', 'onSite', 'talks'];
const USUAL: Span = { from: '08:00', to: '17:00' };

interface WeekFieldProps {
  value: Week;
  onChange: (week: Week) => void;
  errors: Readonly<Record<string, string>>;
}

const WEEK = factsSchema.shape.hours.shape.week;
const wordsOf = (kind: Kind) => metaOf(WEEK.shape[kind]);

/** The three weeks of hours, one at a time: a row a day, with a switch that closes it. */
export function WeekField({ value, onChange, errors }: WeekFieldProps) {
  const [kind, setKind] = useState<Kind>('phone');
  const [choices, setChoices] = useState<readonly (Kind | 'more')[]>(['phone', 'onSite', 'more']);
  const week = spansByDay(value[kind]);
  const keep = (next: readonly (readonly Span[])[]) => onChange({ ...value, [kind]: hoursOf(next) });
  const [monday = [], ...others] = week.slice(0, 5);
  const doWorkdaysDiffer = others.some((spans) => !isSameValue(spans, monday));
  return (
    <div className="grid gap-4">
      <Chips
        label={texts.which}
        options={choices.map((one) => [one, one === 'more' ? texts.more : wordsOf(one).label])}
        chosen={kind}
        onChoose={(one) => (one === 'more' ? setChoices(KINDS) : setKind(one))}
      />
      <fieldset>
        <legend className="field-label">{wordsOf(kind).question}</legend>
        {DAYS.map((day, place) => (
          <DayRow
            key={day}
            day={day}
            spans={week[place] ?? []}
            usual={monday[0] ?? USUAL}
            mayArrange={kind === 'onSite'}
            onChange={(spans) => keep(week.with(place, [...spans]))}
          />
        ))}
      </fieldset>
      {[...new Set(Object.values(errors))].map((sentence) => (
        <p key={sentence} className="field-error" role="alert">
          {sentence}
        </p>
      ))}
      {doWorkdaysDiffer && (
        <button
          type="button"
          className={`${BUTTON.inline} justify-self-start`}
          onClick={() => keep(week.map((spans, place) => (place < 5 ? monday : spans)))}
        >
          {texts.likeMonday}
        </button>
      )}
    </div>
  );
}

interface DayRowProps {
  day: Hours['days'][0];
  spans: readonly Span[];
  usual: Span;
  mayArrange: boolean;
  onChange: (spans: readonly Span[]) => void;
}

function DayRow({ day, spans, usual, mayArrange, onChange }: DayRowProps) {
  const id = useId();
  const isOpen = spans.length > 0;
  const change = (place: number, part: Partial<Span>) =>
    onChange(spans.map((span, index) => (index === place ? { ...span, ...part } : span)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can be no grid of columns in older browsers
    <div
      role="group"
      aria-labelledby={id}
      className="grid grid-cols-[6.5rem_1fr_auto] items-center gap-x-3 border-b border-glass-3 py-[3px] @max-[22rem]:grid-cols-[1fr_auto]"
    >
      <span id={id} className="font-medium">
        {day}
      </span>
      <div className="grid gap-1 @max-[22rem]:order-last @max-[22rem]:col-span-full">
        {spans.map((span, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the times of a day have no name, and no state
          <div key={place} className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
            <TimeChoice label={texts.from(day)} value={span.from} onChange={(from) => change(place, { from })} />
            <span aria-hidden="true">{texts.until}</span>
            <TimeChoice label={texts.to(day)} value={span.to} onChange={(to) => change(place, { to })} />
            {mayArrange && (
              <label className="flex min-h-touch items-center gap-2 text-small">
                <input
                  type="checkbox"
                  className="size-5 accent-petrol"
                  checked={span.byArrangement ?? false}
                  onChange={({ target }) => change(place, { byArrangement: target.checked || undefined })}
                />
                {texts.byArrangement}
              </label>
            )}
          </div>
        ))}
        {!isOpen && <span className="text-ink-soft">{texts.closed}</span>}
      </div>
      <label className="grid size-13 place-items-center">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: its state is `checked`; ARIA in HTML forbids aria-checked here
          role="switch"
          aria-label={texts.isOpen(day)}
          className="h-8 w-13 cursor-pointer appearance-none rounded-full border-2 border-edge bg-surface before:m-1 before:block before:size-5 before:rounded-full before:bg-edge checked:border-petrol checked:bg-petrol checked:before:ml-6 checked:before:bg-surface forced-colors:before:bg-[ButtonText]"
          checked={isOpen}
          onChange={({ target }) => onChange(target.checked ? [usual] : [])}
        />
      </label>
    </div>
  );
}

const TimeChoice = ({ label, value, onChange }: { label: string; value: string; onChange: (time: string) => void }) => (
  <select
    className="input w-[4.25rem]! min-h-11! appearance-none bg-none px-1! text-center tabular-nums"
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  >
    {halfHours(value).map((time) => (
      <option key={time} value={time}>
        {plainTime(time)}
      </option>
    ))}
  </select>
);
