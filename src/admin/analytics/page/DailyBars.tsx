import type { AnalyticsSummary } from '#domain/visits/shapes.ts';
import { germanDate } from '#shared/format/german-date.ts';
import { chartTexts as texts } from '../texts.ts';

interface DailyBarsProps {
  title: string;
  /** Today last. */
  days: AnalyticsSummary['perDay'];
  of: 'views' | 'visitors';
}

const BAR = 'bg-light forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none';
/** An outlined bar, because today is not over. */
const TODAY = 'border-2 border-light bg-[color-mix(in_srgb,var(--color-light)_30%,transparent)]';

/** A bar a day. Screen readers get a list of all days and their figures. */
export function DailyBars({ title, days, of }: DailyBarsProps) {
  const most = Math.max(1, ...days.map((one) => one[of]));
  const best = days.find((one) => one[of] === most);
  return (
    <figure>
      <figcaption className="mb-2 flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{title}</span>
        <span className="text-small text-ink-soft">{best && texts.most(dateOf(best.day), most)}</span>
      </figcaption>
      <ol className="flex h-[clamp(9rem,26vw,14rem)] border-b border-edge">
        {days.map(({ day, [of]: count }, n) => {
          const words = texts.ofDay(dateOf(day), count);
          return (
            <li key={day} className="relative flex-1 hover:bg-glass-2" title={words}>
              <span className="sr-only">{words}</span>
              <span
                className={`absolute inset-x-[8%] bottom-0 ${n === days.length - 1 ? TODAY : BAR}`}
                style={{ blockSize: `${(count / most) * 100}%` }}
                aria-hidden="true"
              />
            </li>
          );
        })}
      </ol>
      <p className="flex justify-between text-caption tabular-nums" aria-hidden="true">
        <span>{days[0] && dateOf(days[0].day)}</span>
        <span>{texts.today}</span>
      </p>
    </figure>
  );
}

const dateOf = (day: string) => germanDate(new Date(day));
