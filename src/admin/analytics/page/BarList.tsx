import { Pane } from '#shared/ui/Pane.tsx';
import { listTexts } from '../texts.ts';

interface BarListProps {
  heading: string;
  /** Largest first. Its bar is full; the others are relative to it (Spec §2). */
  entries: readonly { name: string; count: number }[];
  note?: string;
}

export function BarList({ heading, entries, note }: BarListProps) {
  const most = entries[0]?.count ?? 1;
  return (
    <Pane title={heading}>
      {note && <p className="text-small text-ink-soft">{note}</p>}
      {entries.length === 0 ? (
        <p>{listTexts.empty}</p>
      ) : (
        <ol className="grid gap-3">
          {entries.map(({ name, count }) => (
            <li key={name} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
              <span className="hyphens-manual wrap-anywhere">{name}</span>
              <span className="tabular-nums">{listTexts.views(count)}</span>
              <span className="col-span-full h-2 rounded-[3px] bg-glass-2" aria-hidden="true">
                <span
                  className="block h-full min-w-[2px] rounded-[inherit] bg-petrol forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
                  style={{ inlineSize: `${(count / most) * 100}%` }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Pane>
  );
}
