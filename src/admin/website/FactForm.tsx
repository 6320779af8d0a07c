import { type RefObject, Suspense, useRef, useState } from 'react';
import { withUmlauts } from '#config/web-address.ts';
import type { Facts } from '#content/facts-schema.ts';
import { shortTime } from '#content/hours.ts';
import { wordsOf } from '#domain/site/changes.ts';
import { fromStored, isSameValue, schemaOf } from '#domain/site/stored-facts.ts';
import { ApiError, isConflict, isToldByDialog, sentenceOf } from '#shared/api/api-error.ts';
import { useStoredDraft } from '#shared/browser/use-stored-draft.ts';
import { germanTime } from '#shared/format/german-date.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { uiTexts } from '#shared/ui/texts.ts';
import { usePress } from '#shared/ui/use-press.ts';
import { FactField } from './form/FactField.tsx';
import { ONE_LINE } from './form/one-line.ts';
import { draftKeyOf, type Row } from './subjects.ts';
import { formTexts as texts, websiteTexts } from './texts.ts';
import type { EditedSite } from './use-website.ts';

/** What is typed and not saved, and what the facts said when it was begun. */
interface Typed {
  values: Readonly<Record<string, unknown>>;
  before: Readonly<Record<string, unknown>>;
}

interface FactFormProps {
  row: Row;
  site: EditedSite;
  onSaved?: () => void;
}

/** The facts of a row, saved together. It comes whole, because a part that comes later would move the others. */
export const FactForm = (props: FactFormProps) => (
  <Suspense>
    <Fields {...props} />
  </Suspense>
);

/** What is typed stays on this device until it is saved. What somebody else saved meanwhile is told. */
function useFactForm(row: Row, site: EditedSite, onSaved: (() => void) | undefined) {
  const [typed, setTyped] = useStoredDraft<Typed>(draftKeyOf(row));
  const form = useRef<HTMLFormElement>(null);
  const { values = {}, before = {} } = typed ?? {};
  // What was left faulty says so when it is opened again.
  const [errors, setErrors] = useState(() => errorsIn(values));
  const [failure, setFailure] = useState<string>();
  const theirs = Object.keys(values).filter(
    (field) => !isSameValue(before[field] ?? null, site.valueOf(field) ?? null),
  );

  function change(field: string, value: unknown) {
    const known = Object.hasOwn(values, field) ? before : { ...before, [field]: site.valueOf(field) };
    setTyped({ values: { ...values, [field]: value ?? null }, before: known });
  }

  async function save(changes = values) {
    setFailure(undefined);
    const mistakes = errorsIn(changes);
    setErrors(mistakes);
    if (Object.keys(mistakes).length > 0) {
      showFirst(form);
      return;
    }
    try {
      await site.save(changes);
      setTyped(undefined);
      // Not if somebody has gone to another page meanwhile, because closing would lead back.
      if (form.current) onSaved?.();
    } catch (error) {
      const refused = error instanceof ApiError ? error.fieldErrors : {};
      setErrors(refused);
      if (Object.keys(refused).length > 0) showFirst(form);
      else setFailure(failureOf(error));
    }
  }

  return { form, values, theirs, errors, failure, change, save, forget: () => setTyped(undefined) };
}

/** Focuses the first place with a mistake, once its entry has opened. */
const showFirst = (form: RefObject<HTMLFormElement | null>) =>
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());

function failureOf(error: unknown): string | undefined {
  if (isToldByDialog(error)) return undefined;
  return isConflict(error) ? sentenceOf(error, '') : `${texts.notSaved} ${sentenceOf(error, texts.noNetwork)}`;
}

function Fields({ row, site, onSaved }: FactFormProps) {
  const { label, fields } = row;
  const { form, values, theirs, errors, failure, change, save, forget } = useFactForm(row, site, onSaved);
  const { isWorking, press } = usePress(save);
  const [single] = fields.length === 1 ? fields : [];
  const mayBeNone = single && schemaOf(single)?.isNullable() && site.valueOf(single) !== null;
  return (
    <form
      ref={form}
      className={`grid gap-4 ${label && single ? '[&>.field>.field-label]:sr-only [&>fieldset>legend]:sr-only' : ''}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void press();
      }}
    >
      {theirs.map((field) => (
        <p key={field} className="notice" role="alert">
          {theirWords(field, site)}
        </p>
      ))}
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      {fields.map((field) => (
        <FactField
          key={field}
          schema={schemaOf(field) as Schema}
          path={field}
          value={Object.hasOwn(values, field) ? values[field] : site.valueOf(field)}
          onChange={(value) => change(field, value)}
          errors={errors}
        />
      ))}
      {single && site.isChanged(single) && (
        <p className="text-small text-ink-soft wrap-anywhere">
          {texts.live(shownValue(single, site.liveValue(single)) || websiteTexts.empty)}
        </p>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-2 lg:max-w-100">
        <button type="submit" className={BUTTON.primary} aria-disabled={isWorking}>
          {theirs.length > 0 ? texts.takeMine : uiTexts.save[isWorking ? 1 : 0]}
        </button>
        {theirs.length > 0 && (
          <button type="button" className="button" onClick={forget}>
            {texts.takeTheirs}
          </button>
        )}
        {theirs.length === 0 && mayBeNone && (
          <button type="button" className="button" onClick={() => void save({ [single]: null })}>
            {texts.none}
          </button>
        )}
      </div>
    </form>
  );
}

type Schema = NonNullable<ReturnType<typeof schemaOf>>;

function theirWords(field: string, site: EditedSite): string {
  const { admin, savedAt } = site.draftOf(field) ?? { admin: site.publisher, savedAt: site.liveSince };
  return texts.theirs(admin, germanTime(new Date(savedAt ?? Date.now())), shownValue(field, site.valueOf(field)));
}

/** A sentence for each mistake by its place: 'contact.email', 'hours.week.phone.0.from'. */
function errorsIn(values: Typed['values']): Record<string, string> {
  const sentences: Record<string, string> = {};
  for (const [field, value] of Object.entries(values)) {
    const schema = schemaOf(field);
    const { error } = schema?.safeParse(fromStored(schema, value)) ?? {};
    for (const { path, message } of error?.issues ?? [])
      sentences[ONE_LINE[field] || field === 'area.coordinates' ? field : [field, ...path].join('.')] ??= message;
  }
  return sentences;
}

export function shownValue(field: string, value: unknown): string {
  const schema = schemaOf(field);
  if (!schema) return '';
  if (field === 'hours.week') return phoneHours(value as Facts['hours']['week']);
  const line = ONE_LINE[field];
  if (Array.isArray(value) && typeof value[0] === 'object') return String(value.length);
  const words = line && value != null ? withUmlauts(line.toText(value as never)) : wordsOf(schema, value);
  return words.length > 80 ? `${words.slice(0, 80).trimEnd()} …` : words;
}

/** 'Mo–Fr 8–18', the first hours on the telephone. */
function phoneHours({ phone: [first] }: Facts['hours']['week']): string {
  if (!first) return websiteTexts.noHours;
  const days = first.days.map((day) => day.slice(0, 2)).join('–');
  return `${days} ${shortTime(first.from)}–${shortTime(first.to)}`;
}
