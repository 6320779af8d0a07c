import type { ReactNode } from 'react';

interface TilesProps {
  children: ReactNode;
  columns?: string;
  className?: string;
}

const AS_MANY_AS_FIT =
  'grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.75rem,40%)),1fr))] @min-[46rem]:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]';

/** Large figures side by side, as many as fit. On phones two abreast; with very large text one, so that no word is broken. */
export function Tiles({ children, columns = AS_MANY_AS_FIT, className = 'mb-6' }: TilesProps) {
  return <dl className={`grid gap-4 ${columns} ${className}`}>{children}</dl>;
}
