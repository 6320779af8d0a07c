import { LateDetails } from '#shared/ui/LateDetails.tsx';
import { latePart } from '#shared/ui/late-part.tsx';
import type { ReplyMenuProps } from './ReplyMenu.tsx';
import { replyMenuTexts as texts } from './texts.ts';

const ReplyMenu = latePart(async () => (await import('./ReplyMenu.tsx')).ReplyMenu);

/** Opens the templates on a card. */
export const ReplyTemplates = (of: ReplyMenuProps) => (
  <LateDetails title={texts.open} room="h-[12rem]">
    <ReplyMenu {...of} />
  </LateDetails>
);
