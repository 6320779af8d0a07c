import { readDraft } from '#shared/browser/use-stored-draft.ts';
import { LateDetails } from '#shared/ui/LateDetails.tsx';
import { latePart } from '#shared/ui/late-part.tsx';
import { noteDraft, priceDraft } from './drafts.ts';
import type { HistoryOf } from './HistoryBody.tsx';
import { historyTitle } from './texts.ts';

const HistoryBody = latePart(async () => (await import('./HistoryBody.tsx')).HistoryBody);

/** History, notes and price of a request; starts open if a draft waits. */
export const CaseHistory = (of: HistoryOf) => (
  <LateDetails
    title={historyTitle}
    className="not-open:print:hidden"
    room="h-[12rem]"
    startsOpen={[noteDraft, priceDraft].some((nameOf) => readDraft(nameOf(of.id)) !== undefined)}
  >
    <HistoryBody {...of} />
  </LateDetails>
);
