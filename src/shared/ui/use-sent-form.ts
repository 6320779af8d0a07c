import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { $ZodType, output } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { ApiError, fieldErrorsOf, isToldByDialog, sentenceOf } from '../api/api-error.ts';
import { fieldsOf } from '../api/field-meta.ts';
import { readDraft, useStoredDraft } from '../browser/use-stored-draft.ts';
import type { FieldProps } from './shape-of.ts';
import { uiTexts } from './texts.ts';
import { showToast } from './toast/toast-store.ts';

/** A form's values by field name. An unticked box is absent. */
export type Values = Readonly<Record<string, unknown>>;

export interface FormWords {
  saved?: string;
  /** A failure's sentence if the server gave none. With a title it is a toast, otherwise it stands beside the button. */
  failed?: { title: string | undefined; fallback: string };
  resets?: boolean;
}

const FAILED = { title: undefined, fallback: uiTexts.sent.failed };

interface FormOptions extends FormWords {
  /** The key under which what is typed stays until it is saved or discarded. Never for passwords. */
  draft?: string | undefined;
  /** The values before somebody types. Those without a field stay as they were then: the version on the screen. */
  start?: Values;
  onSaved?: (() => void) | undefined;
}

/**
 * A form: what is typed, its check by the contract's schema, the sending, and what went wrong, under the fields or in a
 * toast. `field` gives a FormField its part. Other controls keep their own text, which is read when the form is sent.
 * Text typed while it is sent stays. `form` is for SentForm.
 */
export function useSentForm<S extends $ZodType>(
  schema: S,
  send: (body: output<S>, values: Values) => Promise<unknown>,
  options: FormOptions = {},
) {
  const { draft: key, start = {}, onSaved, saved, failed = FAILED, resets = false } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [stored, store] = useStoredDraft<Values>(key ?? '');
  const [unstored, keepHere] = useState<Values>();
  const newest = useRef<Values>(undefined);
  const draft = key ? stored : unstored;
  const values = draft ?? start;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const draftNow = () => (key ? readDraft<Values>(key) : newest.current);

  function keep(next: Values | undefined) {
    newest.current = next;
    if (key) store(next);
    else keepHere(next);
  }

  function set(more: Values) {
    const next = { ...(draftNow() ?? start), ...more };
    // While it is sent, the stored values may be older than those that are shown.
    keep(isSame(next, start) && !isUnderWay.current ? undefined : next);
  }

  async function submit(form: HTMLFormElement, values = draftNow() ?? start): Promise<void> {
    if (isUnderWay.current) return;
    const sent = [draftNow(), contentOf(form)] as const;
    // A value that the form holds may be absent, although its field has an empty text.
    const others = [...new FormData(form)].filter(([name]) => !(name in start));
    const { data, error } = safeParse(schema, { ...Object.fromEntries(others), ...values });
    if (error) return showErrors(form, fieldErrorsOf(error));
    setErrors({});
    setFailure(undefined);
    setSending(true);
    isUnderWay.current = true;
    try {
      await send(data as output<S>, values);
      if (saved) showToast({ title: uiTexts.sent.doneTitle, description: saved });
      if (draftNow() === sent[0] && contentOf(form) === sent[1]) {
        keep(undefined);
        if (resets) form.reset();
        // Not if somebody has gone to another page meanwhile, because closing would lead back.
        if (form.isConnected) onSaved?.();
      }
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? error.fieldErrors : {};
      if (Object.keys(fieldErrors).length > 0) return showErrors(form, fieldErrors);
      if (isToldByDialog(error)) return;
      const description = sentenceOf(error, fallbackOf(error));
      if (failed.title) showToast({ title: failed.title, description, variant: 'destructive' });
      else setFailure(description);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  }

  /** A call without an answer is a TypeError, and a draft stays. */
  function fallbackOf(error: unknown) {
    if (!key || !(error instanceof TypeError)) return failed.fallback;
    return `${navigator.onLine ? uiTexts.why.noAnswer : uiTexts.sent.noNetwork} ${uiTexts.sent.kept}`;
  }

  function showErrors(form: HTMLFormElement, fieldErrors: Record<string, string>): void {
    flushSync(() => setErrors(fieldErrors));
    const first = () => form.querySelector<HTMLElement>('[aria-invalid=true]');
    if (first()) first()?.focus();
    else requestAnimationFrame(() => first()?.focus());
  }

  const fields = fieldsOf(schema);
  const field = (name: keyof output<S> & string): FieldProps => ({
    schema: fields[name] as $ZodType,
    path: name,
    value: values[name],
    onChange: (value) => set({ [name]: value }),
    errors,
  });
  const forget = () => keep(undefined);
  const form = { ref, onSend: submit, forget, isSending, failure };
  return { form, field, values, draft, set, forget, errors };
}

const isSame = (one: Values, other: Values) => JSON.stringify(one) === JSON.stringify(other);

const contentOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)]);
