import { lazy } from 'react';
import { withUmlauts } from '#config/web-address.ts';
import type { Facts } from '#content/facts-schema.ts';
import { centsOf } from '#domain/jobs/price.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { FormField, plainText, Tick } from '#shared/ui/FormField.tsx';
import { type FieldProps, type Shape, shapeOf } from '#shared/ui/shape-of.ts';
import { websiteTexts as texts } from '../texts.ts';
import { emptyPartsOf, placeOf } from './empty-parts.ts';
import { ListField } from './ListField.tsx';
import { ONE_LINE } from './one-line.ts';
import { type Picture, PictureField } from './PictureField.tsx';

/** One page each has them. */
const PlaceField = lazy(async () => ({ default: (await import('./PlaceField.tsx')).PlaceField }));
const WeekField = lazy(async () => ({ default: (await import('./WeekField.tsx')).WeekField }));
const PicturesField = lazy(async () => ({ default: (await import('./PicturesField.tsx')).PicturesField }));

/** One field for any schema of a fact: its parts, each with the drawer of all forms. */
export function FactField(props: FieldProps) {
  const { schema, path, errors } = props;
  if (path === 'hours.week') return <WeekField {...props} value={props.value as Facts['hours']['week']} />;
  const shape = shapeOf(schema);
  // Typed in one line, they tell of all their parts.
  const ofParts = () => ({ [path]: Object.entries(errors).find(([at]) => `${at}.`.startsWith(`${path}.`))?.[1] ?? '' });
  if (path === 'area.coordinates') return <PlaceField {...props} errors={ofParts()} />;
  if (ONE_LINE[path]) return <TextFact {...props} {...ONE_LINE[path]} shape={shape} errors={ofParts()} />;
  if (shape.kind === 'group') return <Group {...props} shape={shape} />;
  if (shape.kind !== 'list') return <TextFact {...props} shape={shape} />;
  if (path === 'gallery.pictures') return <PicturesField {...props} element={shape.element} Part={FactField} />;
  return <ListField {...props} shape={shape} Part={FactField} />;
}

type TextFactProps = FieldProps & { shape: Shape } & Partial<(typeof ONE_LINE)[string]>;

function TextFact({ shape, ...props }: TextFactProps) {
  const { kind, isOptional, empty } = shape;
  const { label, hint, unit, question } = shape.meta;
  const note = [unit, isOptional && kind !== 'choice' && kind !== 'flag' && texts.optional].filter(Boolean).join(', ');
  // The customer's question, the hint, and how a list is typed.
  const hints = [question, hint, kind === 'lines' && texts.oneEachLine].filter(Boolean).join(' ');
  const field = (
    <FormField
      choices={texts.choices}
      hint={hints || undefined}
      labelNote={note && `(${note})`}
      toText={kind === 'text' ? (text: string) => withUmlauts(plainText(text)) : plainText}
      {...(unit === 'Euro' && { fromText: eurosIn })}
      {...props}
    />
  );
  if (kind !== 'text' || shape.format !== 'date' || !isOptional) return field;
  // A day that says yes: a tick, which means today until another day is chosen.
  const { path, value, onChange, errors } = props;
  return (
    <div className="grid gap-2">
      <Tick
        {...{ label: label ?? '', hint, name: path }}
        isOn={Boolean(value)}
        onTick={(isTicked) => onChange(isTicked ? berlinDay(new Date()) : empty)}
      />
      {value ? field : errors[path] && <p className="field-error">{errors[path]}</p>}
    </div>
  );
}

const eurosIn = (text: string) => {
  const cents = centsOf(text);
  return cents === undefined ? text.trim() : cents / 100;
};

interface GroupProps extends FieldProps {
  shape: Extract<Shape, { kind: 'group' }>;
}

/** Fields of one thing. Those that may be absent together are added and removed by a button. */
function Group({ shape: { meta, fields, isOptional, empty }, ...props }: GroupProps) {
  const { schema, path, value, onChange, errors } = props;
  const { label = '', hint } = meta;
  const isThere = !isOptional || (value !== undefined && value !== null);
  const group = (value ?? {}) as Record<string, unknown> & Picture;
  const setPart = (part: object) => onChange({ ...group, ...part });
  // A picture and its place that matters most are one.
  const names = Object.keys(fields).filter((name) => !fields.file || (name !== 'file' && name !== 'focal'));
  const Box = label ? 'fieldset' : 'div';
  return (
    <Box className="grid gap-4">
      {label && <legend className="field-label mb-1">{label}</legend>}
      {hint && <p className="field-hint">{hint}</p>}
      {isThere && fields.file && (
        <PictureField
          picture={group}
          name={placeOf(path, 'file')}
          onChange={setPart}
          error={errors[placeOf(path, 'file')]}
        />
      )}
      {isThere &&
        names.map((name) => (
          <FactField
            key={name}
            schema={fields[name] as FieldProps['schema']}
            path={placeOf(path, name)}
            value={group[name]}
            onChange={(part) => setPart({ [name]: part })}
            errors={errors}
          />
        ))}
      {isOptional && (
        <button
          type="button"
          className="button justify-self-start"
          aria-label={isThere ? texts.removeNamed(label) : texts.addTo(label)}
          onClick={() => onChange(isThere ? empty : emptyPartsOf(schema))}
        >
          {isThere ? texts.remove : texts.add}
        </button>
      )}
    </Box>
  );
}
