import { isSampleFact, textsIn } from '#content/sample-marks.ts';
import { labelOfField } from '#domain/site/changes.ts';
import { fieldsOf, type SubjectId } from '#domain/site/subjects.ts';
import { hasDraft } from '#shared/browser/use-stored-draft.ts';
import { pageTexts, SUBJECT_PAGES } from './subject-texts.ts';
import { rowTexts, websiteTexts } from './texts.ts';

export interface Subject {
  id: SubjectId;
  title: string;
  knownBy: string | undefined;
  fields: readonly string[];
}

export const subjects: readonly Subject[] = [
  ['versprechen', pageTexts.promises, undefined] as const,
  ...SUBJECT_PAGES,
].map(([id, title, knownBy]) => ({ id, title, knownBy, fields: fieldsOf(id) }));

/** Facts that are edited and saved together, under the label of their row. */
export interface Row {
  label?: string;
  fields: readonly string[];
}

/** Not `website:…`, under which browsers may keep drafts of the form before this one. */
export const draftKeyOf = ({ fields: [field] }: Row): string => `facts:${field}`;

/** What people know as one thing, in one row. */
const TOGETHER: readonly Row[] = [
  { label: rowTexts.firm, fields: ['firm.company', 'firm.shortName', 'firm.owner', 'firm.ownerRole'] },
  { label: rowTexts.address, fields: ['firm.street', 'firm.postalCode', 'firm.city'] },
  { label: rowTexts.phone, fields: ['contact.phone', 'contact.whatsapp'] },
  { label: rowTexts.pictures, fields: ['gallery.pictures', 'gallery.onlyPhotos'] },
];

const rowsOf = (fields: readonly string[]): Row[] =>
  fields.flatMap((field) => {
    const row = TOGETHER.find((one) => one.fields.includes(field));
    if (row) return row.fields[0] === field ? row : [];
    return { label: labelOfField(field), fields: [field] };
  });

/** Asked once, and by the law. */
const LEGAL = ['scope', 'smallBusiness', 'vatId', 'economicId', 'supervisoryAuthority', 'withdrawal', 'mailProvider'];
const isLegal = (field: string) => /^(firm|contact)\./.test(field) && LEGAL.includes(field.split('.')[1] ?? '');

export interface Section {
  title: string;
  rows: Row[];
  isFolded: boolean;
}

/** A subject's rows under a heading for each file, and what the law asks in a fold at the end. */
export const sectionsOf = (fields: readonly string[]): Section[] =>
  [...Map.groupBy(fields, (field) => (isLegal(field) ? 'legal' : (field.split('.')[0] ?? '')))]
    .sort(([one], [other]) => Number(one === 'legal') - Number(other === 'legal'))
    .map(([part, some]) => ({
      title: websiteTexts.parts[part] ?? '',
      rows: rowsOf(some),
      isFolded: part === 'legal',
    }));

const allRows = subjects.flatMap(({ id, fields }) => rowsOf(fields).map((row) => ({ ...row, subject: id })));

export const ALL_DRAFTS = allRows.map(draftKeyOf);

export const findUnsaved = () => allRows.find((row) => hasDraft(draftKeyOf(row)));

export const isSample = (value: unknown): boolean => textsIn(value).some(([, text]) => isSampleFact(text));
