import { sentenceOf } from '#shared/api/api-error.ts';
import { showToast, type ToastContent } from './toast-store.ts';

interface Announcement {
  /** Said after a success; nothing where it is not given. */
  done?: ToastContent;
  /** Said after a failure: the server's sentence, or the fallback (Spec §8). */
  failed: { title: string; fallback: string };
}

/**
 * Says by a toast how something ended, also when the component that asked for it is gone by then. Gives whether it
 * went well; never throws.
 */
export async function announce(work: Promise<unknown>, { done, failed }: Announcement): Promise<boolean> {
  try {
    await work;
    if (done) showToast(done);
    return true;
  } catch (error) {
    showToast({ title: failed.title, description: sentenceOf(error, failed.fallback), variant: 'destructive' });
    return false;
  }
}
