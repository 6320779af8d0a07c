import { useLastWish } from '#shared/browser/use-last-wish.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { useMarkDeal } from './contact-queries.ts';
import type { ContactSubmission } from './contract.ts';
import { contactsPageTexts as texts } from './texts.ts';

/** Marks a request as one that became a deal: those are kept, the others go after six months (ruling 22). */
export function DealMark({ contact: { id, dealAt } }: { contact: ContactSubmission }) {
  const { mutateAsync } = useMarkDeal();
  const { wish, ask } = useLastWish((isDeal: boolean) =>
    announce(mutateAsync({ id, isDeal }), { failed: { title: texts.dealFailedTitle, fallback: texts.dealFailed } }),
  );
  // While it is being stored the button shows what it will be, and takes the next tap.
  const isDeal = wish ?? dealAt !== undefined;
  return (
    <button type="button" className="button deal-mark" aria-pressed={isDeal} onClick={() => ask(!isDeal)}>
      {texts.deal}
    </button>
  );
}
