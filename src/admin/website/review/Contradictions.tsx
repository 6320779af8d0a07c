import type { Contradiction } from '#domain/site/contradictions.ts';
import { subjectOf } from '#domain/site/subjects.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import type { EditedSite } from '../edited-site.ts';
import { farSeat } from '../form/places.ts';
import { formPath } from '../subject-texts.ts';
import { ActionLink } from './Review.tsx';
import { reviewTexts as texts } from './texts.ts';

export function Contradictions({ site, found }: { site: EditedSite; found: Contradiction[] }) {
  return [...found, ...farSeat(site.edited)].map(({ kind, title, detail, fields: [field = ''], remedies = [] }) => {
    const deed = kind === 'law' ? texts.complete : texts.change;
    return (
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
          {remedies.map(({ label, changes }) => (
            <PendingButton key={label} onPress={() => announce(site.save(changes))}>
              {label}
            </PendingButton>
          ))}
          <ActionLink href={formPath(subjectOf(field), field)} label={`${deed}: ${title}`}>
            {deed}
          </ActionLink>
        </div>
      </section>
    );
  });
}
