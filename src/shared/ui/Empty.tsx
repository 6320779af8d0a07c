import type { ReactNode, Ref } from 'react';

export function Empty({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div
      ref={ref}
      className="grid justify-items-center gap-3 rounded border-2 border-dashed border-glass-3 px-4 py-12 text-center [&>p]:max-w-[60ch]"
    >
      {children}
    </div>
  );
}
