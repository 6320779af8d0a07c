import { type IconName, icons } from './icons.ts';

/** A line icon beside words or with a name on its button; it says nothing itself. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
