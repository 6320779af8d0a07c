import { useLastWish } from '#shared/browser/use-last-wish.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { useMarkDeal } from './contact-queries.ts';
import type { ContactSubmission } from './contract.ts';
import { contactsPageTexts as texts } from './texts.ts';

/** An empty box, and a tick of the same width. */
const OPEN = 'button before:size-[1em] before:rounded-[3px] before:border-2';
const TICKED =
  'button bg-petrol text-white before:mx-[0.25em] before:h-[1em] before:w-[0.5em] before:rotate-45 before:border-r-3 before:border-b-3';

/** Marks a request as one that became a deal: those are kept, the others go after six months (ruling 22). */
export function DealMark({ contact: { id, dealAt } }: { contact: ContactSubmission }) {
  const { mutateAsync } = useMarkDeal();
  const { wish, ask } = useLastWish((isDeal: boolean) =>
    announce(mutateAsync({ id, isDeal }), { failed: { title: texts.dealFailedTitle, fallback: texts.dealFailed } }),
  );
  // Optimistic: while it is being stored the button shows the wished state, and takes the next tap.
  const isDeal = wish ?? dealAt !== undefined;
  return (
    <button type="button" className={isDeal ? TICKED : OPEN} aria-pressed={isDeal} onClick={() => ask(!isDeal)}>
      {texts.deal}
    </button>
  );
}
