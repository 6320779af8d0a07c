import * as firm from '#facts/firm.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import type { PersonRecord } from './contract.ts';
import { personTexts as texts } from './texts.ts';

/** Writes the data as text for people (GDPR Art. 15). */
export const readableFile = (person: string, records: readonly PersonRecord[], now: Date): string =>
  `${[
    texts.fileHead(firm.company, person, germanDateTime(now.toISOString())),
    ...records.map(({ kind, at, fields }) =>
      [
        `${texts.kind(kind)}, ${germanDateTime(at)}`,
        ...fields.map(
          ({ label, value }) => `${label}${label.endsWith('?') ? '' : ':'} ${inGerman(value).replaceAll('\n', '\n  ')}`,
        ),
      ].join('\n'),
    ),
  ].join('\n\n')}\n`;

const MOMENT = /\b\d{4}-\d\d-\d\dT[\d:.]+Z/g;
const inGerman = (value: string) => value.replace(MOMENT, germanDateTime);

/** Writes the data as JSON with the form's names (Art. 20). */
export const machineFile = (records: readonly PersonRecord[]): string =>
  JSON.stringify(
    records.map(({ fields, photos: _, ...record }) => ({
      ...record,
      fields: fields.map(({ name, value }) => ({ name, value })),
    })),
    null,
    2,
  );
