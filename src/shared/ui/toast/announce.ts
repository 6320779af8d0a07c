import { isToldByDialog, sentenceOf } from '#shared/api/api-error.ts';
import { uiTexts } from '../texts.ts';
import { showToast, type ToastContent } from './toast-store.ts';

export interface Announcement<T> {
  /** A sentence or a toast after a success, also made from the result. Silent without it. */
  done?: string | ToastContent | ((result: T) => ToastContent) | undefined;
  /** The fallback for a failure without a sentence of its own (Spec §8), also with another title than 'Fehler'. */
  failed?: string | Failure | undefined;
}

interface Failure {
  title: string;
  fallback: string;
  variant?: ToastContent['variant'];
}

/** Works without its component; silent after a dialog that said it. Never throws: returns whether it succeeded. */
export async function announce<T>(
  work: Promise<T>,
  { done, failed = uiTexts.sent.failed }: Announcement<T> = {},
): Promise<boolean> {
  try {
    const result = await work;
    const said = typeof done === 'function' ? done(result) : done;
    if (said) showToast(typeof said === 'string' ? { title: uiTexts.sent.doneTitle, description: said } : said);
    return true;
  } catch (error) {
    const failure: Failure =
      typeof failed === 'string' ? { title: uiTexts.sent.failedTitle, fallback: failed } : failed;
    const { title, fallback, variant = 'destructive' } = failure;
    if (!isToldByDialog(error)) showToast({ title, description: sentenceOf(error, fallback), variant });
    return false;
  }
}
