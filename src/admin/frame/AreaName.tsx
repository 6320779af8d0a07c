import { adminTexts } from './texts.ts';

/** The area's name at the head of bar and sidebar. */
export function AreaName({ className = '' }: { className?: string }) {
  return <p className={`text-[1.125rem] font-heavy tracking-[-0.01em] ${className}`}>{adminTexts.area}</p>;
}
