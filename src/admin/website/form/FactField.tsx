import { lazy, type ReactNode, useState } from 'react';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { withUmlauts } from '#config/web-address.ts';
import type { Facts } from '#content/facts-schema.ts';
import { centsOf } from '#domain/jobs/price.ts';
import { isSameValue } from '#domain/site/stored-facts.ts';
import { grow } from '#shared/browser/grow.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { Field } from '#shared/ui/Field.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { websiteTexts as texts } from '../texts.ts';
import { ListField } from './ListField.tsx';
import { ONE_LINE } from './one-line.ts';
import { type Picture, PictureField } from './PictureField.tsx';
import { emptyPartsOf, type FactFieldProps, placeOf, type Shape, shapeOf } from './shape-of.ts';

/** One page each has them. */
const PlaceField = lazy(async () => ({ default: (await import('./PlaceField.tsx')).PlaceField }));
const WeekField = lazy(async () => ({ default: (await import('./WeekField.tsx')).WeekField }));
const PicturesField = lazy(async () => ({ default: (await import('./PicturesField.tsx')).PicturesField }));

/** One field for any schema of a fact: drawn from its shape, with the words of its `.meta`. */
export function FactField(props: FactFieldProps) {
  const { schema, path, value, onChange, errors } = props;
  if (path === 'hours.week' || path === 'area.coordinates')
    return path === 'hours.week' ? (
      <WeekField {...props} value={value as Facts['hours']['week']} />
    ) : (
      <PlaceField {...props} />
    );
  if (ONE_LINE[path]) return <OneLineField {...props} />;
  const shape = shapeOf(schema);
  const { label = '', hint } = shape.meta;
  const error = errors[path];
  if (shape.kind === 'group') {
    const group = <GroupField {...props} fields={shape.fields} label={label} hint={hint} />;
    return shape.isOptional ? (
      <OptionalGroup {...props} shape={shape} label={label} hint={hint}>
        {group}
      </OptionalGroup>
    ) : (
      group
    );
  }
  if (path === 'gallery.pictures' && shape.kind === 'list')
    return <PicturesField {...props} element={shape.element} Part={FactField} />;
  if (shape.kind === 'list') return <ListField {...props} element={shape.element} meta={shape.meta} Part={FactField} />;
  if (shape.kind === 'flag' && !shape.isOptional)
    return <Tick meta={shape.meta} path={path} checked={value === true} onChange={onChange} />;
  if (shape.kind === 'choice' || shape.kind === 'flag') {
    const keys = shape.kind === 'choice' ? shape.keys : ['true', 'false'];
    const meantBy = (key: string) => (shape.kind === 'choice' ? key : key === 'true');
    return (
      <SelectField
        {...{ label, hint, error }}
        name={path}
        options={(shape.isOptional ? ['', ...keys] : keys).map((key) => [key, texts.choices[key] ?? key])}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value ? meantBy(target.value) : shape.empty)}
      />
    );
  }
  if (shape.kind === 'text' && shape.format === 'date' && shape.isOptional)
    return <TickedDay schema={schema} shape={shape} path={path} value={value} onChange={onChange} error={error} />;
  return <TypedField schema={schema} shape={shape} path={path} value={value} onChange={onChange} error={error} />;
}

function OneLineField({ path, schema, value, onChange, errors }: FactFieldProps) {
  const { toText, fromText, input } = ONE_LINE[path] as (typeof ONE_LINE)[string];
  const [typed, keep] = useTyped<unknown>(value, (one) => withUmlauts(toText(one as never)), fromText, schema);
  const { label = '', hint } = shapeOf(schema).meta;
  return (
    <TextField
      {...{ ...input, label, hint, error: errors[path] }}
      name={path}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => onChange(keep(target.value))}
    />
  );
}

interface OptionalGroupProps extends FactFieldProps {
  shape: Shape;
  label: string;
  hint: string | undefined;
  children: ReactNode;
}

/** Fields that may be absent together: a button adds them, another one removes them. */
function OptionalGroup({ schema, shape, value, onChange, label, hint, children }: OptionalGroupProps) {
  const isThere = value !== undefined && value !== null;
  return (
    <div className="grid gap-2">
      {isThere ? (
        children
      ) : (
        <p>
          <b className="font-medium">{label}</b>
          {hint && <span className="field-hint block">{hint}</span>}
        </p>
      )}
      <button
        type="button"
        className="button justify-self-start"
        aria-label={isThere ? texts.removeNamed(label) : texts.addTo(label)}
        onClick={() => onChange(isThere ? shape.empty : emptyPartsOf(schema))}
      >
        {isThere ? texts.remove : texts.add}
      </button>
    </div>
  );
}

interface GroupFieldProps extends FactFieldProps {
  fields: Readonly<Record<string, $ZodType>>;
  label: string;
  hint: string | undefined;
}

function GroupField({ fields, label, hint, path, value, onChange, errors }: GroupFieldProps) {
  const group = (value ?? {}) as Record<string, unknown> & Picture;
  const { file, focal: _focal, ...others } = fields;
  const parts = Object.entries(file ? others : fields).map(([name, schema]) => (
    <FactField
      key={name}
      schema={schema}
      path={placeOf(path, name)}
      value={group[name]}
      onChange={(part) => onChange({ ...group, [name]: part })}
      errors={errors}
    />
  ));
  const all = (
    <>
      {file && (
        <PictureField
          picture={group}
          name={placeOf(path, 'file')}
          onChange={(part) => onChange({ ...group, ...part })}
          error={errors[placeOf(path, 'file')]}
        />
      )}
      {parts}
    </>
  );
  if (!label) return <div className="grid gap-4">{all}</div>;
  return (
    <fieldset className="grid gap-4">
      <legend className="field-label mb-1">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {all}
    </fieldset>
  );
}

type TypedShape = Extract<Shape, { kind: 'text' | 'number' | 'lines' }>;

interface TypedFieldProps extends Pick<FactFieldProps, 'schema' | 'path' | 'value' | 'onChange'> {
  shape: TypedShape;
  error: string | undefined;
}

interface TickProps {
  meta: Shape['meta'];
  path: string;
  checked: boolean;
  onChange: (isTicked: boolean) => void;
}

const Tick = ({ meta: { label, hint }, path, checked, onChange }: TickProps) => (
  <label className="flex min-h-touch items-center gap-3">
    <input
      type="checkbox"
      name={path}
      className="size-6 flex-none accent-petrol"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span>
      {label}
      {hint && <span className="field-hint block">{hint}</span>}
    </span>
  </label>
);

/** A day that says yes: a tick, which means today until another day is chosen. */
function TickedDay(props: TypedFieldProps) {
  const { shape, path, value, onChange, error } = props;
  return (
    <div className="grid gap-2">
      <Tick
        meta={shape.meta}
        path={path}
        checked={Boolean(value)}
        onChange={(isTicked) => onChange(isTicked ? berlinDay(new Date()) : shape.empty)}
      />
      {value ? <TypedField {...props} /> : error && <p className="field-error">{error}</p>}
    </div>
  );
}

function TypedField({ schema, shape, path, value, onChange, error }: TypedFieldProps) {
  const { meta, kind } = shape;
  const [typed, keep] = useTyped<unknown>(value, toText, (text) => meantBy(text, shape), schema);
  const words = {
    label: meta.label ?? '',
    ...notesOf(shape),
    hint: hintsOf(shape),
    error,
  };
  if (kind === 'lines' || meta.long)
    return (
      <Field {...words}>
        {(control) => (
          <textarea
            {...control}
            name={path}
            className="input field-sizing-content min-h-24"
            value={typed}
            ref={grow}
            onChange={({ target }) => {
              grow(target);
              onChange(keep(target.value));
            }}
          />
        )}
      </Field>
    );
  return (
    <TextField
      {...words}
      {...inputOf(shape)}
      name={path}
      value={typed}
      onChange={({ target }) => onChange(keep(target.value))}
    />
  );
}

/** The customer's question, the hint, and how a list is typed. */
function hintsOf({ kind, meta: { label, question, hint } }: TypedShape): string | undefined {
  const asked = question !== label && question;
  return [asked, hint, kind === 'lines' && texts.oneEachLine].filter(Boolean).join(' ') || undefined;
}

function notesOf({ meta: { unit }, isOptional }: Shape) {
  const note = [unit, isOptional && texts.optional].filter(Boolean).join(', ');
  return note ? { labelNote: `(${note})` } : {};
}

const inputOf = (shape: TypedShape) => {
  if (shape.kind === 'number') return { inputMode: 'decimal', autoComplete: 'off' } as const;
  const format = shape.kind === 'text' ? shape.format : undefined;
  if (format === 'date' || format === 'month') return { type: format } as const;
  return format === 'url' ? ({ type: 'url', inputMode: 'url' } as const) : ({ autoComplete: 'off' } as const);
};

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'number' ? String(value).replace('.', ',') : withUmlauts(String(value ?? ''));
}

/** What a text means. No number stays the text, and the schema says what is wrong with it. */
function meantBy(text: string, { kind, meta, isOptional, empty }: TypedShape): unknown {
  const trimmed = text.trim();
  if (kind === 'lines')
    return trimmed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  if (trimmed === '') return isOptional ? empty : '';
  const cents = kind === 'number' && meta.unit === 'Euro' ? centsOf(trimmed) : undefined;
  const number = cents === undefined ? Number(trimmed.replace(',', '.')) : cents / 100;
  return kind === 'number' && !Number.isNaN(number) ? number : trimmed;
}

/**
 * The text of a field over a value: what is typed ('12,', 'www.firma.de') stays while its schema reads that value from
 * it. Returns the text, and a function that keeps a new one and returns its value.
 */
function useTyped<T>(value: T, toText: (value: T) => string, fromText: (text: string) => T, schema: $ZodType) {
  const [typed, setTyped] = useState(() => toText(value));
  const keep = (text: string): T => {
    setTyped(text);
    return fromText(text);
  };
  const meant = [fromText(typed), safeParse(schema, fromText(typed)).data];
  const isMeant = meant.some((one) => isSameValue(one ?? null, value ?? null));
  return [isMeant ? typed : toText(value), keep] as const;
}
