import type { ReactNode } from 'react';
import { handOnFocus } from '../browser/hand-on-focus.ts';
import { Badge } from './Badge.tsx';
import { PendingButton } from './PendingButton.tsx';
import { announce } from './toast/announce.ts';

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

interface ItemButtonProps {
  label: string;
  of: string;
  question?: string;
  act: () => Promise<unknown>;
  done: string;
}

export const ItemButton = ({ label, of, question, act, done }: ItemButtonProps) => (
  <PendingButton
    className="button flex-none px-[0.7em]"
    aria-label={`${label}: ${of}`}
    onPress={() => (!question || window.confirm(question)) && announce(act(), { done })}
  >
    {label}
  </PendingButton>
);
