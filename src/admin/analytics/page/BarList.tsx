import { Pane } from '#shared/ui/Pane.tsx';
import { listTexts } from '../texts.ts';

interface BarsProps {
  entries: readonly { name: string; count: number }[];
  words?: (count: number) => string;
}

export const BarList = ({ heading, note, entries }: BarsProps & { heading: string; note?: string }) => (
  <Pane title={heading}>
    {note && <p className="text-small text-ink-soft">{note}</p>}
    <Bars entries={entries} />
  </Pane>
);

/** The largest bar is full, and the others are relative to it (Spec §2). */
export function Bars({ entries, words = listTexts.views }: BarsProps) {
  if (entries.length === 0) return <p>{listTexts.empty}</p>;
  const most = Math.max(1, ...entries.map(({ count }) => count));
  return (
    <ol className="grid gap-3">
      {entries.map(({ name, count }) => (
        <li key={name} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
          <span className="hyphens-manual wrap-anywhere">{name}</span>
          <span className="tabular-nums">{words(count)}</span>
          <span className="col-span-full h-2 rounded-[3px] bg-glass-2" aria-hidden="true">
            <span
              className="block h-full min-w-[2px] rounded-[inherit] bg-petrol forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
              style={{ inlineSize: `${(count / most) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
