import { workOf } from '#admin/case/job-words.ts';
import type { Customer } from '#domain/jobs/customer.ts';
import { shortPrice } from '#domain/jobs/price.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { numericDay } from '#shared/format/german-date.ts';
import { JOBS, PAGE } from './customer-look.ts';
import { customerTexts as texts } from './texts.ts';

type Jobs = Customer['jobs'];

export function JobTable({ jobs }: { jobs: Jobs }) {
  const sum = sumOf(jobs, berlinDay(new Date()).slice(0, 4));
  return (
    <table className={JOBS.table}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.price}</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={`${job.request.id} ${job.number}`} className={`border-b border-glass-3 ${JOBS.row}`}>
            <td className={`py-1.5 ${PAGE.day}`}>{numericDay(job.day)}</td>
            <td className={JOBS.words}>
              {workOf(job)}
              {job.isPaid && <span className="text-vine"> {texts.paid}</span>}
            </td>
            <td className={JOBS.price}>{job.cents && shortPrice(job.cents)}</td>
          </tr>
        ))}
      </tbody>
      {sum && (
        <tfoot className="border-t-2 border-edge">
          <tr className={JOBS.row}>
            <td className="py-1.5" colSpan={2}>
              {sum.words}
            </td>
            <td className={`font-medium ${JOBS.price}`}>{sum.price}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

export function sumOf(jobs: readonly Pick<Jobs[number], 'day' | 'cents'>[], year: string) {
  const add = (some: typeof jobs) => some.reduce((sum, { cents = 0 }) => sum + cents, 0);
  const [all, part] = [add(jobs), add(jobs.filter(({ day }) => day.startsWith(year)))];
  if (all === 0) return undefined;
  return { price: shortPrice(all), words: texts.sum(year, part > 0 ? shortPrice(part) : undefined, part === all) };
}
