import { chartTexts as texts } from './texts.ts';

/** What bars and line of the charts mean. */
export function ChartLegend({ days }: { days: number }) {
  return (
    <ul className="daily-chart-legend">
      <li className="is-now">{texts.now}</li>
      <li className="is-before">{texts.before(days)}</li>
    </ul>
  );
}
