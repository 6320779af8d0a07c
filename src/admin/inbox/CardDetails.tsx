import { dateTexts } from '#domain/requests/dates/texts.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { readDraft } from '#shared/browser/use-stored-draft.ts';
import { LateDetails } from '#shared/ui/LateDetails.tsx';
import { latePart } from '#shared/ui/late-part.tsx';
import { dateDraft, noteDraft, priceDraft } from './case/drafts.ts';
import { historyTitle } from './case/texts.ts';
import { CloseNote } from './dates/CloseNote.tsx';

const HistoryBody = latePart(async () => (await import('./case/HistoryBody.tsx')).HistoryBody);
const DatePanel = latePart(async () => (await import('./dates/DatePanel.tsx')).DatePanel);

/** History, notes and price of a request; starts open if a draft waits. */
export const CaseHistory = ({ request }: { request: ContactSubmission }) => (
  <LateDetails
    title={historyTitle}
    className="not-open:print:hidden"
    room="h-[12rem]"
    startsOpen={[noteDraft, priceDraft].some((nameOf) => readDraft(nameOf(request.id)) !== undefined)}
  >
    <HistoryBody request={request} />
  </LateDetails>
);

/** Sets and changes the next date on a card. Warns of a clash even when closed. */
export const NextDate = ({ request }: { request: ContactSubmission }) => (
  <>
    <CloseNote close={request.state?.date?.close} />
    <LateDetails title={dateTexts.title} room="h-[28rem]" startsOpen={readDraft(dateDraft(request.id)) !== undefined}>
      <DatePanel request={request} />
    </LateDetails>
  </>
);
