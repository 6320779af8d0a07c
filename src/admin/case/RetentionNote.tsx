import { deletionWords } from '#admin/shown/retention.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { useCustomer } from '#admin/shown/use-customers.ts';
import { deletionDay, lastDealOf } from '#domain/requests/retention.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { germanDate } from '#shared/format/german-date.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { stepTexts } from './texts.ts';
import { useEntries } from './use-entries.ts';

/** Says when a request is deleted and how to keep it. Empty while that is far off. */
export function RetentionNote({ contact }: { contact: StoredRequest }) {
  const words = useDeletion(contact);
  if (words === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-brick pl-3" ref={handOnFocus}>
      <p>{words}</p>
      {/* A deal has no button, because the privacy page promises at most ten years. */}
      {contact.dealAt === undefined && <KeepButton contact={contact} />}
    </div>
  );
}

/** Says in a row when a deal is deleted. */
export function DealDeletion({ contact }: { contact: StoredRequest }) {
  const words = useDeletion(contact);
  return words && <span className="text-brick">{words}</span>;
}

/** The years of a deal count from the customer's last one. */
function useDeletion(contact: StoredRequest) {
  const customer = useCustomer(contact.id);
  return deletionWords(contact, new Date(), lastDealOf(customer?.requests ?? []));
}

/** Restarts the months until the deletion. */
function KeepButton({ contact }: { contact: StoredRequest }) {
  const { enter, offerUndo } = useEntries(contact);
  const keep = () =>
    announce(enter({ kind: 'kept' }), {
      done: ({ number }) => ({
        title: texts.keptTitle,
        description: texts.kept(germanDate(new Date(deletionDay(new Date().toISOString())))),
        action: offerUndo(number, texts.keptNoMore),
      }),
      failed: stepTexts.failed,
    });
  return (
    <PendingButton onPress={keep} aria-label={texts.keepOf(contact.name)}>
      {texts.keep}
    </PendingButton>
  );
}
