import { useState } from 'react';
import type { $ZodType, output } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { ApiError, isToldByDialog, sentenceOf } from '#shared/api/api-error.ts';
import { fieldErrorsOf } from '#shared/api/field-errors.ts';
import { uiTexts } from './texts.ts';
import { showToast } from './toast/toast-store.ts';

export interface FormWords {
  /** A toast's sentence after a success. */
  saved?: string;
  /** A failure's title, and its sentence if the server gave none. */
  failed?: { title: string; fallback: string };
  /** Shown if the server can't be reached: the input stays. */
  kept?: string;
  /** Whether the form itself shows `failure`, because a dialog would cover a toast. */
  isToldHere?: boolean;
  /** Whether the form is empty after a success. Text typed while sending stays. */
  resets?: boolean;
}

const FAILED = { title: uiTexts.sent.failedTitle, fallback: uiTexts.sent.failed };

/**
 * Checks a form by the contract's schema and sends it. Field errors show under the fields, other failures in a toast.
 * `submit` returns whether it was accepted; `form` is for SentForm.
 */
export function useSentForm<S extends $ZodType>(
  schema: S,
  send: (body: output<S>) => Promise<unknown>,
  { saved, failed = FAILED, kept, isToldHere = false, resets = false }: FormWords = {},
) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function submit(form: HTMLFormElement): Promise<boolean> {
    const checked = safeParse(schema, Object.fromEntries(new FormData(form)));
    if (!checked.success) {
      showErrors(form, fieldErrorsOf(checked.error));
      return false;
    }
    setErrors({});
    setFailure(undefined);
    setSending(true);
    const sent = contentOf(form);
    try {
      await send(checked.data);
      if (saved) showToast({ title: uiTexts.sent.doneTitle, description: saved });
      if (resets && contentOf(form) === sent) form.reset();
      return true;
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? error.fieldErrors : {};
      if (Object.keys(fieldErrors).length > 0) showErrors(form, fieldErrors);
      else if (!isToldByDialog(error)) tellFailure(sentenceOf(error, fallbackOf(error)));
      return false;
    } finally {
      setSending(false);
    }
  }

  function tellFailure(description: string) {
    setFailure(description);
    if (!isToldHere) showToast({ title: failed.title, description, variant: 'destructive' });
  }

  /** A call without an answer is a TypeError. */
  function fallbackOf(error: unknown) {
    if (!kept || !(error instanceof TypeError)) return failed.fallback;
    return `${navigator.onLine ? uiTexts.why.noAnswer : uiTexts.sent.noNetwork} ${kept}`;
  }

  function showErrors(form: HTMLFormElement, fieldErrors: Record<string, string>) {
    setErrors(fieldErrors);
    const [first] = Object.keys(fieldErrors);
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return { errors, failure, submit, form: { onSend: submit, isSending, failure: isToldHere && failure } };
}

const contentOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)]);
