import { entryOf } from '#domain/requests/fields.ts';
import type { ContactField } from '#domain/requests/request.ts';
import { Field } from '#shared/ui/Field.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { callFormTexts as texts } from './form-texts.ts';

interface OwnerFieldProps {
  field: ContactField;
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
  return (
    <Field label={label} error={error}>
      {(own) =>
        control.element === 'select' ? (
          <select {...own} className="input" name={field}>
            <option value="">{texts.noChoice}</option>
            {Object.entries(control.choices).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        ) : (
          <textarea {...own} className="input" name={field} rows={3} />
        )
      }
    </Field>
  );
}
