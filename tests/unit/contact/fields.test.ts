import { expect, test } from 'vitest';
import { CONTACT_FIELDS, contactFields, type FieldEntries } from '#domain/requests/fields.ts';
import { contactRequest } from '#domain/requests/request.ts';
import { contactSubmission } from '#domain/requests/shapes.ts';
import { BARE_DOCUMENT } from '#site/request-form/correction-page.server.ts';

test('a gap or contradiction between table and schema does not compile', () => {
  const { phone, ...others } = contactFields;
  // @ts-expect-error: a field of the contract lacks its entry
  others satisfies FieldEntries;
  const { inPrivacy: _, ...unnamed } = phone;
  // @ts-expect-error: the privacy page's word is missing
  ({ ...others, phone: unnamed }) satisfies FieldEntries;
  // @ts-expect-error: required here, but optional in the contract
  ({ ...others, phone: { ...phone, isRequired: true } }) satisfies FieldEntries;
  expect(CONTACT_FIELDS).toContain('phone');
});

test('the schema has the table’s fields and two traps for robots', () => {
  expect(Object.keys(contactRequest.shape)).toEqual([...CONTACT_FIELDS, 'subject', 'filledInMs']);
});

test('a stored request is shown even if the form would refuse it today', () => {
  const stored = { id: '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11', createdAt: '2026-03-02T09:05:00.000Z' };
  const long = { ...stored, name: 'n'.repeat(300), email: 'erika@beispiel', phone: '1'.repeat(99) };
  expect(contactSubmission.parse(long)).toEqual(long);
  expect(() => contactSubmission.parse({ ...stored, name: 'Erika' })).toThrow();
  expect(contactSubmission.parse({ ...long, service: 'autowäsche' }), 'a retired choice').toMatchObject(long);
});

test('the page without the site’s layout has the form’s fields and keeps the chosen service', () => {
  for (const field of CONTACT_FIELDS) expect(BARE_DOCUMENT).toContain(` name="${field}"`);
  expect(BARE_DOCUMENT).toContain(
    '<p><label for="name">Name</label> <input id="name" name="name" required> <b id="name-error"></b></p>',
  );
  expect(BARE_DOCUMENT).toContain('<input type="hidden" name="service">');
});
