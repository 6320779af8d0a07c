import * as contact from '#facts/contact.ts';
import * as firm from '#facts/firm.ts';
import { emailAddress } from './email-address.ts';

/** The customer's wish to begin within the 14 days, and the knowledge of what it costs (§ 356, § 357a BGB). */
export const EARLY_START =
  '„Bitte beginnen Sie schon vor Ablauf der Frist. Ich weiß, dass ich nicht mehr widerrufen kann, wenn Sie fertig sind.“';

const name = `${firm.owner}, ${firm.company}, ${firm.street}, ${firm.postalCode} ${firm.city}`;

/**
 * The statutory models for services, word for word, because only the unchanged text protects (annexes 1 and 2 to
 * Art. 246a EGBGB; src/docs/decisions/withdrawal.md).
 */
export const withdrawalInstruction: readonly { title: string; paragraphs: readonly string[] }[] = [
  {
    title: 'Widerrufsrecht',
    paragraphs: [
      'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
      'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
      `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${name}, Telefon ${contact.phone.display}, E-Mail ${emailAddress()}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
      'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
    ],
  },
  {
    title: 'Folgen des Widerrufs',
    paragraphs: [
      'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
      'Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen soll, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.',
    ],
  },
];

export const withdrawalForm = {
  title: 'Muster-Widerrufsformular',
  before:
    '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
  lines: [
    `An ${name}, E-Mail ${emailAddress()}:`,
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
    'Bestellt am (*)/erhalten am (*)',
    'Name des/der Verbraucher(s)',
    'Anschrift des/der Verbraucher(s)',
    'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    'Datum',
  ],
  after: '(*) Unzutreffendes streichen.',
};

/** Instruction and form for a mail or chat, because a link gives neither (§ 312d, § 312f BGB). */
export const withdrawalLetter = firm.withdrawal
  ? [
      `Soll ich schon vor Ablauf der Widerrufsfrist anfangen, schreiben Sie bitte dazu: ${EARLY_START}`,
      'Widerrufsbelehrung',
      ...withdrawalInstruction.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
      withdrawalForm.title,
      withdrawalForm.before,
      withdrawalForm.lines.map((line) => `– ${line}`).join('\n'),
      withdrawalForm.after,
    ].join('\n\n')
  : undefined;
