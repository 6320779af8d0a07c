import { germanMoment } from '#shared/format/german-date.ts';
import type { EditedSite } from './edited-site.ts';
import { websiteTexts as texts } from './texts.ts';
import { isUnderway } from './website-queries.ts';

/** What is true now: 'Live seit 14:03 Uhr', a publication under way, or why one failed. */
export function SiteState({ site: { build, liveSince } }: { site: Pick<EditedSite, 'build' | 'liveSince'> }) {
  const moment = liveSince ? germanMoment(new Date(liveSince), new Date()) : undefined;
  const [mark, words] =
    build?.state === 'failed'
      ? ['▲', texts.failed(build.reason ?? texts.unknownReason, moment)]
      : isUnderway({ build })
        ? ['◐', texts.building]
        : ['✓', texts.live(moment)];
  return (
    <p role="status" className="font-bold wrap-anywhere">
      <span className={mark === '✓' ? 'text-vine' : ''} aria-hidden="true">
        {mark}{' '}
      </span>
      {words}
    </p>
  );
}
