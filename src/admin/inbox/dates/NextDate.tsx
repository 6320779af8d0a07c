import { dateTexts as texts } from '#domain/requests/dates/texts.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { readDraft } from '#shared/browser/use-stored-draft.ts';
import { LateDetails } from '#shared/ui/LateDetails.tsx';
import { latePart } from '#shared/ui/late-part.tsx';
import { dateDraft } from '../case/drafts.ts';
import { CloseNote } from './CloseNote.tsx';

const DatePanel = latePart(async () => (await import('./DatePanel.tsx')).DatePanel);

/** Sets and changes the next date on a card. Warns of a clash even when closed. */
export const NextDate = ({ request }: { request: ContactSubmission }) => (
  <>
    <CloseNote close={request.state?.date?.close} />
    <LateDetails title={texts.title} room="h-[28rem]" startsOpen={readDraft(dateDraft(request.id)) !== undefined}>
      <DatePanel request={request} />
    </LateDetails>
  </>
);
