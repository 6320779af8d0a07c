import { type KeyboardEvent, useId, useState } from 'react';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { focusFirst } from '#shared/browser/hand-on-focus.ts';
import { Field } from '#shared/ui/Field.tsx';
import { lastOf } from './known-callers.ts';

interface CallerFieldProps {
  label: string;
  typed: string;
  callers: readonly StoredRequest[];
  onType: (typed: string) => void;
  onChoose: (caller: StoredRequest | undefined) => void;
  /** The last option, which is none of them. */
  isNew?: string;
}

const OPTION =
  'flex min-h-[3.75rem] cursor-pointer items-center justify-between gap-x-4 border-t border-glass-3 px-3 aria-selected:bg-glass-2 hover:bg-glass-2';

export function CallerField({ label, typed, callers, onType, onChoose, isNew }: CallerFieldProps) {
  const list = useId();
  const [{ isOpen, active }, show] = useState({ isOpen: false, active: 0 });
  const options = isNew ? [...callers, undefined] : callers;
  const isShown = isOpen && callers.length > 0;

  function choose(place: number) {
    show({ isOpen: false, active: 0 });
    onChoose(options[place]);
  }

  function act(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!isShown || (!step && event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (step) show({ isOpen, active: (active + step + options.length) % options.length });
    else if (event.key === 'Enter') choose(active);
    else show({ isOpen: false, active: 0 });
  }

  return (
    <div>
      <Field label={label}>
        {(control) => (
          <input
            {...control}
            ref={focusFirst}
            className="input"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={list}
            aria-activedescendant={isShown ? `${list}-${active}` : undefined}
            value={typed}
            onChange={({ target }) => {
              show({ isOpen: true, active: 0 });
              onType(target.value);
            }}
            onKeyDown={act}
          />
        )}
      </Field>
      <div id={list} role="listbox" aria-label={label} hidden={!isShown}>
        {isShown &&
          options.map((caller, place) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field keeps the focus and takes the keys.
            <div
              key={caller?.id ?? ''}
              id={`${list}-${place}`}
              role="option"
              className={OPTION}
              aria-selected={place === active}
              // The field keeps the focus.
              onMouseDown={(press) => press.preventDefault()}
              onClick={() => choose(place)}
            >
              {caller ? <Caller caller={caller} /> : isNew}
            </div>
          ))}
      </div>
    </div>
  );
}

function Caller({ caller }: { caller: StoredRequest }) {
  const { name, place, phone } = caller;
  const { day, price } = lastOf(caller);
  return (
    <>
      <span className="min-w-0">
        <span className="block wrap-anywhere">
          <bdi className="font-medium">{name}</bdi>
          {place && <bdi className="text-ink-soft"> · {place}</bdi>}
        </span>
        <span className="block text-small text-ink-soft">{[day, phone].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="tabular-nums">{price}</span>
    </>
  );
}
