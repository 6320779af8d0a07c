import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { $ZodType, output } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { ApiError, isToldByDialog, sentenceOf } from '../api/api-error.ts';
import { fieldErrorsOf } from '../api/field-errors.ts';
import { fieldsOf } from '../api/schema-parts.ts';
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
  /** Whether a draft says at once what is wrong with it. */
  startsChecked?: boolean;
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
  const { draft: key, start = {}, startsChecked = false, onSaved } = options;
  const { saved, failed = FAILED, resets = false } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [stored, store] = useStoredDraft<Values>(key ?? '');
  const [unstored, keepHere] = useState<Values>();
  const newest = useRef<Values>(undefined);
  const draft = key ? stored : unstored;
  const values = draft ?? start;
  const [errors, setErrors] = useState<Record<string, string>>(() => {
    const { error } = draft && startsChecked ? safeParse(schema, values) : {};
    return error ? fieldErrorsOf(error) : {};
  });
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const waiting = useRef<Values>(undefined);
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

  async function submit(form: HTMLFormElement, values = draftNow() ?? start): Promise<boolean> {
    // What was typed meanwhile is meant, too, and is sent afterwards.
    waiting.current = isUnderWay.current ? values : undefined;
    if (isUnderWay.current) return false;
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
      return true;
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? error.fieldErrors : {};
      if (Object.keys(fieldErrors).length > 0) return showErrors(form, fieldErrors);
      if (!isToldByDialog(error)) tellFailure(sentenceOf(error, fallbackOf(error)));
      return false;
    } finally {
      isUnderWay.current = false;
      setSending(false);
      const next = waiting.current;
      if (next && !isSame(next, values)) void latest.current(form, next);
    }
  }
  // By what the form is at that moment: a choice may have given it another schema.
  const latest = useRef(submit);
  latest.current = submit;

  function tellFailure(description: string) {
    if (failed.title) showToast({ title: failed.title, description, variant: 'destructive' });
    else setFailure(description);
  }

  /** A call without an answer is a TypeError. */
  function fallbackOf(error: unknown) {
    if (!key || !(error instanceof TypeError)) return failed.fallback;
    return `${navigator.onLine ? uiTexts.why.noAnswer : uiTexts.sent.noNetwork} ${uiTexts.sent.kept}`;
  }

  function showErrors(form: HTMLFormElement, fieldErrors: Record<string, string>): false {
    flushSync(() => setErrors(fieldErrors));
    const first = () => form.querySelector<HTMLElement>('[aria-invalid=true]');
    if (first()) first()?.focus();
    else requestAnimationFrame(() => first()?.focus());
    return false;
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
