import { germanDateTime } from '#shared/format/german-date.ts';
import type { SeoItem } from '../contract.ts';
import { seoPageTexts as texts } from '../texts.ts';

/** Shapes beside the words, so that a glance finds what needs doing and no colour is needed for it. */
const SHAPES: Record<string, string> = { success: '✓', warning: '!', error: '✕' };

/** One check: what it looks at, what it found and what to do (Spec §2, §3). */
export function CheckCard({ item }: { item: SeoItem }) {
  const { id, title, description, details, advice, status, score, lastChecked } = item;
  return (
    <article className="seo-check pane" aria-labelledby={`seo-${id}`} data-status={status}>
      <header>
        <h3 id={`seo-${id}`}>{title}</h3>
        <p className="seo-verdict">
          <span className="seo-check-score">{score === undefined ? texts.notCounted : texts.percent(score)}</span>
          <span className="badge seo-badge">
            <span aria-hidden="true">{SHAPES[status] ?? '?'}</span> {statusWord(status)}
          </span>
        </p>
      </header>
      <p>{description}</p>
      {details && <Details details={details} />}
      {advice && (
        <p className="seo-advice">
          <strong>{texts.advice}</strong> {advice}
        </p>
      )}
      <p className="seo-checked">
        <time dateTime={lastChecked}>{texts.lastChecked(germanDateTime(lastChecked))}</time>
      </p>
    </article>
  );
}

/** One finding a line. */
function Details({ details }: { details: string }) {
  const lines = details.split('\n');
  if (lines.length === 1) return <p className="seo-details">{details}</p>;
  return (
    <ul className="seo-details">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Spec §4: anything but the three known states is 'Unbekannt'. */
const statusWord = (status: string) =>
  status in texts.status ? texts.status[status as keyof typeof texts.status] : texts.status.unknown;
