import { withUmlauts } from '#config/web-address.ts';
import type { Facts } from '#content/facts-schema.ts';
import { changeSentences, metaOf, wordsOf } from '#domain/site/changes.ts';
import { readStored, schemaOf } from '#domain/site/stored-facts.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { germanTime } from '#shared/format/german-date.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { TextField } from '#shared/ui/TextField.tsx';
import { FactField } from './form/FactField.tsx';
import { ONE_LINE } from './form/one-line.ts';
import { useTyped } from './form/use-typed.ts';
import { WeekField } from './form/WeekField.tsx';
import { keepTyped, type Typed } from './kept-draft.ts';
import { isOpen, isSample } from './subjects.ts';
import { conflictTexts, websiteTexts as texts } from './texts.ts';
import type { EditedSite } from './use-website.ts';

interface FactRowProps {
  field: string;
  site: EditedSite;
  /** Whether a mistake at a place is told yet. */
  showsError: (path: string) => boolean;
}

/** A fact with its field, what was live before, and what somebody else has typed meanwhile. */
export function FactRow({ field, site, showsError }: FactRowProps) {
  const schema = schemaOf(field);
  if (!schema) return null;
  const value = site.valueOf(field);
  const { label = field } = metaOf(schema);
  const change = (next: unknown) => site.change(field, next);
  const typed = site.typed[field];
  const allErrors = errorsOf(schema, value);
  const mistakes = Object.entries(allErrors);
  const errors = Object.fromEntries(
    mistakes.filter(([path]) => showsError(path) || (Array.isArray(value) && path === '')),
  );
  const isChanged = site.isChanged(field);
  return (
    <div data-field={field} className="grid scroll-mt-4 gap-1 border-b border-glass-3 py-4">
      {typed?.theirs && <Conflict field={field} typed={typed} theirs={typed.theirs} site={site} />}
      {field === 'hours.week' ? (
        <WeekField
          value={value as Facts['hours']['week']}
          live={site.live.hours.week}
          onChange={change}
          errors={allErrors}
        />
      ) : ONE_LINE[field] ? (
        <OneLineField
          field={field}
          label={label}
          value={value}
          onChange={change}
          error={showsError('') ? mistakes[0]?.[1] : undefined}
        />
      ) : (
        <FactField schema={schema} path="" value={value} onChange={change} errors={errors} />
      )}
      {typed?.refused && (
        <p className="field-error" role="alert">
          {typed.refused}
        </p>
      )}
      {isChanged && field !== 'hours.week' && (
        <p className="flex flex-wrap items-center justify-between gap-x-4" ref={handOnFocus}>
          <span className="text-small wrap-anywhere">
            <b className="text-petrol">
              <span aria-hidden="true">● </span>
              {value === null ? texts.saysNone : texts.changed}
            </b>
            , {texts.unlike(briefly(wordsOf(schema, site.liveValue(field))))}
          </span>
          <button
            type="button"
            className={BUTTON.inline}
            aria-label={texts.takeBackNamed(label)}
            onClick={() => site.takeBack(field)}
          >
            {texts.takeBack}
          </button>
        </p>
      )}
      {!isChanged && isSample(value) && (
        <p className="text-small font-bold">
          <span aria-hidden="true">▲ </span>
          {texts.isSample}
        </p>
      )}
      {isOpen(field, value) && (
        <button
          type="button"
          className={`${BUTTON.inline} justify-self-start`}
          aria-label={texts.hasNoneNamed(label)}
          onClick={() => change(null)}
        >
          {texts.hasNone}
        </button>
      )}
    </div>
  );
}

interface OneLineFieldProps {
  field: string;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
}

function OneLineField({ field, label, value, onChange, error }: OneLineFieldProps) {
  const { toText, fromText, input } = ONE_LINE[field] as (typeof ONE_LINE)[string];
  const schema = schemaOf(field) as Schema;
  const [typed, keep] = useTyped<unknown>(value, (one) => withUmlauts(toText(one as never)), fromText, schema);
  const { hint } = metaOf(schema) as { hint?: string };
  return (
    <TextField
      {...input}
      name=""
      label={label}
      hint={hint}
      error={error}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => onChange(keep(target.value))}
    />
  );
}

interface ConflictProps {
  field: string;
  typed: Typed;
  theirs: NonNullable<Typed['theirs']>;
  site: EditedSite;
}

/** Says what somebody else has changed, in sentences over what was live, and lets choose. */
function Conflict({ field, typed, theirs, site }: ConflictProps) {
  const withTheirs = readStored(site.facts, {}, [{ field, value: theirs.value }]);
  const sentences = changeSentences(site.live, withTheirs);
  return (
    <div className="notice mb-2 grid gap-2" role="alert" ref={handOnFocus}>
      <p>
        <b>{conflictTexts.title(theirs.admin, germanTime(new Date(theirs.savedAt)))}</b>{' '}
        {sentences.map(({ label, before, after }) => `${label} ${before} → ${after}`).join(', ') ||
          conflictTexts.tookBack}
        . {conflictTexts.yours}
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button"
          onClick={() => keepTyped(field, { value: typed.value, seen: theirs.version })}
        >
          {conflictTexts.takeMine}
        </button>
        <button type="button" className="button" onClick={() => keepTyped(field, undefined)}>
          {conflictTexts.takeTheirs}
        </button>
      </div>
    </div>
  );
}

type Schema = NonNullable<ReturnType<typeof schemaOf>>;

/** The sentence of each mistake by its place; '' for the whole fact. */
function errorsOf(schema: Schema, value: unknown): Record<string, string> {
  const results = [value, value ?? undefined].map((one) => schema.safeParse(one));
  const [result] = results;
  if (!result || result.success || results.some(({ success }) => success)) return {};
  const sentences: Record<string, string> = {};
  for (const { path, message } of result.error.issues) sentences[path.join('.')] ??= message;
  return sentences;
}

const briefly = (words: string) => (words.length > 80 ? `${words.slice(0, 80).trimEnd()} …` : words);
