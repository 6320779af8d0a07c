import type { BinnedContact } from '#domain/requests/shapes.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { useRestoreContact } from './contact-queries.ts';
import { contactsPageTexts as texts } from './texts.ts';

/** Brings a request back from the bin, and says so; gives whether that went well. */
export function useRestore(): (contact: Pick<BinnedContact, 'id' | 'name' | 'isSuspect'>) => Promise<boolean> {
  const { mutateAsync } = useRestoreContact();
  return ({ id, name, isSuspect }) =>
    announce(mutateAsync(id), {
      done: { title: texts.restoredTitle, description: isSuspect ? texts.restoredApart(name) : texts.restored(name) },
      failed: { title: texts.removeFailedTitle, fallback: texts.restoreFailed },
    });
}
