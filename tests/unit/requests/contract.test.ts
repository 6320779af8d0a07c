import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { visitorRequest } from '#domain/requests/request.ts';
import { fieldErrorsOf } from '#shared/api/api-error.ts';

const valid = { name: 'Erika Beispiel', email: 'erika@beispiel.de' };

/** Returns the sentences under the fields; {} for an accepted request. */
function errorsOf(typed: unknown): Record<string, string> {
  const parsed = safeParse(visitorRequest, typed);
  return parsed.success ? {} : fieldErrorsOf(parsed.error);
}

const accepted = (typed: unknown) => visitorRequest.parse(typed);

test.each([{}, { name: '   ', email: 'erika' }, { name: { first: 'Erika' }, email: ['a@b.de'] }])(
  'a contact request needs a name and a valid e-mail address: %j',
  (typed) => {
    expect(errorsOf(typed)).toEqual({
      name: 'Name ist erforderlich',
      email: 'Gültige E-Mail-Adresse erforderlich',
    });
  },
);

test('a contact request may leave out phone, service and message', () => {
  expect(accepted({ ...valid, phone: '', service: '', message: null })).toEqual(valid);
  const full = { ...valid, phone: '06131 123', service: 'fenster', message: 'Zwölf Fenster' };
  expect(accepted(full)).toEqual(full);
});

test('a contact request accepts only the five services', () => {
  for (const service of ['fenster', 'wintergarten', 'terrassendach', 'seniorenservice', 'sonstiges']) {
    expect(errorsOf({ ...valid, service })).toEqual({});
  }
  expect(errorsOf({ ...valid, service: 'autowäsche' })).toEqual({
    service: 'Bitte wählen Sie eine der angebotenen Möglichkeiten',
  });
});

test.each(['55218', 'D-55218', '55 218', 'Nieder-Olm', '55218 Ingelheim', 'Bad Kreuznach (Süd)'])(
  'a contact request takes the place %s',
  (place) => expect(accepted({ ...valid, place })).toEqual({ ...valid, place }),
);

test.each(['5521', '552189', 'D-1', '-', 'x'])(
  'a contact request asks for five digits or a name instead of the place %s',
  (place) =>
    expect(errorsOf({ ...valid, place })).toEqual({ place: 'Bitte geben Sie fünf Ziffern oder einen Ortsnamen ein' }),
);

test('a contact request limits every length', () => {
  const atTheLimit = {
    name: 'n'.repeat(200),
    email: 'e@beispiel.de',
    phone: '1'.repeat(50),
    place: 'O'.repeat(100),
    message: 'm'.repeat(5000),
  };
  expect(errorsOf(atTheLimit)).toEqual({});
  expect(
    errorsOf({
      name: 'n'.repeat(201),
      email: `e@${'b'.repeat(252)}.de`,
      phone: '1'.repeat(101),
      place: 'O'.repeat(101),
      message: 'm'.repeat(5001),
    }),
  ).toEqual({
    name: 'Bitte kürzen Sie den Namen auf höchstens 200 Zeichen',
    email: 'Gültige E-Mail-Adresse erforderlich',
    phone: 'Bitte kürzen Sie die Telefonnummer auf höchstens 100 Zeichen',
    place: 'Bitte kürzen Sie den Ort auf höchstens 100 Zeichen',
    message: 'Bitte kürzen Sie die Nachricht auf höchstens 5.000 Zeichen',
  });
});

test('a contact request refuses anything that is not a form', () => {
  for (const body of [null, [], 'text', 7]) expect(safeParse(visitorRequest, body).success).toBe(false);
});
