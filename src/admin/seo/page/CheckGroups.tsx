import { germanDateTime } from '#shared/format/german-date.ts';
import { Badge, type BadgeTone } from '#shared/ui/Badge.tsx';
import { LateDetails } from '#shared/ui/LateDetails.tsx';
import type { SeoItem } from '../contract.ts';
import { seoPageTexts as texts } from '../texts.ts';

/** Faults are open. Passed checks are one closed row: they would fill ten screens. */
export function CheckGroups({ items }: { items: readonly SeoItem[] }) {
  const passed = items.filter(({ status }) => status === 'success');
  if (passed.length === 0) return <Groups items={items} />;
  return (
    <>
      <Groups items={items.filter((item) => !passed.includes(item))} />
      <LateDetails title={texts.passed(passed.length)}>
        <Groups items={passed} />
      </LateDetails>
    </>
  );
}

function Groups({ items }: { items: readonly SeoItem[] }) {
  return [...Map.groupBy(items, (item) => item.category)].map(([category, group]) => (
    <section key={category} className="mt-4" aria-label={category}>
      <h2 className="text-[1.375rem]">{category}</h2>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        {group.map((item) => (
          <CheckCard key={item.id} item={item} />
        ))}
      </div>
    </section>
  ));
}

interface Look {
  word: string;
  shape: string;
  tone?: BadgeTone;
  /** Passed checks stand in two columns; the others get the whole width. */
  edge?: string;
}

/** Spec §4: anything but the three known states is unknown. */
const LOOKS: Record<string, Look> = {
  success: { word: texts.status.success, shape: '✓', tone: 'good', edge: 'border-l-vine' },
  warning: { word: texts.status.warning, shape: '!', tone: 'warning', edge: 'border-l-sun md:col-span-full' },
  error: { word: texts.status.error, shape: '✕', tone: 'bad', edge: 'border-l-brick md:col-span-full' },
};
const UNKNOWN: Look = { word: texts.status.unknown, shape: '?' };
const LINE = 'flex flex-wrap items-baseline gap-x-3 gap-y-1';

function CheckCard({ item }: { item: SeoItem }) {
  const { id, title, description, details, advice, status, score, lastChecked } = item;
  const { word, shape, tone, edge = '' } = LOOKS[status] ?? UNKNOWN;
  return (
    <article
      className={`pane grid content-start gap-2 border-l-6 p-5 [&>p]:max-w-[66ch] [&>p]:wrap-anywhere ${edge}`}
      aria-labelledby={`seo-${id}`}
    >
      <header className={LINE}>
        {/* On narrow screens the verdict goes under the title. */}
        <h3 id={`seo-${id}`} className="flex-[1_1_11rem] text-[1.125rem]">
          {title}
        </h3>
        <p className={`${LINE} flex-none`}>
          <span className="text-ink-soft tabular-nums">
            {score === undefined ? texts.notCounted : texts.percent(score)}
          </span>
          <Badge tone={tone} sign={shape}>
            {word}
          </Badge>
        </p>
      </header>
      <p>{description}</p>
      {details && (
        <ul className="grid max-w-[66ch] list-disc gap-[0.35rem] rounded bg-glass-1 py-3 pr-4 pl-8 wrap-anywhere">
          {details.split('\n').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {advice && (
        <p>
          <strong>{texts.advice}</strong> {advice}
        </p>
      )}
      <p className="text-small text-ink-soft">
        <time dateTime={lastChecked}>{texts.lastChecked(germanDateTime(lastChecked))}</time>
      </p>
    </article>
  );
}
