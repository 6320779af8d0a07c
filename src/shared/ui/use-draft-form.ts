import { type FormEvent, useLayoutEffect, useRef } from 'react';
import type { $ZodType, output } from 'zod/v4/core';
import { readDraft, useStoredDraft, writeDraft } from '#shared/browser/use-stored-draft.ts';
import { type FormWords, useSentForm } from './use-sent-form.ts';

/** A form's values by field name. An unticked box is absent. */
export type Typed = Partial<Record<string, string>>;

/** Like useSentForm, with a draft under `key` until it is sent or discarded. `save` returns whether it was accepted. */
export function useDraftForm<S extends $ZodType>(
  key: string | undefined,
  schema: S,
  send: (body: output<S>) => Promise<unknown>,
  { onSaved, ...words }: FormWords & { onSaved?: (() => void) | undefined } = {},
) {
  const ref = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useStoredDraft<Typed>(key ?? '');
  /** The draft that the fields show; another one was typed in another tab. */
  const shown = useRef<Typed>(undefined);
  const { errors, failure, submit } = useSentForm(schema, send, words);

  useLayoutEffect(() => {
    if (!ref.current) return;
    // The start of a form, too, because React fills it as if somebody typed; a stored value that changes must show.
    if (!draft) ref.current.reset();
    else if (draft !== shown.current) fill(ref.current, draft);
    shown.current = draft;
  }, [draft]);

  /** @param more Values of the draft without a field. */
  function keep(more: Typed = {}) {
    if (!ref.current || !key) return;
    shown.current = isAsNobodyTyped(ref.current) ? undefined : { ...typedIn(ref.current), ...more };
    setDraft(shown.current);
  }

  const forget = () => key && writeDraft(key, undefined);

  /** After a success ends the draft and calls `onSaved`, unless somebody went on typing. */
  async function save(): Promise<boolean> {
    if (!ref.current) return false;
    const sent = key && readDraft(key);
    const isSaved = await submit(ref.current);
    if (isSaved && (!key || readDraft(key) === sent)) {
      forget();
      onSaved?.();
    }
    return isSaved;
  }

  const form = {
    ref,
    noValidate: true,
    onInput: () => keep(),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      // The pressed button saves.
      if (!(event.nativeEvent as SubmitEvent).submitter) void save();
    },
  };
  return { form, draft, keep, forget, save, errors, failure };
}

const typedIn = (form: HTMLFormElement): Typed => Object.fromEntries(new FormData(form)) as Typed;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((one): one is Control => 'name' in one && !!one.name);

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

function fill(form: HTMLFormElement, typed: Typed): void {
  for (const control of controlsOf(form)) {
    const value = typed[control.name];
    if (isTicked(control)) control.checked = value === control.value;
    else if (value !== undefined) control.value = value;
  }
}

const isAsNobodyTyped = (form: HTMLFormElement) =>
  controlsOf(form).every((control) => {
    if (isTicked(control)) return control.checked === control.defaultChecked;
    if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
    const usual = [...control.options].find(({ defaultSelected }) => defaultSelected);
    return control.value === (usual?.value ?? '');
  });
