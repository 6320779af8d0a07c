import type { ReactNode } from 'react';
import { handOnFocus } from '../browser/hand-on-focus.ts';
import { Badge } from './Badge.tsx';

interface ActionItemProps {
  title: ReactNode;
  note: string;
  badge?: string | undefined;
  children?: ReactNode;
}

export function ActionItem({ title, note, badge, children }: ActionItemProps) {
  return (
    <li
      ref={handOnFocus}
      className="flex flex-wrap items-center justify-between gap-3 border-t border-glass-3 py-3 leading-[1.45] first:border-t-0 first:pt-0"
    >
      <p className="min-w-[min(100%,11rem)] flex-1 wrap-break-word">
        {title}
        <br />
        <span className="field-note tabular-nums">{note}</span>
      </p>
      {badge ? <Badge>{badge}</Badge> : children}
    </li>
  );
}
