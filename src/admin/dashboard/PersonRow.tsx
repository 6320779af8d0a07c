import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { waitingTexts as texts } from '#admin/inbox/case/texts.ts';

/** The height of a row with three lines (two on a wide screen), because loading must not move the page. */
export const ROW = 'flex min-h-[7.5rem] items-center gap-4 border-t border-glass-3 py-2 min-[601px]:min-h-[4.5rem]';

/** The height of all rows while they load. */
export const ROWS = 'min-h-[22.5rem] min-[601px]:min-h-[13.5rem]';

interface PersonRowProps {
  /** The id of the request. */
  id: string;
  name: string;
  /** The link that calls. */
  call?: string | undefined;
  /** Stands under the name. */
  children: ReactNode;
}

/** A person with links to the card and to call. */
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
