import { expect, test } from 'vitest';
import { letterTo, MAIL_LINK_MAX_CHARS, replyLink, waysOf } from '#admin/reply/reply.ts';
import { USUAL_TEMPLATES } from '#content/reply-templates.ts';
import { nameless } from '#domain/requests/case/nameless.ts';

const REQUEST = {
  name: 'Jörg Müller',
  email: 'joerg@beispiel.de',
  phone: 'abends 0176 04069 123',
  message: 'Zwölf Fenster.\nBitte mit Rahmen.',
  createdAt: '2026-03-02T09:00:00.000Z',
};

/** Reads the mail that a mail program would open. */
const mailOf = (link: string) => {
  const { searchParams } = new URL(link);
  return { subject: searchParams.get('subject'), body: searchParams.get('body')?.replaceAll('\r\n', '\n') ?? '' };
};

const chatLink = (request: typeof REQUEST | (Omit<typeof REQUEST, 'phone'> & { phone: undefined }), text: string) =>
  waysOf(request, text).find(({ way }) => way === 'whatsapp')?.href;

test('an answer by mail greets, thanks, signs, and quotes the request', () => {
  expect(mailOf(replyLink(REQUEST))).toEqual({
    subject: 'Re: Ihre Anfrage bei Muster Glasreinigung Rheinhessen',
    body: `Guten Tag Jörg Müller,

vielen Dank für Ihre Anfrage.

Mit freundlichen Grüßen
Maria Muster
Muster Glasreinigung Rheinhessen
Musterstraße 1, 55000 Musterstadt
Telefon 069 90009 123

Am 02.03.2026, 10:00 schrieben Sie:
> Zwölf Fenster.
> Bitte mit Rahmen.`,
  });
});

test('an answer by mail puts the template between thanks and closing, with a capital, because it follows a sentence', () => {
  expect(mailOf(replyLink(REQUEST, 'ähnlich wie im Mai?')).body).toContain(
    'Anfrage.\n\nÄhnlich wie im Mai?\n\nMit freundlichen',
  );
  for (const { text } of USUAL_TEMPLATES) {
    expect(mailOf(replyLink(REQUEST, text)).body).toMatch(/Anfrage\.\n\n\p{Lu}/u);
    expect(new URL(chatLink(REQUEST, text) ?? '').searchParams.get('text')).toMatch(
      /^Guten Tag Jörg Müller,\n\n\p{Ll}/u,
    );
  }
});

test('an answer by mail thanks for the request only the first time', () => {
  const answered = { ...REQUEST, state: { answeredAt: '2026-03-02T10:00:00.000Z' } };
  expect(mailOf(replyLink(answered, 'danke für Ihren Auftrag.')).body).toContain(
    'Guten Tag Jörg Müller,\n\ndanke für Ihren Auftrag.\n\nMit freundlichen',
  );
  expect(mailOf(replyLink(answered)).body).toContain('vielen Dank für Ihre Anfrage.');
});

test.each(['ä', '😀', 'a\n'])(
  'an answer by mail is short enough for Windows, however long a request of "%s" is',
  (sign) => {
    for (const { text } of USUAL_TEMPLATES) {
      const link = replyLink({ ...REQUEST, message: sign.repeat(5000) }, text);
      expect(link.length).toBeLessThanOrEqual(MAIL_LINK_MAX_CHARS);
      expect(mailOf(link).body).toMatch(/Telefon 069 90009 123/);
    }
  },
);

test('an answer by mail marks a cut quote, and leaves out a quote without room', () => {
  const long = { ...REQUEST, message: 'Fenster '.repeat(600) };
  expect(mailOf(replyLink(long)).body).toMatch(/> Fenster .* …$/);
  expect(mailOf(replyLink(long, 'ä'.repeat(800))).body).not.toContain('schrieben Sie');
  expect(mailOf(replyLink({ ...REQUEST, message: undefined })).body).not.toContain('schrieben Sie');
});

test('an answer to a caller without a name greets nobody by the words of the call', () => {
  for (const phone of ['0176 04069000', undefined]) {
    expect(letterTo({ ...REQUEST, name: nameless(phone) }, 'Passt Montag?')).toMatch(/^Guten Tag,\n\nPasst Montag/);
  }
});

test('an answer by WhatsApp goes to a mobile number alone, with greeting, template and name', () => {
  const link = new URL(chatLink(REQUEST, 'Passt Ihnen Montag?') ?? '');
  expect(link.origin + link.pathname).toBe('https://wa.me/4917604069123');
  expect(link.searchParams.get('text')).toBe(
    'Guten Tag Jörg Müller,\n\nPasst Ihnen Montag?\n\nMaria Muster, Muster Glasreinigung Rheinhessen, Musterstraße 1, 55000 Musterstadt',
  );
  expect(chatLink({ ...REQUEST, phone: '06132 778899' }, 'Hallo')).toBeUndefined();
  expect(chatLink({ ...REQUEST, phone: undefined }, 'Hallo')).toBeUndefined();
});
