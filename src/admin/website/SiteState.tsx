import { useSecondsSince } from '#shared/browser/use-now.ts';
import { germanMoment } from '#shared/format/german-date.ts';
import { websiteTexts as texts } from './texts.ts';
import type { EditedSite } from './use-website.ts';
import { isUnderway } from './website-queries.ts';

/** What is true now: 'Live seit 14:03 Uhr', a publication under way, or why one failed. */
export function SiteState({ site: { build, liveSince } }: { site: Pick<EditedSite, 'build' | 'liveSince'> }) {
  const moment = liveSince ? germanMoment(new Date(liveSince), new Date()) : undefined;
  if (build && isUnderway({ build })) return <Building since={build.askedAt} />;
  if (build?.state === 'failed')
    return (
      <p role="status" className="font-bold wrap-anywhere">
        <span aria-hidden="true">▲ </span>
        {texts.failed(build.reason ?? texts.unknownReason, moment)}
      </p>
    );
  return (
    <p role="status" className="font-bold">
      <span className="font-heavy text-vine" aria-hidden="true">
        ✓{' '}
      </span>
      {texts.live(moment)}
    </p>
  );
}

/** Counts the seconds, which no screen reader reads out. */
function Building({ since }: { since: string }) {
  const seconds = useSecondsSince(since);
  return (
    <p className="font-bold">
      <span aria-hidden="true">◐ </span>
      {texts.building(seconds)}
    </p>
  );
}
