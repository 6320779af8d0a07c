import { germanDate } from '#shared/format/german-date.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { chartTexts as texts } from '../texts.ts';

interface DailyBarsProps {
  title: string;
  /** Oldest first, today last. Undefined while they load; the bars then have their room. */
  days: readonly { day: string; count: number }[] | undefined;
}

const BAR = 'block bg-light forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none';
/** An outlined bar, because today is not over. */
const TODAY = 'block border-2 border-light bg-[color-mix(in_srgb,var(--color-light)_30%,transparent)]';
const HEIGHT = 'h-[clamp(9rem,26vw,14rem)]';

/** A bar a day. Screen readers get a list of all days and their figures. */
export function DailyBars({ title, days }: DailyBarsProps) {
  const most = days?.reduce((best, one) => (one.count > best.count ? one : best));
  const first = days?.[0];
  return (
    <figure>
      <figcaption className="mb-2 flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{title}</span>
        <span className="text-small text-ink-soft">{most && texts.most(dateOf(most.day), most.count)}</span>
      </figcaption>
      {days && most ? (
        <ol className={`flex items-stretch border-b border-edge ${HEIGHT}`}>
          {days.map(({ day, count }, n) => {
            const words = texts.ofDay(dateOf(day), count);
            return (
              <li key={day} className="flex-1 content-end px-[8%] hover:bg-glass-2" title={words}>
                <span className="sr-only">{words}</span>
                <span
                  className={n === days.length - 1 ? TODAY : BAR}
                  style={{ blockSize: `${(count / Math.max(1, most.count)) * 100}%` }}
                  aria-hidden="true"
                />
              </li>
            );
          })}
        </ol>
      ) : (
        <Skeleton className={`w-full ${HEIGHT}`} />
      )}
      <p className="flex justify-between text-caption tabular-nums" aria-hidden="true">
        <span>{first && dateOf(first.day)}</span>
        <span>{texts.today}</span>
      </p>
    </figure>
  );
}

const dateOf = (day: string) => germanDate(new Date(day));
