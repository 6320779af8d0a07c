import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { INBOX_KEY } from '#admin/shown/inbox-key.ts';
import { whenOf } from '#domain/jobs/dates/date-words.ts';
import { shortPrice } from '#domain/jobs/price.ts';
import { shownValue } from '#domain/requests/fields.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { turnoverRoutes } from './contract.ts';
import { FIGURE_ROW } from './figure-panels.tsx';
import { germanMonth, turnoverTexts as texts, turnoverWords } from './turnover-texts.ts';

const thisMonth = () => berlinDay(new Date()).slice(0, 7);
const monthBefore = (month: string) => addDays(`${month}-01`, -1).slice(0, 7);
const monthAfter = (month: string) => addDays(`${month}-28`, 4).slice(0, 7);

export const useTurnover = (month = thisMonth()) =>
  useQuery({
    ...queryOf([...INBOX_KEY, 'turnover', month], turnoverRoutes.turnover, { query: { month } }),
    placeholderData: keepPreviousData,
  });

/** A month's turnover in one line, which unfolds to its jobs and to the months beside it. */
export function Turnover() {
  const [month, setMonth] = useState(thisMonth);
  const now = new Date();
  const nameOf = (one: string) => germanMonth(one, thisMonth().slice(0, 4));
  return (
    <Panel title={texts.title} query={useTurnover(month)}>
      {({ month, jobs }) => (
        <details>
          <summary className="min-h-touch content-center">{turnoverWords(nameOf(month), jobs)}</summary>
          {jobs.length === 0 && <p className="py-2">{texts.next}</p>}
          <ul>
            {jobs.map(({ id, number, name, service, day, cents }) => (
              <li
                key={`${id} ${number}`}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-glass-3 first:border-t-0"
              >
                <span className={FIGURE_ROW.name}>
                  <span className="tabular-nums">{whenOf({ day, time: undefined }, now)} </span>
                  <Link className="inline-flex min-h-touch items-center" href={`/kunde?contact=${id}`} dir="auto">
                    {name}
                  </Link>
                  {service && <span className="text-ink-soft"> · {shownValue('service', service).split(' ')[0]}</span>}
                </span>
                <span className={FIGURE_ROW.figure}>
                  {cents === undefined ? (
                    <Link className="inline-flex min-h-touch items-center" href={`/contacts/${id}`}>
                      {texts.unpriced}
                    </Link>
                  ) : (
                    shortPrice(cents)
                  )}
                </span>
              </li>
            ))}
          </ul>
          <nav className="flex flex-wrap gap-2 py-2" aria-label={texts.months}>
            {Object.entries({ before: monthBefore(month), after: monthAfter(month) }).map(
              ([side, one]) =>
                one <= thisMonth() && (
                  <button key={side} type="button" className="button" onClick={() => setMonth(one)}>
                    {nameOf(one)}
                  </button>
                ),
            )}
          </nav>
        </details>
      )}
    </Panel>
  );
}
