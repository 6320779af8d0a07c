import { callFormTexts as texts } from '#admin/shown/form-texts.ts';
import { entryOf, type RequestField } from '#domain/requests/fields.ts';
import { Field } from '#shared/ui/Field.tsx';
import { TextField } from '#shared/ui/TextField.tsx';

interface OwnerFieldProps {
  field: RequestField;
  error: string | undefined;
  value?: string | undefined;
}

/** A field of the contact form without autofill, because the owner enters somebody else's data. */
export function OwnerField({ field, error, value }: OwnerFieldProps) {
  const { label: asked, control } = entryOf(field);
  const label = field === 'message' ? texts.message : asked;
  if (control.element === 'input') {
    return <TextField {...{ label, error, type: control.type }} name={field} autoComplete="off" defaultValue={value} />;
  }
  const shared = { className: 'input', name: field, defaultValue: value };
  return (
    <Field label={label} error={error}>
      {(own) =>
        control.element === 'select' ? (
          <select {...own} {...shared}>
            <option value="">{texts.noChoice}</option>
            {/* A retired choice is not sent, because its option is disabled, and so stays until another is chosen. */}
            {value && !(value in control.choices) && <option disabled>{value}</option>}
            {Object.entries(control.choices).map(([key, words]) => (
              <option key={key} value={key}>
                {words}
              </option>
            ))}
          </select>
        ) : (
          <textarea {...own} {...shared} rows={4} />
        )
      }
    </Field>
  );
}
