import type { BinnedContact } from '#domain/requests/shapes.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { useRestoreContact } from './contact-queries.ts';
import { contactsPageTexts as texts } from './texts.ts';

/** Restores a request from the bin and tells by a toast; resolves to whether it worked. */
export function useRestore(): (contact: Pick<BinnedContact, 'id' | 'name' | 'isSuspect'>) => Promise<boolean> {
  const { mutateAsync } = useRestoreContact();
  return ({ id, name, isSuspect }) =>
    announce(mutateAsync(id), {
      done: { title: texts.restoredTitle, description: isSuspect ? texts.restoredApart(name) : texts.restored(name) },
      failed: { title: texts.removeFailedTitle, fallback: texts.restoreFailed },
    });
}
