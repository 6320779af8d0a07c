import { Pane } from '#shared/ui/Pane.tsx';
import { listTexts as texts } from '../texts.ts';

interface BarListProps {
  heading: string;
  /** The most first: its bar is full, the others are relative to it (Spec §2). */
  entries: readonly { name: string; count: number }[];
  note?: string;
}

/** A list of figures with bars. The number says it, the bar shows it. */
export function BarList({ heading, entries, note }: BarListProps) {
  const most = entries[0]?.count ?? 1;
  return (
    <Pane title={heading}>
      {note && <p className="analytics-note">{note}</p>}
      {entries.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <ol className="bar-list">
          {entries.map(({ name, count }) => (
            <li key={name}>
              <span className="bar-list-name">{name}</span>
              <span className="bar-list-count">{texts.views(count)}</span>
              <span className="bar-list-bar" aria-hidden="true">
                <span style={{ inlineSize: `${(count / most) * 100}%` }} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Pane>
  );
}
