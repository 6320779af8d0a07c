import { BUILD_BEGIN_MS } from '#config/limits.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { websiteTexts } from '../texts.ts';
import type { EditedSite } from '../use-website.ts';
import { isUnderway } from '../website-queries.ts';
import { publishTexts as texts } from './texts.ts';

interface PublishPartProps {
  site: EditedSite;
  publish: () => Promise<unknown>;
  isRefused: boolean;
}

/** The button that publishes; none while pages are built, which the page's head says. */
export function PublishPart({ site, publish, isRefused }: PublishPartProps) {
  const { build, mayPublish, publishedThisMonth, costsCredits } = site;
  const isForgotten = build?.state === 'queued' && Date.now() - Date.parse(build.askedAt) > BUILD_BEGIN_MS;
  if (!mayPublish) return <p>{websiteTexts.ownersPart(site.publisher)}</p>;
  if (isUnderway(site) && !isForgotten) return null;
  return (
    <div className="grid gap-3">
      {isForgotten && <p>{texts.notBegun}</p>}
      {isRefused && <p className="font-medium">{texts.law}</p>}
      <PendingButton
        className={`${isRefused ? BUTTON.quiet : BUTTON.primary} min-h-14!`}
        onPress={() => announce(publish(), {})}
        isPending={isRefused}
      >
        {texts.publish}
      </PendingButton>
      <p className="text-center text-small text-ink-soft">
        {texts.usual} {texts.count(publishedThisMonth + 1, new Date())}
        {costsCredits && ` ${texts.costs}`}
      </p>
    </div>
  );
}
