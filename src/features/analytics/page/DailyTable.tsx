import { germanDate } from '#shared/format/german-date.ts';
import type { AnalyticsSummary } from '../contract.ts';
import { chartTexts as texts } from '../texts.ts';

/** What the charts show, as numbers: for screen readers, and for whoever wants them exactly. Newest day first. */
export function DailyTable({ perDay }: { perDay: AnalyticsSummary['perDay'] }) {
  const [views, viewsBefore, visitors, visitorsBefore] = texts.columns;
  return (
    <details className="daily-table">
      <summary>{texts.showTable}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{views}</th>
            <th scope="col">{viewsBefore}</th>
            <th scope="col">{visitors}</th>
            <th scope="col">{visitorsBefore}</th>
          </tr>
        </thead>
        <tbody>
          {perDay.toReversed().map((row) => (
            <tr key={row.day}>
              <th scope="row">{germanDate(new Date(row.day))}</th>
              <td>{row.views.toLocaleString('de-DE')}</td>
              <td>{row.viewsBefore.toLocaleString('de-DE')}</td>
              <td>{row.visitors.toLocaleString('de-DE')}</td>
              <td>{row.visitorsBefore.toLocaleString('de-DE')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
