import { germanDate } from '#shared/format/german-date.ts';
import type { AnalyticsSummary } from '../contract.ts';
import { chartTexts as texts } from '../texts.ts';

const CELL = 'border-b border-glass-3 py-[0.4rem] pr-3 wrap-anywhere';
const HEAD = `${CELL} text-small font-normal text-ink-soft`;

/** What the charts show, as numbers: for screen readers, and for whoever wants them exactly. Newest day first. */
export function DailyTable({ perDay }: { perDay: AnalyticsSummary['perDay'] }) {
  const [views, viewsBefore, visitors, visitorsBefore] = texts.columns;
  return (
    <details>
      <summary className="list-item min-h-touch py-[0.6rem] font-medium">{texts.showTable}</summary>
      <table className="w-full">
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} text-left`}>
              {texts.day}
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              {views}
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              {viewsBefore}
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              {visitors}
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              {visitorsBefore}
            </th>
          </tr>
        </thead>
        <tbody>
          {perDay.toReversed().map((row) => (
            <tr key={row.day}>
              <th scope="row" className={`${CELL} text-left font-normal`}>
                {germanDate(new Date(row.day))}
              </th>
              <td className={`${CELL} text-right`}>{row.views.toLocaleString('de-DE')}</td>
              <td className={`${CELL} text-right`}>{row.viewsBefore.toLocaleString('de-DE')}</td>
              <td className={`${CELL} text-right`}>{row.visitors.toLocaleString('de-DE')}</td>
              <td className={`${CELL} text-right`}>{row.visitorsBefore.toLocaleString('de-DE')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
