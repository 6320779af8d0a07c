import { useState } from 'react';
import { Link } from 'wouter';
import { BUILD_BEGIN_MS } from '#config/limits.ts';
import { contradictionsIn } from '#domain/site/contradictions.ts';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { websiteRoutes } from '../contract.ts';
import type { EditedSite } from '../edited-site.ts';
import { SiteState } from '../SiteState.tsx';
import { pageTexts, REVISIONS_PATH, WEBSITE_PATH } from '../subject-texts.ts';
import { findUnsaved } from '../subjects.ts';
import { websiteTexts } from '../texts.ts';
import { websitePage } from '../WebsitePart.tsx';
import { isUnderway, WEBSITE } from '../website-queries.ts';
import { Contradictions } from './Contradictions.tsx';
import { ActionLink, Review } from './Review.tsx';
import { mailTexts, publishTexts, reviewTexts as texts } from './texts.ts';

export const ReviewPage = websitePage(pageTexts.review, Changes, ({ site }) => (
  <div className="flex flex-wrap items-center gap-x-4">
    <SiteState site={site} />
    <ActionLink href={REVISIONS_PATH}>{pageTexts.revisions}</ActionLink>
  </div>
));

function Changes({ site }: { site: EditedSite }) {
  const [mail, setMail] = useState('');
  const mailQuestion = mail && <MailQuestion mail={mail} />;
  if (site.changes.length === 0)
    return (
      <div className="mt-4 grid max-w-[44rem] gap-6">
        {mailQuestion}
        <Empty>
          <p>{findUnsaved() ? texts.nothingSaved : texts.nothing}</p>
          <Link className="button" href={WEBSITE_PATH}>
            {websiteTexts.back}
          </Link>
        </Empty>
      </div>
    );
  const contradictions = contradictionsIn(site.edited, { isPublic: site.costsCredits, live: site.live });
  return (
    <Review site={site}>
      {mailQuestion}
      <Contradictions site={site} found={contradictions} />
      <PublishPart site={site} isRefused={contradictions.some(({ kind }) => kind === 'law')} onMail={setMail} />
    </Review>
  );
}

/** Asks once after a new business mail: the owner's own messages and login still go to the address of before. */
const MailQuestion = ({ mail }: { mail: string }) => (
  <p className="notice">
    <b>{mailTexts.question}</b> {mailTexts.detail(mail)}{' '}
    <Link href="/settings#notifications">{mailTexts.messages}</Link>
    {' · '}
    <Link href="/settings#account">{mailTexts.account}</Link>
  </p>
);

interface PublishPartProps {
  site: EditedSite;
  isRefused: boolean;
  onMail: (mail: string) => void;
}

/** The button that publishes; none while pages are built, which the page's head says. */
function PublishPart({ site, isRefused, onMail }: PublishPartProps) {
  const { build, changes, draft, mayPublish, publishedThisMonth, costsCredits } = site;
  const seen = draft.map(({ subject, version }) => ({ subject, version }));
  const publishing = useChange(WEBSITE, () => call(websiteRoutes.publish, { body: { seen } }));
  const isForgotten = build?.state === 'queued' && Date.now() - Date.parse(build.askedAt) > BUILD_BEGIN_MS;
  if (!mayPublish) return <p>{websiteTexts.ownersPart(site.publisher)}</p>;
  if (isUnderway(site) && !isForgotten) return null;
  const publish = async () => {
    if (await announce(publishing.mutateAsync()))
      onMail(changes.find(({ field }) => field === 'contact.email')?.after ?? '');
  };
  return (
    <div className="grid gap-3">
      {isForgotten && <p>{publishTexts.notBegun}</p>}
      {isRefused && <p className="font-medium">{publishTexts.law}</p>}
      <PendingButton
        className={`${isRefused ? BUTTON.quiet : BUTTON.primary} min-h-14!`}
        onPress={publish}
        isPending={isRefused}
      >
        {publishTexts.publish}
      </PendingButton>
      <p className="text-center text-small text-ink-soft">
        {publishTexts.usual} {publishTexts.count(publishedThisMonth + 1, new Date())}
        {costsCredits && ` ${publishTexts.costs}`}
      </p>
    </div>
  );
}
