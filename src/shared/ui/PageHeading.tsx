import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: string;
  children?: ReactNode;
  margin?: string;
}

export function PageHeading({ title, children, margin = 'mb-6' }: PageHeadingProps) {
  return (
    <header
      className={`flex min-h-12 flex-wrap items-center justify-between gap-x-8 gap-y-3 max-[37.5em]:gap-x-3 ${margin}`}
    >
      <h1 className="text-[clamp(1.75rem,1.5rem+1vw,2.25rem)]">{title}</h1>
      {children}
    </header>
  );
}
