import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { storedRequest } from '../../support/stored-request.ts';

/** A select that the table of fields lacks. */
const PROBE = {
  label: 'Stockwerk',
  control: { element: 'select', choices: { oben: 'Zweiter Stock oder höher' } },
  isRequired: false,
  searched: 'words',
  csvHeading: 'Stockwerk',
  inSpecifiedCsv: false,
  inPrivacy: 'Stockwerk',
};
const request = {
  id: '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11',
  name: 'Erika',
  email: 'erika@beispiel.de',
  createdAt: '2026-03-02T09:05:00.000Z',
  probe: 'oben',
};

beforeAll(async () => {
  vi.resetModules();
  // Adds the select to the table of fields for every module that reads it.
  const { requestFields, REQUEST_FIELDS } = await import('#domain/requests/fields.ts');
  Object.assign(requestFields, { probe: PROBE });
  REQUEST_FIELDS.push('probe' as never);
  const { CORRECTED } = await import('#domain/requests/case/owner-forms.ts');
  (CORRECTED as unknown as string[]).push('probe');
});

const drawn = (element: ReactElement) => renderToString(element).replace(/<[^>]*>/g, ' ');

test.each([
  [
    'the card, also of a suspect',
    async () => {
      const { FieldLines } = await import('#admin/card/CardFields.tsx');
      return drawn(createElement(FieldLines, { contact: request }));
    },
  ],
  [
    'the mail to the owner',
    async () => {
      const { wholeMail } = await import('#domain/messages/request-messages.server.ts');
      return wholeMail(Object.assign(storedRequest(request), { probe: request.probe })).body;
    },
  ],
  [
    'the export of a person’s data',
    async () => {
      const { typedFields } = await import('#domain/erasure/person.server.ts');
      return JSON.stringify(typedFields(request));
    },
  ],
  [
    'the Excel file',
    async () => {
      const { csvFiles } = await import('#admin/list/csv-files.ts');
      return csvFiles.excel.write([request]);
    },
  ],
  [
    'the history of a correction',
    async () => {
      const { changesOf } = await import('#domain/requests/case/owner-forms.ts');
      return JSON.stringify(changesOf({}, request).map(({ words }) => words));
    },
  ],
])('a new select shows its words in %s', async (_, write) => {
  const text = await write();
  expect(text).toContain('Stockwerk');
  expect(text).toContain('Zweiter Stock oder höher');
  expect(text).not.toMatch(/\boben\b/);
});

test('a new select is found by its words, and not by its key', async () => {
  const { filterRequests, toSearchable } = await import('#admin/case/search-requests.ts');
  const found = (search: string) => filterRequests(toSearchable([request]), search);
  expect(found('stock höher')).toEqual([request]);
  expect(found('oben')).toEqual([]);
});

test('a new field is not in the specified file', async () => {
  const { csvFiles } = await import('#admin/list/csv-files.ts');
  expect(csvFiles.csv.write([request])).not.toMatch(/Stockwerk|oben/);
});

test.each([
  ['oben', '<option value="oben" selected="">Zweiter Stock oder höher</option>'],
  ['keller', '<option disabled="" selected="">keller</option>'],
])('a select begins with the stored choice, also with a retired one: %s', async (value, option) => {
  const { FormField } = await import('#shared/ui/FormField.tsx');
  const { told } = await import('#shared/api/field-meta.ts');
  const schema = told(z.optional(z.string()), { label: 'Stockwerk', choices: Object.entries(PROBE.control.choices) });
  const field = { schema, path: 'probe', value, onChange: () => {}, errors: {} };
  expect(renderToString(createElement(FormField, field))).toContain(option);
});
