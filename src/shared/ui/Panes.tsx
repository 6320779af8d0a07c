import type { ReactNode } from 'react';

export function Panes({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={`grid gap-4 @min-[40rem]:grid-cols-2 @max-[62rem]:@min-[40rem]:*:last:odd:col-span-full @min-[62rem]:has-[>:nth-child(3)]:grid-cols-3 ${className}`}
    >
      {children}
    </div>
  );
}
