import type { ReactNode } from 'react';
import { entryOf, REQUEST_FIELDS, type RequestField } from '#domain/requests/fields.ts';
import { Field } from '#shared/ui/Field.tsx';
import { LatePhone } from './LatePhone.tsx';
import { offlineTexts, aroundFieldsTexts as texts } from './section-texts.ts';

const MORE: Partial<Record<RequestField, ReactNode>> = {
  email: texts.noEmail,
  message: <span className="needs-script">{texts.photos}</span>,
};

/** The form's fields as static HTML, because a script need not carry them. */
export function RequestFields() {
  return (
    <>
      {REQUEST_FIELDS.map((name) => {
        const { label, hint, control, isRequired } = entryOf(name);
        const { element: Element, ...attributes } = control;
        return (
          <Field
            key={name}
            label={label}
            labelNote={isRequired ? undefined : texts.optional}
            hint={
              MORE[name] ? (
                <>
                  {hint} {MORE[name]}
                </>
              ) : (
                hint
              )
            }
          >
            {(belonging) =>
              'choices' in attributes ? (
                <select {...belonging} className="input" name={name} required={isRequired} defaultValue="">
                  <option value="">{texts.noChoice}</option>
                  {Object.entries(attributes.choices).map(([value, words]) => (
                    <option key={value} value={value}>
                      {words}
                    </option>
                  ))}
                </select>
              ) : (
                <Element {...belonging} className="input" name={name} required={isRequired} {...attributes} />
              )
            }
          </Field>
        );
      })}
      <p className="honeypot" aria-hidden="true">
        <label>
          {texts.honeypot}
          <input name="subject" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {/* Shown by held-offline.ts. */}
      <div className="offline notice notice-error" role="alert" tabIndex={-1} hidden>
        <h3>{offlineTexts.title}</h3>
        <p>
          {offlineTexts.sentence}
          <LatePhone />
        </p>
      </div>
    </>
  );
}
