import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { waitingTexts as texts } from '#admin/inbox/case/texts.ts';

/** As high as a person with three lines under the name (two on a wide screen): what stands below moves for no answer. */
export const ROW = 'flex min-h-[7.5rem] items-center gap-4 border-t border-glass-3 py-2 min-[601px]:min-h-[4.5rem]';

/** The room of all of them, while they are on their way. */
export const ROWS = 'min-h-[22.5rem] min-[601px]:min-h-[13.5rem]';

interface PersonRowProps {
  /** The id of the request. */
  id: string;
  name: string;
  /** The link that calls. */
  call?: string | undefined;
  /** What is said under the name. */
  children: ReactNode;
}

/** Somebody the owner has to do with: the way to the card, and a way to call. */
export function PersonRow({ id, name, call, children }: PersonRowProps) {
  return (
    <li className={ROW}>
      <div className="min-w-0 flex-1">
        <Link className="block truncate font-bold" href={`/contacts?contact=${id}`} dir="auto">
          {name}
        </Link>
        {children}
      </div>
      {call && (
        <a className="button" href={call} aria-label={texts.callName(name)}>
          {texts.call}
        </a>
      )}
    </li>
  );
}
