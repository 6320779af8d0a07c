import { EMAIL_MAX_CHARS, MESSAGE_MAX_CHARS, NAME_MAX_CHARS, PHONE_MAX_CHARS } from '#config/limits.ts';
import { SERVICE_KINDS, SERVICE_LABELS } from '#content/service-kinds.ts';
import { Field } from '#shared/ui/Field.tsx';
import { formTexts } from './texts.ts';

/** Values and errors by field name. */
export interface ContactFieldsProps {
  values?: Record<string, string>;
  errors?: Record<string, string>;
}

/**
 * The fields of the contact form. Uncontrolled: what a visitor typed before the script arrived stays, and the same
 * markup serves the page that answers a form sent without JavaScript.
 */
export function ContactFields({ values = {}, errors = {} }: ContactFieldsProps) {
  return (
    <>
      <Field label={formTexts.name} error={errors.name}>
        {(control) => (
          <input
            {...control}
            className="input"
            name="name"
            autoComplete="name"
            required
            maxLength={NAME_MAX_CHARS}
            defaultValue={values.name}
          />
        )}
      </Field>
      <Field label={formTexts.email} error={errors.email}>
        {(control) => (
          <input
            {...control}
            className="input"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={EMAIL_MAX_CHARS}
            defaultValue={values.email}
          />
        )}
      </Field>
      <Field label={formTexts.phone} labelNote={formTexts.optional} hint={formTexts.phoneHint} error={errors.phone}>
        {(control) => (
          <input
            {...control}
            className="input"
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={PHONE_MAX_CHARS}
            defaultValue={values.phone}
          />
        )}
      </Field>
      <Field label={formTexts.service} labelNote={formTexts.optional} error={errors.service}>
        {(control) => (
          <select {...control} className="input" name="service" defaultValue={values.service ?? ''}>
            <option value="">{formTexts.serviceNone}</option>
            {SERVICE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {SERVICE_LABELS[kind]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={formTexts.message}
        labelNote={formTexts.optional}
        hint={formTexts.messageHint}
        error={errors.message}
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            name="message"
            rows={6}
            maxLength={MESSAGE_MAX_CHARS}
            defaultValue={values.message}
          />
        )}
      </Field>
      <p className="honeypot" aria-hidden="true">
        <label>
          {formTexts.honeypot}
          <input name="subject" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}
