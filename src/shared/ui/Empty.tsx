import type { ReactNode } from 'react';
import { handOnFocus } from '../browser/hand-on-focus.ts';

export function Empty({ children }: { children: ReactNode }) {
  return (
    <div
      ref={handOnFocus}
      className="grid justify-items-center gap-3 rounded border-2 border-dashed border-glass-3 px-4 py-12 text-center [&>p]:max-w-[60ch]"
    >
      {children}
    </div>
  );
}
