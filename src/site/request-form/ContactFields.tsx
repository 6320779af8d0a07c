import { Fragment } from 'react';
import { business } from '#content/business.ts';
import { aroundFieldsTexts as texts } from '#domain/requests/field-texts.ts';
import { CONTACT_FIELDS, entryOf } from '#domain/requests/fields.ts';
import { Field } from '#shared/ui/Field.tsx';

/**
 * The form's fields as static HTML, because a script need not carry them. The correction page uses the same markup
 * with an error under each field.
 */
export function ContactFields({ error }: { error?: string }) {
  return (
    <>
      {CONTACT_FIELDS.map((name) => {
        const { label, hint, control, isRequired } = entryOf(name);
        const { element: Element, ...attributes } = control;
        return (
          <Fragment key={name}>
            <Field label={label} labelNote={isRequired ? undefined : texts.optional} hint={hint} error={error}>
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
            {name === 'email' && (
              <p className="field-hint">
                <span className="together">{texts.noEmail}</span>
                {texts.callInstead}
                <a href={`tel:${business.phone.link}`}>{business.phone.display}</a>
              </p>
            )}
          </Fragment>
        );
      })}
      <p className="honeypot" aria-hidden="true">
        <label>
          {texts.honeypot}
          <input name="subject" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}
