import { LateDetails } from '#shared/ui/LateDetails.tsx';
import { latePart } from '#shared/ui/late-part.tsx';
import type { HistoryOf } from './HistoryBody.tsx';
import { historyTitle } from './texts.ts';

const HistoryBody = latePart(async () => (await import('./HistoryBody.tsx')).HistoryBody);

/** What happened to a request, newest first, and a place for notes. */
export const CaseHistory = (of: HistoryOf) => (
  <LateDetails title={historyTitle} className="not-open:print:hidden" room="h-[12rem]">
    <HistoryBody {...of} />
  </LateDetails>
);
