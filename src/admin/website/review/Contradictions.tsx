import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { pathOf } from '../subject-texts.ts';
import { subjectOf } from '../subjects.ts';
import { reviewTexts as texts } from '../texts.ts';
import type { EditedSite } from '../use-website.ts';
import { ActionLink } from './Review.tsx';

/** What contradicts itself, and what may not go live; each with the deeds that end it. */
export const Contradictions = ({ site }: { site: EditedSite }) =>
  site.contradictions.map(({ kind, title, detail, fields: [field = ''], remedies }) => (
    <section
      key={`${title} ${field}`}
      ref={handOnFocus}
      className={`notice grid gap-2 ${kind === 'law' ? 'notice-error' : ''}`}
      aria-label={title}
    >
      <h3 className="mb-0!">
        <span aria-hidden="true">▲ </span>
        {kind === 'law' ? texts.unlawful(title) : title}
      </h3>
      <p className="wrap-anywhere">{detail}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {remedies.map(({ label, field: of, value }) => (
          <button key={label} type="button" className="button" onClick={() => site.change(of, value)}>
            {label}
          </button>
        ))}
        <ActionLink href={`${pathOf(subjectOf(field).id)}#${field}`} label={`${texts.change}: ${title}`}>
          {kind === 'law' ? texts.complete : texts.change}
        </ActionLink>
      </div>
    </section>
  ));
