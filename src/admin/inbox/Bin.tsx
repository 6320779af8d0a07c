import { LateDetails } from '#shared/ui/LateDetails.tsx';
import { latePart } from '#shared/ui/late-part.tsx';
import { CLOSED_LIST } from './card-look.ts';
import { contactsPageTexts as texts } from './texts.ts';

const BinBody = latePart(async () => (await import('./BinBody.tsx')).BinBody);

/** The bin: deleted requests that can still be restored (ruling 29). */
export function Bin() {
  return (
    <LateDetails title={texts.bin} className={`mt-6 print:hidden ${CLOSED_LIST}`} room="h-[3em]">
      <BinBody />
    </LateDetails>
  );
}
