/**
 * Pale in high contrast too, because it is no fact yet.
 * @param className A wide one says `min(16ch,100%)`, because `max-w-full` does not narrow the columns around it.
 */
export function Skeleton({ className = 'h-[1em] w-[4ch]' }: { className?: string }) {
  return (
    <span
      className={`inline-block max-w-full animate-breathe align-middle rounded bg-glass-3 in-[.high-contrast]:bg-edge in-[.high-contrast]:opacity-30 motion-reduce:animate-none ${className}`}
      aria-hidden="true"
    />
  );
}
