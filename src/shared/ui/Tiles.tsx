import type { ReactNode } from 'react';

interface TilesProps {
  children: ReactNode;
  className?: string;
}

const AS_MANY_AS_FIT =
  'grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.75rem,40%)),1fr))] @min-[46rem]:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]';

/** Two on phones, and one with very large text, so that no word breaks. */
export function Tiles({ children, className = 'mb-6' }: TilesProps) {
  return <dl className={`grid gap-4 ${AS_MANY_AS_FIT} ${className}`}>{children}</dl>;
}
