import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { safeParse } from 'zod/v4/core';
import { Field, type FieldText } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { type FieldProps, type Shape, shapeOf } from './shape-of.ts';
import { type InputProps, TextField } from './TextField.tsx';

export interface FormFieldProps extends FieldProps {
  /** In place of the schema's, like the next two. */
  hint?: ReactNode;
  labelNote?: string | undefined;
  choices?: Readonly<Record<string, string>>;
  input?: InputProps;
  /** How a value is typed, and what a typed text means, if the schema does not tell. */
  toText?: (value: never) => string;
  fromText?: (text: string) => unknown;
}

/** One field for any schema without parts: drawn from its shape, with the words of its meta. */
export function FormField(props: FormFieldProps) {
  const { schema, path: name, value, onChange, errors } = props;
  const shape = shapeOf(schema);
  const { label = '', unit, as } = shape.meta;
  const { hint = shape.meta.hint, labelNote = unit && `(${unit})`, choices = {} } = props;
  const words = { label, labelNote, hint, error: errors[name] };
  if (as === 'password' || as === 'new-password')
    return <PasswordField {...words} name={name} isNew={as === 'new-password'} />;
  if (as === 'switch' || (shape.kind === 'flag' && (shape.on !== true || !shape.isOptional))) {
    const on = shape.kind === 'flag' ? shape.on : 'on';
    const off = on === true ? false : undefined;
    return (
      <Tick {...{ ...words, as, name }} isOn={value === on} onTick={(isTicked) => onChange(isTicked ? on : off)} />
    );
  }
  if (shape.meta.choices || shape.kind === 'choice' || shape.kind === 'flag')
    return <ChoiceField {...{ shape, words, choices, name, value, onChange }} />;
  return <TypedField {...{ ...props, shape, words }} />;
}

interface ChoiceFieldProps extends Pick<FieldProps, 'value' | 'onChange'> {
  shape: Shape;
  words: FieldText;
  choices: Readonly<Record<string, string>>;
  name: string;
}

function ChoiceField({ shape, words, choices, name, value, onChange }: ChoiceFieldProps) {
  const keys = shape.kind === 'choice' ? shape.keys : ['true', 'false'];
  const meantBy = (key: string) =>
    shape.kind === 'flag' ? key === 'true' : shape.kind === 'number' ? Number(key) : key;
  const choose = (key: string) => onChange(key === '' && shape.isOptional ? shape.empty : meantBy(key));
  const options =
    shape.meta.choices ?? (shape.isOptional ? ['', ...keys] : keys).map((key) => [key, choices[key] ?? key] as const);
  const chosen = String(value ?? '');
  if (shape.meta.as === 'radio')
    return (
      <fieldset className="grid">
        <legend className="field-label">{words.label}</legend>
        {options.map(([key, text]) => (
          <label key={key} className="flex min-h-touch items-center gap-3">
            <input
              type="radio"
              name={name}
              value={key}
              checked={chosen === key}
              onChange={() => choose(key)}
              className="size-5 flex-none accent-petrol"
            />
            {text}
          </label>
        ))}
      </fieldset>
    );
  return (
    <SelectField {...words} {...{ name, options }} value={chosen} onChange={({ target }) => choose(target.value)} />
  );
}

interface TickProps extends FieldText {
  as?: Shape['meta']['as'];
  name: string;
  isOn: boolean;
  onTick: (isTicked: boolean) => void;
}

export function Tick({ as, name, label, hint, isOn, onTick }: TickProps) {
  const id = useId();
  return (
    <label className="grid min-h-touch cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3">
      <input
        className="size-6 flex-none accent-petrol"
        type="checkbox"
        role={as === 'switch' ? as : undefined}
        name={name}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={isOn}
        onChange={({ target }) => onTick(target.checked)}
      />
      <span id={`${id}-label`} className={as === 'switch' ? 'font-bold' : ''}>
        {label}
      </span>
      {hint && (
        <span id={`${id}-hint`} className="field-hint col-start-2">
          {hint}
        </span>
      )}
    </label>
  );
}

/** Makes a text area as high as its text, where the browser can't: `field-sizing` came with Safari 26.2, Firefox 152. */
function grow(area: HTMLTextAreaElement | null): void {
  if (!area || CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 4}px`;
}

interface TypedFieldProps extends FormFieldProps {
  shape: Shape;
  words: FieldText;
}

function TypedField({ shape, words, schema, path: name, value, onChange, ...more }: TypedFieldProps) {
  const toText = (more.toText ?? plainText) as (value: unknown) => string;
  const fromText = more.fromText ?? ((text: string) => meantBy(text, shape));
  const [typed, setTyped] = useState(() => toText(value));
  const area = useRef<HTMLTextAreaElement>(null);
  // What is typed ('12,', 'www.firma.de') stays while its schema reads the value from it.
  const read = fromText(typed);
  const isValue = (one: unknown) => JSON.stringify(one ?? null) === JSON.stringify(value ?? null);
  const text = isValue(read) || isValue(safeParse(schema, read).data) ? typed : toText(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => grow(area.current), [text]);
  const control = {
    name,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      onChange(fromText(target.value));
    },
  };
  const { long, input } = shape.meta;
  if (shape.kind === 'lines' || long)
    return (
      <Field {...words}>
        {(own) => (
          <textarea
            {...{ ...own, ...control, ref: area }}
            className="input field-sizing-content min-h-24"
            placeholder={input?.placeholder || undefined}
          />
        )}
      </Field>
    );
  return <TextField {...words} {...{ ...inputOf(shape), ...(input as InputProps), ...more.input, ...control }} />;
}

function inputOf(shape: Shape): InputProps {
  if (shape.kind === 'number') return { inputMode: 'decimal', autoComplete: 'off' };
  const format = shape.kind === 'text' ? shape.format : undefined;
  if (format === 'date' || format === 'month') return { type: format };
  return format === 'url' ? { type: 'url', inputMode: 'url' } : { autoComplete: 'off' };
}

export function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '');
}

/** What a text means. No number stays the text, and the schema says what is wrong with it. */
function meantBy(text: string, { kind, isOptional, empty }: Shape): unknown {
  const trimmed = text.trim();
  if (kind === 'lines')
    return trimmed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  if (trimmed === '') return isOptional ? empty : '';
  const number = Number(trimmed.replace(',', '.'));
  return kind === 'number' && !Number.isNaN(number) ? number : trimmed;
}
