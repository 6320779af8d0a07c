import { type ReactNode, useId } from 'react';

export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldText {
  label: string;
  labelNote?: string;
  hint?: ReactNode;
  error?: string | undefined;
}

interface FieldProps extends FieldText {
  children: (control: ControlProps) => ReactNode;
}

/** WCAG 3.3.1, 3.3.2. */
export function Field({ label, labelNote, hint, error, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
        {labelNote && <span className="field-note">{` ${labelNote}`}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
