import { expect, test } from 'vitest';
import { type FieldEntries, REQUEST_FIELDS, requestFields } from '#domain/requests/fields.ts';
import { visitorRequest } from '#domain/requests/request.ts';
import { storedRequestShape } from '#domain/requests/shapes.ts';

test('a gap or contradiction between table and schema does not compile', () => {
  const { phone, ...others } = requestFields;
  // @ts-expect-error: a field of the contract lacks its entry
  others satisfies FieldEntries;
  const { inPrivacy: _, ...unnamed } = phone;
  // @ts-expect-error: the privacy page's word is missing
  ({ ...others, phone: unnamed }) satisfies FieldEntries;
  // @ts-expect-error: required here, but optional in the contract
  ({ ...others, phone: { ...phone, isRequired: true } }) satisfies FieldEntries;
  expect(REQUEST_FIELDS).toContain('phone');
});

test('the schema has the table’s fields, the number of photos, and two traps for robots', () => {
  expect(Object.keys(visitorRequest.shape)).toEqual([...REQUEST_FIELDS, 'subject', 'photos', 'filledInMs']);
});

test('a stored request is shown even if the form would refuse it today', () => {
  const stored = { id: '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11', createdAt: '2026-03-02T09:05:00.000Z' };
  const long = { ...stored, name: 'n'.repeat(300), email: 'erika@beispiel', phone: '1'.repeat(99) };
  expect(storedRequestShape.parse(long)).toEqual(long);
  expect(() => storedRequestShape.parse({ ...stored, name: 'Erika' })).toThrow();
  expect(storedRequestShape.parse({ ...long, service: 'autowäsche' }), 'a retired choice').toMatchObject(long);
});
