import { useLayoutEffect, useRef } from 'react';
import { readDraft, useStoredDraft, writeDraft } from './use-stored-draft.ts';

/** A form's values by field name. A box that is not ticked is absent. */
export type Typed = Partial<Record<string, string>>;

/**
 * Keeps a draft of an uncontrolled form under `key`, until it is sent or thrown away. Call `keep` at each change, and
 * `send` to send it. The form is empty again when the draft ends.
 */
export function useKeptForm(key: string) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useStoredDraft<Typed>(key);
  const isFilled = useRef(false);
  const hasDraft = draft !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a draft was found, or has ended.
  useLayoutEffect(() => {
    if (!form.current) return;
    if (draft && !isFilled.current) fill(form.current, draft);
    if (!draft && isFilled.current) form.current.reset();
    isFilled.current = hasDraft;
  }, [hasDraft]);

  /** @param more Values of the draft that stand in no field. */
  function keep(more: Typed = {}) {
    if (!form.current) return;
    isFilled.current = true;
    setDraft(isAsNobodyTyped(form.current) ? undefined : { ...typedIn(form.current), ...more });
  }

  const forget = () => writeDraft(key, undefined);

  /** Ends the draft after a success, unless somebody has typed on meanwhile. */
  async function send(submit: (form: HTMLFormElement) => Promise<boolean>): Promise<boolean> {
    if (!form.current) return false;
    const sent = readDraft(key);
    const isSent = await submit(form.current);
    if (isSent && readDraft(key) === sent) forget();
    return isSent;
  }

  return { form, draft, keep, forget, send };
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
    else control.value = value ?? '';
  }
}

const isAsNobodyTyped = (form: HTMLFormElement) =>
  controlsOf(form).every((control) => {
    if (isTicked(control)) return control.checked === control.defaultChecked;
    return control.value === (control instanceof HTMLSelectElement ? '' : control.defaultValue);
  });
