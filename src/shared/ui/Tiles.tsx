import type { ReactNode } from 'react';

const AS_MANY_AS_FIT =
  'grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.75rem,40%)),1fr))] @min-[46rem]:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]';

/** Two on phones, and one with very large text, so that no word breaks. */
export const Tiles = ({ children }: { children: ReactNode }) => (
  <dl className={`grid gap-4 ${AS_MANY_AS_FIT}`}>{children}</dl>
);
