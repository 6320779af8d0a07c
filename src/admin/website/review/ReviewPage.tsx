import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { websiteRoutes } from '../contract.ts';
import { isComplete } from '../kept-draft.ts';
import { SiteState } from '../SiteState.tsx';
import { pageTexts, pathOf, REVISIONS_PATH, WEBSITE_PATH } from '../subject-texts.ts';
import { subjectOf } from '../subjects.ts';
import { mailTexts, publishTexts, reviewTexts as texts, websiteTexts } from '../texts.ts';
import type { EditedSite } from '../use-website.ts';
import { WebsitePart } from '../WebsitePart.tsx';
import { WEBSITE } from '../website-queries.ts';
import { Contradictions } from './Contradictions.tsx';
import { PublishPart } from './PublishPart.tsx';
import { ActionLink, Review } from './Review.tsx';

/** 'Änderungen prüfen': what has changed, what speaks against it, the pages with it, and the button. */
export const ReviewPage = () => (
  <WebsitePart
    title={pageTexts.review}
    isWithin
    aside={(site) => (
      <div className="flex flex-wrap items-center gap-x-4">
        <SiteState site={site} />
        <ActionLink href={REVISIONS_PATH} label={texts.earlier}>
          {texts.earlier}
        </ActionLink>
      </div>
    )}
  >
    {(site) => <ReviewOf site={site} />}
  </WebsitePart>
);

function ReviewOf({ site }: { site: EditedSite }) {
  const seen = site.draft.map(({ field, version }) => ({ field, version }));
  const publishing = useChange(WEBSITE, () => call(websiteRoutes.publish, { body: { seen } }));
  const [mail, setMail] = useState('');
  const { changes, live, edited } = site;
  const publish = async () => {
    await publishing.mutateAsync();
    setMail(changes.find(({ field }) => field === 'contact.email')?.after ?? '');
  };
  const publishPart = <PublishPart site={site} publish={publish} obstacle={obstacleOf(site)} />;
  if (changes.length === 0)
    return (
      <div className="mt-4 grid max-w-[44rem] gap-6">
        <MailQuestion mail={mail} />
        <Empty>
          <p>{texts.nothing}</p>
          <Link className="button" href={WEBSITE_PATH}>
            {websiteTexts.back}
          </Link>
        </Empty>
      </div>
    );
  return (
    <Review
      changes={changes}
      live={live}
      edited={edited}
      actions={({ field, label }) => (
        <>
          <ActionLink href={`${pathOf(subjectOf(field).id)}#${field}`} label={texts.changeNamed(label)}>
            {texts.change}
          </ActionLink>
          <button
            type="button"
            className={BUTTON.inline}
            aria-label={websiteTexts.takeBackNamed(label)}
            onClick={() => site.takeBack(field)}
          >
            {websiteTexts.takeBack}
          </button>
        </>
      )}
    >
      <MailQuestion mail={mail} />
      <Contradictions site={site} />
      {publishPart}
    </Review>
  );
}

/** Asks once after a new business mail: the owner's own messages and login still go to the address of before. */
const MailQuestion = ({ mail }: { mail: string }) =>
  mail && (
    <p className="notice">
      <b>{mailTexts.question}</b> {mailTexts.detail(mail)}{' '}
      <Link href="/settings#notifications">{mailTexts.messages}</Link>
      {' · '}
      <Link href="/settings#account">{mailTexts.account}</Link>
    </p>
  );

/** Why the draft can't be published yet. */
function obstacleOf({ typed, contradictions }: EditedSite): string | undefined {
  if (contradictions.some(({ kind }) => kind === 'law')) return publishTexts.law;
  const unsent = Object.entries(typed);
  const faulty = unsent.find(([field, { value }]) => !isComplete(field, value));
  if (faulty) return publishTexts.faulty(subjectOf(faulty[0]).title);
  return unsent.length > 0 ? publishTexts.unsent : undefined;
}
