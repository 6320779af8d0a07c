import type { ReactNode } from 'react';
import { changeTexts } from '#domain/site/texts.ts';
import type { Sentence } from '#shared/api/site-shapes.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { reviewTexts as texts } from './texts.ts';

interface ChangeListProps {
  changes: readonly Sentence[];
  chosen: number;
  onChoose: (change: number) => void;
  children: (change: Sentence) => ReactNode;
}

export function ChangeList({ changes, chosen, onChoose, children }: ChangeListProps) {
  return (
    <ol className="border-t border-glass-3">
      {changes.map((change, place) => {
        const isChosen = place === chosen;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a change is its number
            key={place}
            className={`border-b border-glass-3 ${isChosen ? '-mx-3 border-l-4 border-l-petrol bg-glass-2 ps-2 pe-3' : ''}`}
          >
            <button
              type="button"
              className="flex min-h-touch w-full items-start gap-3 py-2 text-start"
              aria-pressed={isChosen}
              onClick={() => onChoose(place)}
            >
              <span
                className={`grid size-7 flex-none place-items-center rounded-full border-2 border-petrol text-small font-bold ${isChosen ? 'bg-petrol text-white' : 'text-petrol'}`}
              >
                {place + 1}
              </span>
              <ChangeSentence change={change} />
            </button>
            {isChosen && <div className="flex flex-wrap items-center gap-x-5 ps-10">{children(change)}</div>}
          </li>
        );
      })}
    </ol>
  );
}

/** 'Samstag: 8–14 Uhr wird geschlossen'. */
export const ChangeSentence = ({ change: { label, before, after } }: { change: Sentence }) => (
  <span className="min-w-0 wrap-anywhere">
    <b>{before || after === changeTexts.none ? `${label}: ` : texts.added(label)}</b>
    {before && <del className="text-ink-soft">{before}</del>}
    {before && (
      <>
        {' '}
        <span className="inline-block align-middle text-small" aria-hidden="true">
          <Icon name="right" />
        </span>
        <span className="sr-only">{texts.becomes}</span>{' '}
      </>
    )}
    <b>{after || texts.removed}</b>
  </span>
);
