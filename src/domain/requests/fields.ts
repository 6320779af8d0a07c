import { SERVICE_LABELS } from '#content/service-kinds.ts';
import type { FieldColumns } from '#shared/field-columns.ts';
import { labelOf } from '#shared/format/label-of.ts';
import type { SchemaField, VisitorRequest } from './request.ts';

/** An element's attributes except its name, as in React. */
type TextControl =
  | { element: 'input'; type?: 'email' | 'tel'; autoComplete: string }
  | { element: 'textarea'; rows: number };
interface Select<Choice extends string> {
  element: 'select';
  choices: Readonly<Record<Choice, string>>;
}

export interface FieldEntry {
  label: string;
  hint?: string;
  control: TextControl | Select<string>;
  isRequired: boolean;
  /** Whether the owner's search finds it by its shown words (Spec §5) or digits. */
  searched: 'words' | 'digits' | false;
  csvHeading: string;
  /** Whether the specified file has it (ruling 31); the Excel file has every field. */
  inSpecifiedCsv: boolean;
  /** The privacy page's word, because every field is personal data. */
  inPrivacy: string;
}

/** An entry for each field of the schema: required as there, with words for each choice of there, and with a column. */
export type FieldEntries = {
  [F in SchemaField]: F extends keyof FieldColumns
    ? FieldEntry & {
        isRequired: undefined extends VisitorRequest[F] ? false : true;
        control: ControlOf<NonNullable<VisitorRequest[F]>>;
      }
    : `Add the column ${F} to shared/field-columns.ts, and a migration`;
};
type ControlOf<Value extends string> = string extends Value ? TextControl : Select<Value>;

/**
 * The fields of a request in the order of the form. Form, columns, cards, mails, search, exports and privacy page
 * follow from this table. The schema is apart in request.ts, because the visitor's script needs it alone. Add a field
 * there; the compiler asks here for its entry and its column.
 */
export const requestFields = {
  name: {
    label: 'Name',
    control: { element: 'input', autoComplete: 'name' },
    isRequired: true,
    searched: 'words',
    csvHeading: 'Name',
    inSpecifiedCsv: true,
    inPrivacy: 'Name',
  },
  email: {
    label: 'E-Mail',
    hint: 'Zum Beispiel name@beispiel.de.',
    control: { element: 'input', type: 'email', autoComplete: 'email' },
    isRequired: true,
    searched: 'words',
    csvHeading: 'E-Mail',
    inSpecifiedCsv: true,
    inPrivacy: 'E-Mail-Adresse',
  },
  phone: {
    label: 'Telefon',
    hint: 'Dann rufen wir Sie zurück.',
    control: { element: 'input', type: 'tel', autoComplete: 'tel' },
    isRequired: false,
    searched: 'digits',
    csvHeading: 'Telefon',
    inSpecifiedCsv: true,
    inPrivacy: 'Telefonnummer',
  },
  service: {
    label: 'Worum geht es?',
    control: { element: 'select', choices: SERVICE_LABELS },
    isRequired: false,
    searched: 'words',
    csvHeading: 'Service',
    inSpecifiedCsv: true,
    inPrivacy: 'gewünschte Leistung',
  },
  place: {
    label: 'Ort oder Postleitzahl',
    control: { element: 'input', autoComplete: 'postal-code' },
    isRequired: false,
    searched: 'words',
    csvHeading: 'Ort',
    inSpecifiedCsv: false,
    inPrivacy: 'Ort oder Postleitzahl',
  },
  message: {
    label: 'Nachricht',
    hint: 'Was soll sauber werden, und wie groß ist es?',
    control: { element: 'textarea', rows: 3 },
    isRequired: false,
    searched: 'words',
    csvHeading: 'Nachricht',
    inSpecifiedCsv: true,
    inPrivacy: 'Nachricht',
  },
} satisfies FieldEntries;

/** The fields with an entry and a column. A schema field that lacks one fails to compile above, and only there. */
export type RequestField = keyof typeof requestFields & keyof FieldColumns;

export const REQUEST_FIELDS = Object.keys(requestFields) as RequestField[];

export const entryOf = (field: RequestField): FieldEntry => requestFields[field];

export function shownValue(field: RequestField, value: string): string {
  const { control } = entryOf(field);
  return control.element === 'select' ? labelOf(control.choices, value) : value;
}

export const fieldsWhere = (fits: (entry: FieldEntry) => boolean): RequestField[] =>
  REQUEST_FIELDS.filter((field) => fits(requestFields[field]));

export const perField = <Values extends { [F in RequestField]?: unknown }>(
  make: (field: RequestField) => Values[RequestField],
): Values => Object.fromEntries(REQUEST_FIELDS.map((field) => [field, make(field)])) as Values;
