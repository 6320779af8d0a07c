import { Suspense } from 'react';
import { object } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { isNullable, isSameValue, schemaOf } from '#domain/site/stored-facts.ts';
import { germanTime } from '#shared/format/german-date.ts';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { useSentForm, type Values } from '#shared/ui/use-sent-form.ts';
import type { EditedSite } from './edited-site.ts';
import { FactField } from './form/FactField.tsx';
import { shownValue } from './shown-value.ts';
import { draftKeyOf, type Row } from './subjects.ts';
import { formTexts as texts, websiteTexts } from './texts.ts';

interface FactFormProps {
  row: Row;
  site: EditedSite;
  onSaved?: () => void;
}

/**
 * The facts of a row, saved together; what is typed stays on this device until then. It comes whole, because a part
 * that comes later would move the others.
 */
export function FactForm({ row: { fields, label }, site, onSaved }: FactFormProps) {
  const saved = valuesOf(fields, site.valueOf);
  const { form, field, values, forget } = useSentForm(
    object(valuesOf(fields, (name) => schemaOf(name) as $ZodType)),
    async (_, typed) => {
      const changes = changesIn(fields, typed);
      if (Object.keys(changes).length > 0) await site.save(changes);
    },
    {
      draft: draftKeyOf({ fields }),
      // What the facts said when the typing began stays with it.
      start: { ...saved, before: saved },
      onSaved,
    },
  );
  const theirs = Object.keys(changesIn(fields, { ...saved, before: values.before })).filter(
    (name) => name in changesIn(fields, values),
  );
  const [single = ''] = fields.length === 1 ? fields : [];
  const live = single && site.isChanged(single) && (shownValue(single, site.liveValue(single)) || websiteTexts.empty);
  const mayBeNone = single !== '' && isNullable(schemaOf(single) as $ZodType) && saved[single] !== null;
  const other =
    theirs.length > 0 ? ([texts.takeTheirs, forget] as const) : mayBeNone && ([texts.none, takeNone] as const);

  // Not typed first: what was typed stays until it is saved.
  function takeNone() {
    if (form.ref.current) void form.onSend(form.ref.current, { ...values, [single]: null });
  }

  return (
    <Suspense>
      <SentForm
        form={form}
        words={theirs.length > 0 ? [texts.takeMine] : uiTexts.save}
        className={`grid gap-4 ${label && single ? '[&>.field>.field-label]:sr-only [&>fieldset>legend]:sr-only' : ''}`}
        beside={
          other && (
            <button type="button" className="button" onClick={other[1]}>
              {other[0]}
            </button>
          )
        }
      >
        {theirs.map((name) => (
          <p key={name} className="notice" role="alert">
            {texts.theirs(...whoChanged(name, site), shownValue(name, site.valueOf(name)))}
          </p>
        ))}
        {fields.map((name) => (
          <FactField key={name} {...field(name)} />
        ))}
        {live && <p className="text-small text-ink-soft wrap-anywhere">{texts.live(live)}</p>}
      </SentForm>
    </Suspense>
  );
}

/** Who has changed a fact last, and at what time. */
function whoChanged(field: string, site: EditedSite): [admin: string, time: string] {
  const { admin, savedAt } = site.draftOf(field) ?? { admin: site.publisher, savedAt: site.liveSince };
  return [admin, germanTime(new Date(savedAt ?? Date.now()))];
}

const valuesOf = <T,>(fields: readonly string[], read: (field: string) => T): Record<string, T> =>
  Object.fromEntries(fields.map((field) => [field, read(field)]));

/** The fields whose values differ from those before, null for an absent one. */
function changesIn(fields: readonly string[], { before, ...values }: Values): Values {
  const changed = fields.filter((name) => !isSameValue(values[name], (before as Values)[name]));
  return valuesOf(changed, (name) => values[name] ?? null);
}
