/** Holds the place of a figure or a line while it loads. Pale in high contrast too, because it is no fact yet. */
export function Skeleton({ className = 'h-[1em] w-[4ch]' }: { className?: string }) {
  return (
    <span
      className={`inline-block max-w-full animate-breathe align-middle rounded bg-glass-3 in-[.high-contrast]:bg-edge in-[.high-contrast]:opacity-30 motion-reduce:animate-none ${className}`}
      aria-hidden="true"
    />
  );
}
