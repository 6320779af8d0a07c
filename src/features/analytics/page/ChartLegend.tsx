import { chartTexts as texts } from '../texts.ts';

/** What bars and line of the charts mean. */
export function ChartLegend({ days, hasBefore = true }: { days: number; hasBefore?: boolean }) {
  return (
    <ul className="daily-chart-legend">
      <li className="is-now">{texts.now}</li>
      <li className="is-before">{hasBefore ? texts.before(days) : texts.nothingBefore(days)}</li>
    </ul>
  );
}
