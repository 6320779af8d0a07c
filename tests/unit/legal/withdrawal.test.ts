import { afterEach, expect, test, vi } from 'vitest';
import * as firm from '#facts/firm.ts';

afterEach(() => vi.resetModules());

const REQUEST = { name: 'Jo', email: 'jo@beispiel.de', phone: '0176 04069 123', createdAt: '2026-03-02T09:00:00.000Z' };

/** The pages, and the offer as mail and as chat, with the fact `withdrawal`. */
async function siteWith(withdrawal: boolean | null | undefined, maxChars = Number.POSITIVE_INFINITY) {
  vi.resetModules();
  vi.doMock('#facts/firm.ts', () => ({ ...firm, withdrawal }));
  const { USUAL_TEMPLATES } = await import('#content/reply-templates.ts');
  const { fillTemplate } = await import('#admin/reply/fill-template.ts');
  const { waysOf } = await import('#admin/reply/reply.ts');
  const { text = '' } = USUAL_TEMPLATES.find(({ title }) => title === 'Angebot') ?? {};
  const offer = fillTemplate(text, { state: { priceCents: 9500 } }, new Date());
  const [mail, , chat] = waysOf(REQUEST, offer, maxChars);
  const mailed = new URL(mail.href).searchParams.get('body')?.replaceAll('\r\n', '\n');
  const chatted = new URL(chat.href ?? '').searchParams.get('text') ?? '';
  return { ...(await import('#content/pages.ts')), offer, template: text, mail, mailed, chatted };
}

test.each([undefined, null, false])(
  'with the fact %s there is no /widerruf, and the offer ends before',
  async (fact) => {
    const { PUBLIC_PAGES, offer } = await siteWith(fact);
    expect(PUBLIC_PAGES).not.toContain('/widerruf');
    expect(offer).toMatch(/Die Reinigung kostet 95,00\u00a0€, alles inbegriffen\. .* genügt eine kurze Antwort\.$/);
  },
);

test('with the fact there is a page, and the template of the offer stays short enough to be changed', async () => {
  const { PUBLIC_PAGES, indexedPages, template } = await siteWith(true);
  expect(PUBLIC_PAGES).toContain('/widerruf');
  expect(indexedPages.map(({ path }) => path)).not.toContain('widerruf');
  expect(template.length).toBeLessThanOrEqual(800);
});

// Art. 246a EGBGB, annexes 1 and 2 for services: only the unchanged text protects.
const STATUTORY = [
  'Widerrufsbelehrung\n\nWiderrufsrecht\n\nSie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.\n\nDie Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.\n\nUm Ihr Widerrufsrecht auszuüben, müssen Sie uns (Maria Muster, Muster Glasreinigung Rheinhessen, Musterstraße 1, 55000 Musterstadt, Telefon 069 90009 123, E-Mail kontakt@muster-glasreinigung.example) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.\n\nZur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
  'Folgen des Widerrufs\n\nWenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist.',
  'Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen soll, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil',
  '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
  'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)\n– Bestellt am (*)/erhalten am (*)\n– Name des/der Verbraucher(s)\n– Anschrift des/der Verbraucher(s)\n– Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)\n– Datum\n\n(*) Unzutreffendes streichen.',
];

test('with the fact the offer by mail and by WhatsApp holds the whole instruction and the form, and no link to them', async () => {
  const { mailed, chatted } = await siteWith(true);
  for (const words of [...STATUTORY, 'schreiben Sie bitte dazu: „Bitte beginnen Sie schon vor Ablauf der Frist.']) {
    expect(mailed).toContain(words);
    expect(chatted).toContain(words);
  }
  expect(mailed).not.toContain('/widerruf');
});

test('where a mail program takes no long link, the mail opens empty and the whole letter is copied', async () => {
  const { mail, mailed } = await siteWith(true, 2000);
  expect(mailed).toBeUndefined();
  expect(mail.words).toBe('Text kopieren und Mail öffnen');
  for (const words of [...STATUTORY, 'Guten Tag Jo,', 'Musterstraße 1, 55000 Musterstadt\nTelefon'])
    expect(mail.pasted).toContain(words);
});
