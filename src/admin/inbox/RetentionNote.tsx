import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { germanDate } from '#shared/format/german-date.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { stepTexts } from './case/texts.ts';
import { useUndo } from './case/use-undo.ts';
import { useEnter } from './contact-queries.ts';
import { announcedDeletion, deletionDay, lastDayOfDeal } from './retention.ts';
import { contactsPageTexts as texts } from './texts.ts';

/** Says how long a deal is kept, or when a request is deleted and how to keep it. Empty while that is far off. */
export function RetentionNote({ contact }: { contact: ContactSubmission }) {
  const { dealAt } = contact;
  const now = new Date();
  const day = announcedDeletion(contact, now);
  if (day !== undefined) {
    const isOverdue = day < berlinDay(now);
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-brick pl-3">
        <p>{isOverdue ? texts.deletedSoon : texts.deletedOn(germanDate(new Date(day)))}</p>
        {/* Not for a deal, because the privacy page promises ten years as the end. */}
        {dealAt === undefined && <KeepButton contact={contact} />}
      </div>
    );
  }
  if (dealAt === undefined) return null;
  const until = germanDate(new Date(lastDayOfDeal(dealAt)));
  return <p className="border-l-4 border-vine pl-3">{texts.dealSince(germanDate(new Date(dealAt)), until)}</p>;
}

/** Restarts the months until the deletion. */
function KeepButton({ contact: { id, name } }: { contact: ContactSubmission }) {
  const { mutateAsync } = useEnter();
  const { offerUndo } = useUndo(id);
  async function keep() {
    const isKept = await announce(mutateAsync({ id, entry: { kind: 'kept' } }), {
      done: ({ number }) => ({
        title: texts.keptTitle,
        description: texts.kept(germanDate(new Date(deletionDay(new Date().toISOString())))),
        action: offerUndo(number, texts.keptNoMore),
      }),
      failed: stepTexts.failed,
    });
    // The button disappears with the note: keep the focus on this card.
    if (isKept) document.getElementById(`contact-${id}`)?.focus({ preventScroll: true });
  }
  return (
    <PendingButton onPress={keep} aria-label={texts.keepOf(name)}>
      {texts.keep}
    </PendingButton>
  );
}
