import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ROW as CARD_ROW } from '#admin/inbox/card-look.ts';
import { waitingTexts as texts } from '#admin/inbox/case/texts.ts';
import { Icon } from '#shared/ui/Icon.tsx';

interface PersonRowProps {
  id: string;
  name: string;
  /** The link that calls. */
  call?: string | undefined;
  /** Its button before the call. */
  action?: ReactNode;
  children: ReactNode;
}

/** A person in a list, with links to the request and to call. */
export function PersonRow({ id, name, call, action, children }: PersonRowProps) {
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-t border-glass-3 py-2">
      <div className="min-w-[10rem] flex-1">
        <Link className="block truncate py-1 font-bold" href={`/contacts?contact=${id}`} dir="auto">
          {name}
        </Link>
        {children}
      </div>
      {action}
      {call && (
        <a className={CARD_ROW.call} href={call} aria-label={texts.callName(name)}>
          <Icon name="phone" />
        </a>
      )}
    </li>
  );
}
