import { announce } from '#shared/ui/toast/announce.ts';
import { useMarkDeal } from './contact-queries.ts';
import type { ContactSubmission } from './contract.ts';
import { contactsPageTexts as texts } from './texts.ts';

/** Marks a request as one that became a deal: those are kept, the others go after six months (ruling 22). */
export function DealMark({ contact: { id, dealAt } }: { contact: ContactSubmission }) {
  const { mutateAsync, isPending, variables } = useMarkDeal();
  // While it is being stored the button shows what it will be.
  const isDeal = isPending ? variables.isDeal : dealAt !== undefined;

  function toggle() {
    if (isPending) return;
    const failed = { title: texts.dealFailedTitle, fallback: texts.dealFailed };
    void announce(mutateAsync({ id, isDeal: !isDeal }), { failed });
  }

  return (
    <button type="button" className="button deal-mark" aria-pressed={isDeal} onClick={toggle}>
      {texts.deal}
    </button>
  );
}
