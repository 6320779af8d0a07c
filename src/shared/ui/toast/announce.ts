import { isToldByDialog, sentenceOf } from '#shared/api/api-error.ts';
import { uiTexts } from '../texts.ts';
import { showToast, type ToastContent } from './toast-store.ts';

interface Announcement<T> {
  /** Said after a success: a sentence, or a toast, also from what came of the work; nothing where it is not given. */
  done?: string | ToastContent | ((result: T) => ToastContent);
  /** Said after a failure: the server's sentence, or the fallback (Spec §8); 'destructive' unless it says otherwise. */
  failed?: { title: string; fallback: string; variant?: ToastContent['variant'] };
}

const FAILED = { title: uiTexts.sent.failedTitle, fallback: uiTexts.sent.failed };

/**
 * Says by a toast how something ended, also when the component that asked for it is gone by then. Silent about
 * what a dialog has said. Gives whether it went well; never throws.
 */
export async function announce<T>(work: Promise<T>, { done, failed = FAILED }: Announcement<T>): Promise<boolean> {
  try {
    const result = await work;
    const said = typeof done === 'function' ? done(result) : done;
    if (said) showToast(typeof said === 'string' ? { title: uiTexts.sent.doneTitle, description: said } : said);
    return true;
  } catch (error) {
    const { title, fallback, variant = 'destructive' } = failed;
    if (!isToldByDialog(error)) showToast({ title, description: sentenceOf(error, fallback), variant });
    return false;
  }
}
