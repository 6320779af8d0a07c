import type { AnalyticsSummary } from '#domain/visits/shapes.ts';
import { germanDate } from '#shared/format/german-date.ts';
import { chartTexts as texts } from '../texts.ts';

const CELL = 'border-b border-glass-3 py-[0.4rem] pr-3 wrap-anywhere';
const HEAD = `${CELL} text-small font-normal text-ink-soft`;
const COLUMNS = ['views', 'viewsBefore', 'visitors', 'visitorsBefore'] as const;

export function DailyTable({ perDay }: { perDay: AnalyticsSummary['perDay'] }) {
  return (
    <details>
      <summary className="list-item min-h-touch py-[0.6rem] font-medium">{texts.showTable}</summary>
      <table className="w-full">
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} text-left`}>
              {texts.day}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={`${HEAD} text-right`}>
                {texts.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {perDay.toReversed().map((row) => (
            <tr key={row.day}>
              <th scope="row" className={`${CELL} text-left font-normal`}>
                {germanDate(new Date(row.day))}
              </th>
              {COLUMNS.map((column) => (
                <td key={column} className={`${CELL} text-right`}>
                  {row[column].toLocaleString('de-DE')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
