import { chartTexts as texts } from '../texts.ts';

const ENTRY = 'flex items-center gap-2 before:w-6';

/** What bars and line of the charts mean. */
export function ChartLegend({ days, hasBefore = true }: { days: number; hasBefore?: boolean }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small">
      <li
        className={`${ENTRY} before:h-[0.9rem] before:bg-light forced-colors:before:bg-[Highlight] forced-colors:before:forced-color-adjust-none`}
      >
        {texts.now}
      </li>
      <li className={`${ENTRY} before:border-t-2 before:border-dashed before:border-ink`}>
        {hasBefore ? texts.before(days) : texts.nothingBefore(days)}
      </li>
    </ul>
  );
}
