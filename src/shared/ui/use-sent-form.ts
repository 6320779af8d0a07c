import { useState } from 'react';
import type { $ZodType, output } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { ApiError, isSessionOver, sentenceOf } from '#shared/api/api-error.ts';
import { fieldErrorsOf } from '#shared/api/field-errors.ts';
import { uiTexts } from './texts.ts';
import { showToast } from './toast/toast-store.ts';

/**
 * A small form's checking and sending: the contract's schema first, then the server; errors of both stand under their
 * fields, everything else is a toast; so is the success where it has a sentence. Gives whether it went through.
 */
export function useSentForm<S extends $ZodType>(schema: S, send: (body: output<S>) => Promise<unknown>) {
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function submit(form: HTMLFormElement, success?: string): Promise<boolean> {
    const checked = safeParse(schema, Object.fromEntries(new FormData(form)));
    if (!checked.success) {
      showErrors(form, fieldErrorsOf(checked.error));
      return false;
    }
    setErrors({});
    try {
      await send(checked.data);
      if (success) showToast({ title: uiTexts.sent.doneTitle, description: success });
      return true;
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? error.fieldErrors : {};
      if (Object.keys(fieldErrors).length > 0) showErrors(form, fieldErrors);
      else if (!isSessionOver(error)) {
        const description = sentenceOf(error, uiTexts.sent.failed);
        showToast({ title: uiTexts.sent.failedTitle, description, variant: 'destructive' });
      }
      return false;
    }
  }

  /** The same, and the form is then as it was before anybody typed; what was typed while it was sent stays. */
  async function submitAndReset(form: HTMLFormElement, success?: string): Promise<boolean> {
    const sent = contentOf(form);
    const isSent = await submit(form, success);
    if (isSent && contentOf(form) === sent) form.reset();
    return isSent;
  }

  function showErrors(form: HTMLFormElement, fieldErrors: Record<string, string>) {
    setErrors(fieldErrors);
    const [first] = Object.keys(fieldErrors);
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return { errors, submit, submitAndReset };
}

const contentOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)]);
