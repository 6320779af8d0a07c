import { SERVICE_LABELS } from '#content/service-kinds.ts';
import { labelOf } from '#shared/format/label-of.ts';
import { fieldTexts } from './field-texts.ts';
import type { ContactField, ContactRequest } from './request.ts';

/** An element's attributes except its name, as in React. */
type Control =
  | { element: 'input'; type?: 'email' | 'tel'; autoComplete: string }
  | { element: 'textarea'; rows: number }
  | { element: 'select'; choices: Readonly<Record<string, string>> };

export interface FieldEntry {
  label: string;
  hint?: string;
  control: Control;
  isRequired: boolean;
  /** Whether the owner's search finds it by words (Spec §5) or digits. */
  searched: 'words' | 'digits' | false;
  csvHeading: string;
  /** Whether the specified file has it (ruling 31); the Excel file has every field. */
  inSpecifiedCsv: boolean;
  /** The privacy page's word, because every field is personal data. */
  inPrivacy: string;
}

/** An entry for each field of the schema, required exactly if the schema requires it. */
export type FieldEntries = {
  [F in ContactField]: FieldEntry & { isRequired: undefined extends ContactRequest[F] ? false : true };
};

/**
 * The fields of a request in the order of the form. Form, columns, cards, mails, search, exports and privacy page
 * follow from this table. The schema is apart in request.ts, because the visitor's script needs it alone. Add a field
 * there; the compiler leads to its entry, its words and its column.
 */
export const contactFields = {
  name: {
    ...fieldTexts.name,
    control: { element: 'input', autoComplete: 'name' },
    isRequired: true,
    inSpecifiedCsv: true,
    searched: 'words',
  },
  email: {
    ...fieldTexts.email,
    control: { element: 'input', type: 'email', autoComplete: 'email' },
    isRequired: true,
    inSpecifiedCsv: true,
    searched: 'words',
  },
  phone: {
    ...fieldTexts.phone,
    control: { element: 'input', type: 'tel', autoComplete: 'tel' },
    isRequired: false,
    inSpecifiedCsv: true,
    searched: 'digits',
  },
  service: {
    ...fieldTexts.service,
    control: { element: 'select', choices: SERVICE_LABELS },
    isRequired: false,
    inSpecifiedCsv: true,
    searched: false,
  },
  place: {
    ...fieldTexts.place,
    control: { element: 'input', autoComplete: 'postal-code' },
    isRequired: false,
    inSpecifiedCsv: false,
    searched: 'words',
  },
  message: {
    ...fieldTexts.message,
    control: { element: 'textarea', rows: 3 },
    isRequired: false,
    inSpecifiedCsv: true,
    searched: 'words',
  },
} satisfies FieldEntries;

export const CONTACT_FIELDS = Object.keys(contactFields) as ContactField[];

export const entryOf = (field: ContactField): FieldEntry => contactFields[field];

/** Returns a value in words: the label of a choice, or the typed text. */
export function shownValue(field: ContactField, value: string): string {
  const { control } = entryOf(field);
  return control.element === 'select' ? labelOf(control.choices, value) : value;
}

/** Lists the fields with matching entries, in the order of the form. */
export const fieldsWhere = (fits: (entry: FieldEntry) => boolean): ContactField[] =>
  CONTACT_FIELDS.filter((field) => fits(contactFields[field]));

export const perField = <Values extends { [F in ContactField]?: unknown }>(
  make: (field: ContactField) => Values[ContactField],
): Values => Object.fromEntries(CONTACT_FIELDS.map((field) => [field, make(field)])) as Values;
