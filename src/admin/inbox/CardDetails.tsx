import { Suspense } from 'react';
import { stepOf } from '#domain/requests/case/steps.ts';
import { dateTexts } from '#domain/requests/dates/texts.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { readDraft } from '#shared/browser/use-stored-draft.ts';
import { LateDetails } from '#shared/ui/LateDetails.tsx';
import { latePart } from '#shared/ui/late-part.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { dateDraft, noteDraft, priceDraft } from './case/drafts.ts';
import { historyTitle } from './case/texts.ts';
import { CloseNote } from './dates/CloseNote.tsx';

const HistoryBody = latePart(async () => (await import('./case/HistoryBody.tsx')).HistoryBody);
const CallAgain = latePart(async () => (await import('./case/CallAgain.tsx')).CallAgain);
const DatePanel = latePart(async () => (await import('./dates/DatePanel.tsx')).DatePanel);

interface CardDetailsProps {
  request: ContactSubmission;
  /** Whether a button asked for its form, which then has the focus. */
  isAsked: boolean;
}

/** History, notes and price of a request; starts open if a draft waits. */
export const CaseHistory = ({ request, isAsked }: CardDetailsProps) => (
  <LateDetails
    title={historyTitle}
    className="not-open:print:hidden"
    room="h-[12rem]"
    startsOpen={isAsked || [noteDraft, priceDraft].some((nameOf) => readDraft(nameOf(request.id)) !== undefined)}
  >
    <HistoryBody request={request} isPriceAsked={isAsked} />
  </LateDetails>
);

/** Sets and changes the next date on a card. Warns of a clash even when closed. */
export const NextDate = ({ request, isAsked }: CardDetailsProps) => (
  <>
    <CloseNote close={request.state?.date?.close} />
    <LateDetails
      title={dateTexts.title}
      room="h-[28rem]"
      startsOpen={isAsked || readDraft(dateDraft(request.id)) !== undefined}
    >
      <DatePanel request={request} isAsked={isAsked} />
    </LateDetails>
  </>
);

/** Plans the next call once a job has ended and nothing is planned. */
export const NextCall = ({ request }: { request: ContactSubmission }) =>
  stepOf(request) === 'erledigt' &&
  !request.state?.date && (
    <Suspense fallback={<Skeleton className="h-[5rem] w-full" />}>
      <CallAgain request={request} />
    </Suspense>
  );
