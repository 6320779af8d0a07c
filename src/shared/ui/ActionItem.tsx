import type { ReactNode } from 'react';
import { handOnFocus } from '../browser/hand-on-focus.ts';

interface ActionItemProps {
  title: ReactNode;
  note: string;
  /** A button or a badge at its end. */
  children?: ReactNode;
}

/** A list item with a title, a note below and an action. */
export function ActionItem({ title, note, children }: ActionItemProps) {
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
      {children}
    </li>
  );
}

export const ITEM_BUTTON = 'button flex-none px-[0.7em]';
export const ITEM_BADGE = 'flex-none px-[0.7em]';
