import { germanDate, shortGermanDate } from '#shared/format/german-date.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { chartTexts as texts } from '../texts.ts';
import { chartTicks, labelledDays } from './chart-scale.ts';

interface ChartDay {
  /** '2026-11-21' */
  day: string;
  count: number;
  before: number;
}

const LINE = 'fill-none [vector-effect:non-scaling-stroke]';
const BAR = 'fill-light forced-colors:fill-[Highlight] forced-colors:forced-color-adjust-none';
/** An outlined bar, because today is not over. */
const TODAY =
  'fill-[color-mix(in_srgb,var(--color-light)_30%,transparent)] stroke-light stroke-2 [vector-effect:non-scaling-stroke] forced-colors:forced-color-adjust-none';

const HEIGHT = 100;
const GAP = 0.18;
const WEEK = 7;

const AREA = 'col-start-2 h-[clamp(9rem,26vw,14rem)] w-full';
const DAYS = 'relative col-start-2 h-[1.4em] text-caption tabular-nums';

export function DailyChart({ title, days }: { title: string; days: readonly ChartDay[] | undefined }) {
  return (
    <figure>
      <figcaption className="mb-2 font-medium">{title}</figcaption>
      <div className="grid grid-cols-[auto_1fr] gap-x-2 gap-y-1">
        {days ? (
          <Plot title={title} days={days} />
        ) : (
          <>
            <Skeleton className={AREA} />
            <p className={DAYS} />
          </>
        )}
      </div>
    </figure>
  );
}

/** Own SVG, because a library costs 40 kB, and SVG follows tokens, dark mode, forced colours and print. */
function Plot({ title, days }: { title: string; days: readonly ChartDay[] }) {
  const ticks = chartTicks(Math.max(...days.map(({ count, before }) => Math.max(count, before))));
  const top = ticks.at(-1) ?? 1;
  const heightOf = (count: number) => (count / top) * HEIGHT;
  const isToday = (n: number) => n === days.length - 1;
  return (
    <>
      {/* One width, so that the days of both charts align. */}
      <ol
        className="-my-[0.6em] flex min-w-[3ch] flex-col justify-between text-right text-caption leading-[1.2] tabular-nums"
        aria-hidden="true"
      >
        {ticks.toReversed().map((tick) => (
          <li key={tick}>{tick.toLocaleString('de-DE')}</li>
        ))}
      </ol>
      <svg
        className={`overflow-visible ${AREA}`}
        role="img"
        aria-label={summaryOf(title, days)}
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {ticks.map((tick) => (
          <path key={tick} className={`${LINE} stroke-glass-3`} d={`M0 ${HEIGHT - heightOf(tick)}H${days.length}`} />
        ))}
        {days.map(({ day, count, before }, n) => (
          <g key={day} className="group">
            <title>{isToday(n) ? texts.ofToday(count, before) : texts.ofDay(dateOf(day), count, before)}</title>
            <rect className="fill-transparent group-hover:fill-glass-2" x={n} y={0} width={1} height={HEIGHT} />
            <rect
              className={isToday(n) ? TODAY : BAR}
              x={n + GAP / 2}
              y={HEIGHT - heightOf(count)}
              width={1 - GAP}
              height={heightOf(count)}
            />
          </g>
        ))}
        {/* No line without data, because a line at zero would say that nobody came. */}
        {days.some(({ before }) => before > 0) && (
          <path
            className={`${LINE} pointer-events-none stroke-ink stroke-2 [stroke-dasharray:5_4] [stroke-linejoin:round] forced-colors:stroke-[CanvasText]`}
            d={days.map(({ before }, n) => `${n === 0 ? 'M' : 'L'}${n + 0.5} ${HEIGHT - heightOf(before)}`).join('')}
          />
        )}
      </svg>
      <p className={DAYS} aria-hidden="true">
        {labelledDays(days.length).map((n) => (
          <span
            key={n}
            className="absolute [translate:-50%] @max-[40rem]:nth-last-[even]:hidden"
            style={{ insetInlineStart: `${((n + 0.5) / days.length) * 100}%` }}
          >
            {isToday(n) ? texts.today : labelOf(days[n]?.day ?? '', days.length)}
          </span>
        ))}
      </p>
    </>
  );
}

const dateOf = (day: string) => germanDate(new Date(day));
const weekday = new Intl.DateTimeFormat('de-DE', { weekday: 'short', timeZone: 'Europe/Berlin' });
const labelOf = (day: string, days: number) =>
  days > WEEK ? shortGermanDate(new Date(day)) : weekday.format(new Date(day));

function summaryOf(title: string, days: readonly ChartDay[]): string {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const most = days.reduce((best, entry) => (entry.count > best.count ? entry : best), days[0] as ChartDay);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const number = (count: number) => count.toLocaleString('de-DE');
  return texts.summary(title, dateOf(first), dateOf(last), number(total), number(most.count), dateOf(most.day));
}
