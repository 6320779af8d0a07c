import { z } from 'zod';
import { EMAIL } from '#config/mail-address.ts';
import { asciiDomain, webAddress, webOrigin } from '#config/web-address.ts';

// Its compiler first tries `eval`, and each try is a report of the policy.
z.config({ jitless: true });

export const DAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'] as const;
/** The gallery's categories (Spec §2). */
export const KINDS = ['Fenster', 'Wintergarten', 'Terrassendach', 'Ausrüstung', 'Rollladen'] as const;

/** What the page promises in the owner's name; domain/site/promises.ts has the words. */
export const PROMISES = [
  ...(['phone', 'talks', 'reply', 'quote', 'radius', 'discount'] as const),
  ...(['certificate', 'water', 'guarantee', 'partners', 'firms'] as const),
] as const;
export type PromiseId = (typeof PROMISES)[number];

/** What an editor shows beside a field, in the owner's German. */
export interface FactMeta {
  label: string;
  /** One sentence: where it is seen, or how it is written. */
  hint?: string;
  unit?: 'Prozent' | 'km' | 'Stunden' | 'Tage' | 'Euro' | 'Jahre';
  long?: true;
  /** Where visitors see it: a page, and the section's heading. */
  place?: { page: string; section: string };
  /** The customer's question that the fact answers. */
  question?: string;
}
declare module 'zod' {
  interface GlobalMeta extends Partial<FactMeta> {}
}

const FROM_LIST = 'Bitte einen Ort aus der Liste wählen.';
const NEEDED = 'Bitte ausfüllen.';
const atMost = (chars: number) => `Höchstens ${chars} Zeichen.`;
/** A line. No '<', because legal texts are Markdown, in which it would begin HTML. */
const line = (chars: number) =>
  z
    .string(NEEDED)
    .trim()
    .min(1, NEEDED)
    .max(chars, atMost(chars))
    .regex(/^[^<>\p{Cc}]*$/u, 'Bitte in einer Zeile und ohne < und >.');
const lines = (chars: number) =>
  z
    .string(NEEDED)
    .trim()
    .min(1, NEEDED)
    .max(chars, atMost(chars))
    .regex(/^[^<>]*$/, 'Bitte ohne < und >.');
const whole = (from: number, to: number) => {
  const range = `Eine ganze Zahl von ${from} bis ${to}.`;
  return z.int(range).min(from, range).max(to, range);
};
const listOf = <S extends z.ZodType>(schema: S, most: number) =>
  z.array(schema).max(most, `Höchstens ${most} Einträge.`).readonly();
/** `undefined` asks the owner before a production deploy; `null` shows nothing. */
const open = <S extends z.ZodType>(schema: S) => schema.nullable().optional();

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Eine Uhrzeit wie 08:30.');
const date = z.iso.date('Ein Datum wie 24.12.2026.');
const address = z
  .stringFormat('url', (text) => webAddress(text) !== undefined, 'Eine Adresse, die mit https:// beginnt.')
  .overwrite((text) => webAddress(text) ?? text);
const number = (link: RegExp, example: string) =>
  z.strictObject({
    display: line(24).meta({ label: 'So steht sie da', hint: 'Mit Leerzeichen, wie Sie sie vorlesen.' }),
    link: z
      .string()
      .regex(link, `Nur Ziffern mit Landesvorwahl, wie ${example}.`)
      .meta({ label: 'So wählt das Telefon', hint: `Nur Ziffern mit Landesvorwahl, wie ${example}.` }),
  });

const day = z.enum(DAYS);
const hours = z
  .strictObject({
    days: z
      .union([z.tuple([day]), z.tuple([day, day])])
      .readonly()
      .meta({ label: 'Tage' }),
    from: time.meta({ label: 'von' }),
    to: time.meta({ label: 'bis' }),
    byArrangement: z.boolean().optional().meta({ label: 'nach Vereinbarung' }),
  })
  .refine(({ from, to }) => from < to, { error: 'Das Ende liegt vor dem Anfang.', path: ['to'] });
const someHours = listOf(hours, 14);

/** A file of src/assets/media, or of .cache/site/pictures, where a publication puts the owner's under their digests. */
const file = z.string(NEEDED).regex(/^[\w-]+\.(jpe?g|png|webp)$/, 'Bitte ein Bild auswählen.');
const pictureFile = {
  file: file.meta({ label: 'Bild' }),
  focal: z
    .strictObject({ x: whole(0, 100), y: whole(0, 100) })
    .optional()
    .meta({ label: 'Wichtigste Stelle', hint: 'Sie bleibt zu sehen, wo das Bild beschnitten wird.' }),
};
const pictureFields = {
  ...pictureFile,
  alt: line(120).meta({
    label: 'Was ist zu sehen?',
    hint: 'Ein Satz für Menschen, die das Bild nicht sehen; er steht in der Galerie auch darunter.',
  }),
  isPhoto: z.boolean().meta({
    label: 'Ein echtes Foto',
    hint: 'Alles andere nennt die Website Visualisierung.',
  }),
};
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Ein Monat wie 2026-10.');
/** Not strict, because older revisions say which picture was wide. */
const galleryPicture = z
  .object({
    ...pictureFields,
    kind: z.enum(KINDS).meta({ label: 'Art' }),
    place: line(40).optional().meta({ label: 'Ort', hint: 'Steht unter dem Foto.' }),
    month: month.optional().meta({ label: 'Monat', hint: 'Steht unter dem Foto.' }),
    consent: date.optional().meta({
      label: 'Einverständnis vom',
      hint: 'Der Tag, an dem die Leute, denen das Haus gehört, zugestimmt haben.',
    }),
    before: z.strictObject(pictureFile).optional().meta({
      label: 'Vorher-Bild',
      hint: 'Von derselben Stelle fotografiert; das erste Paar wird zum Wischen, groß über den anderen Bildern.',
    }),
  })
  .refine(({ isPhoto, kind, consent }) => !isPhoto || kind === 'Ausrüstung' || !!consent, {
    error: 'Ein Foto von einem fremden Haus braucht das Einverständnis.',
    path: ['consent'],
  });

const services = { page: '/', section: 'Dienstleistungen' };
/** Not strict, because older revisions have a line below the text. */
const service = z.object({
  description: lines(220).meta({ label: 'Text', long: true }),
  pureWater: lines(400).optional().meta({ label: 'Reinwassersystem', hint: 'Klappt unter der Karte auf.', long: true }),
  image: z.strictObject(pictureFields).meta({ label: 'Bild' }),
});

/** An answer that customers ask for; it joins an answer of /faq and, where told, the home page. */
const customerAnswer = (label: string, question: string, section: string, hint: string) =>
  open(lines(240)).meta({ label, question, hint, long: true, place: { page: '/faq', section } });
/** The owner's own answer in place of ours. */
const ownAnswer = (question: string) =>
  lines(1200)
    .optional()
    .meta({
      label: question,
      question,
      hint: 'Leer steht dort unsere Antwort; eine leere Zeile beginnt einen Absatz.',
      long: true,
      place: { page: '/faq', section: question },
    });

const costs = { page: '/', section: 'Was kostet das?' };
const hero = { page: '/', section: 'Anfang der Seite' };
const contact = { page: '/', section: 'Kontakt' };
const imprint = { page: '/impressum', section: 'Anbieter' };
const tax = { page: '/impressum', section: 'Umsatzsteuer' };

/**
 * The facts about the business by file of src/content/facts. Labels, hints and messages are the owner's screens'. Apart
 * from the facts, because a browser script that shows one needs no zod.
 */
export const factsSchema = z.strictObject({
  firm: z.strictObject({
    company: line(50).meta({ label: 'Firma', hint: 'Steht auf jeder Seite, in Mails und in der Suche.', place: hero }),
    shortName: line(15).meta({ label: 'Kurzer Name', hint: 'Steht auf dem Handy unter dem Symbol der Verwaltung.' }),
    owner: line(40).meta({ label: 'Vorname und Name', hint: 'Wer das Geschäft führt.', place: imprint }),
    ownerRole: line(30).meta({
      label: 'Rolle',
      hint: 'Wie im Impressum nötig, zum Beispiel Inhaberin (§ 5 DDG).',
      place: imprint,
    }),
    street: line(60).meta({ label: 'Straße und Hausnummer', hint: 'Der Sitz des Geschäfts.', place: imprint }),
    postalCode: z
      .string()
      .regex(/^\d{5}$/, 'Fünf Ziffern.')
      .meta({ label: 'Postleitzahl', hint: 'Des Sitzes.', place: imprint }),
    city: line(40).meta({ label: 'Ort', hint: 'Der Sitz; steht auch am Anfang der Startseite.', place: imprint }),
    siteUrl: address
      .refine((text) => webOrigin(text) !== undefined, 'Nur die Adresse selbst, wie https://www.firma.de.')
      .overwrite((text) => webOrigin(text) ?? text)
      .meta({ label: 'Adresse der Website', hint: 'Wie https://www.firma.de.' }),
    scope: line(80).meta({ label: 'Tätigkeit', hint: 'Steht unten auf jeder Seite und im Impressum.', place: imprint }),
    smallBusiness: line(30).optional().meta({
      label: 'Kleinunternehmen',
      hint: 'Das Wort dafür, zum Beispiel Kleinunternehmerin; leer, wenn Sie Umsatzsteuer zahlen (§ 19 UStG).',
      place: tax,
    }),
    vatId: line(20).optional().meta({ label: 'USt-IdNr.', hint: 'Leer, wenn Sie keine haben.', place: tax }),
    economicId: line(20)
      .optional()
      .meta({ label: 'Wirtschafts-IdNr.', hint: 'Ins Impressum, sobald Sie eine haben (§ 139c AO).', place: tax }),
    supervisoryAuthority: line(120)
      .optional()
      .meta({
        label: 'Aufsichtsbehörde',
        hint: 'Leer, wenn es keine gibt; Gebäudereinigung braucht keine Erlaubnis.',
        place: { page: '/impressum', section: 'Aufsichtsbehörde' },
      }),
    withdrawal: open(z.boolean()).meta({
      label: 'Widerrufsbelehrung',
      hint: 'Schaltet die Seite /widerruf ein und setzt in Ihre Vorlage „Angebot“ bei {Widerruf} die ganze Belehrung mit Formular; wer bei Leuten zu Hause oder per Mail abschließt, braucht sie meist, schickt sie vor dem Ja oder gibt sie ausgedruckt mit, und eine Anwältin oder ein Anwalt sollte den Text vorher lesen.',
      question: 'Kann ich den Auftrag widerrufen?',
      place: { page: '/widerruf', section: 'Widerrufsrecht' },
    }),
  }),
  contact: z.strictObject({
    phone: number(/^\+\d{6,15}$/, '+491701234567').meta({
      label: 'Telefon',
      hint: 'Steht auf jeder Seite.',
      place: contact,
    }),
    whatsapp: number(/^\d{6,15}$/, '491701234567').meta({
      label: 'WhatsApp',
      hint: 'Die Knöpfe im Kontakt und unten auf dem Handy führen dorthin; die Nummer steht bei den Fragen.',
      place: { page: '/faq', section: 'Wie vereinbare ich einen Termin?' },
    }),
    email: z
      .strictObject({
        user: line(60)
          .regex(/^[!-~]+$/, 'Vor dem @ ohne Umlaute und Leerzeichen.')
          .meta({ label: 'Vor dem @' }),
        domain: line(80)
          .refine((text) => asciiDomain(text) !== undefined, 'Nach dem @ wie firma.de.')
          .overwrite((text) => asciiDomain(text) ?? text)
          .meta({ label: 'Nach dem @' }),
      })
      .refine(({ user, domain }) => EMAIL.test(`${user}@${domain}`), 'Eine Adresse wie info@firma.de.')
      .meta({ label: 'E-Mail', hint: 'Steht im Kontakt und im Impressum.', place: contact }),
    mailProvider: z
      .strictObject({
        name: line(60).meta({ label: 'Name' }),
        seat: line(60).meta({ label: 'Sitz' }),
        privacyNotice: address.meta({ label: 'Adresse der Datenschutzhinweise' }),
      })
      .meta({
        label: 'Anbieter des Postfachs',
        hint: 'Mit ihm schließen Sie einen Vertrag zur Auftragsverarbeitung (Art. 28 DSGVO).',
        place: { page: '/datenschutz', section: 'Externe Dienste' },
      }),
  }),
  hours: z.strictObject({
    week: z
      .strictObject({
        onSite: someHours.meta({ label: 'Vor Ort', question: 'Wann kommen Sie zu Besichtigungen und Aufträgen?' }),
        phone: someHours.meta({ label: 'Telefon', question: 'Wann gehen Sie ans Telefon?' }),
        talks: someHours.meta({ label: 'Gespräch', question: 'Wann sind Sie abends und am Wochenende da?' }),
      })
      .meta({ label: 'Zeiten', hint: 'Stehen neben jeder Nummer und in der Suche.', place: contact }),
    replyWithinHours: whole(1, 168).meta({
      label: 'Antwort spätestens nach',
      hint: 'Ein Versprechen auf vielen Seiten.',
      unit: 'Stunden',
      place: hero,
    }),
    quoteWithinHours: whole(1, 336).meta({
      label: 'Angebot nach der Besichtigung spätestens nach',
      hint: 'Auch ein Versprechen.',
      unit: 'Stunden',
      place: costs,
    }),
  }),
  area: z.strictObject({
    region: line(24).meta({
      label: 'Gegend',
      hint: 'Steht über der ersten Überschrift und in der Suche, nach „in“ oder mit eigenem Wort: „im Hunsrück“.',
      place: hero,
    }),
    coordinates: z
      .strictObject({
        latitude: z.number(FROM_LIST).min(47).max(56).meta({ label: 'Breite' }),
        longitude: z.number(FROM_LIST).min(5).max(16).meta({ label: 'Länge' }),
        /** As the owner chose it from the list of places. */
        place: line(60).optional().meta({ label: 'Ort' }),
      })
      .meta({
        label: 'Mittelpunkt',
        hint: 'Ihr Ort: Von hier zählen der Umkreis und die Ortsprüfung.',
        place: { page: '/', section: 'Kommen wir zu Ihnen?' },
      }),
    serviceRadiusKm: z
      .number('Eine Zahl von 1 bis 100.')
      .min(1, 'Eine Zahl von 1 bis 100.')
      .max(100, 'Eine Zahl von 1 bis 100.')
      .meta({ label: 'Umkreis', hint: 'So weit fahren Sie, ohne zu fragen.', unit: 'km', place: hero }),
    serviceExceptions: listOf(
      z.strictObject({
        places: listOf(line(60), 200).meta({ label: 'Orte oder Postleitzahlen' }),
        verdict: z.enum(['inside', 'edge', 'outside']).meta({ label: 'Kommen Sie dorthin?' }),
        why: line(160).meta({ label: 'Warum', hint: 'Ein Satz, der in der Antwort steht.' }),
      }),
      40,
    ).meta({
      label: 'Ausnahmen',
      hint: 'Orte, bei denen nicht die Entfernung entscheidet.',
      place: { page: '/', section: 'Kommen wir zu Ihnen?' },
    }),
  }),
  prices: z.strictObject({
    seniorDiscountPercent: whole(1, 100).meta({
      label: 'Rabatt für Ältere',
      hint: 'Auf jede Glasreinigung.',
      unit: 'Prozent',
      place: { page: '/', section: 'Seniorenservice' },
    }),
    seniorAges: z
      .strictObject({
        homePage: whole(40, 100).meta({ label: 'Auf der Startseite ab', unit: 'Jahre' }),
        faq: whole(40, 100).meta({ label: 'In den Antworten ab', unit: 'Jahre' }),
        mayDiffer: z.boolean().meta({ label: 'Beide dürfen verschieden sein' }),
      })
      .meta({
        label: 'Alter für den Rabatt',
        hint: 'Ein Alter für alle Seiten.',
        place: { page: '/', section: 'Seniorenservice' },
      }),
    priceExamples: open(
      listOf(
        z.strictObject({
          what: line(60).meta({ label: 'Auftrag und Ort', hint: 'Wie: Reihenhaus in Nieder-Olm' }),
          detail: line(80).optional().meta({ label: 'Genauer', hint: 'Wie: 9 Fenster, innen und außen' }),
          euros: z
            .number('Ein Betrag in Euro.')
            .positive('Ein Betrag in Euro.')
            .max(100_000, 'Höchstens 100.000 Euro.')
            .multipleOf(0.01, 'Höchstens zwei Stellen nach dem Komma.')
            .meta({ label: 'Endpreis', unit: 'Euro' }),
        }),
        6,
      ),
    ).meta({
      label: 'Beispiele',
      hint: 'Echte Aufträge mit Endpreisen (mit Steuer und Anfahrt); drei genügen.',
      question: 'Was hat es bei anderen gekostet?',
      place: costs,
    }),
  }),
  person: z.strictObject({
    portrait: open(z.strictObject(pictureFile)).meta({
      label: 'Foto von Ihnen',
      hint: 'Wer kommt: Gesicht, quadratisch oder hochkant, kein gemaltes Bild.',
      question: 'Wer kommt zu mir?',
      place: hero,
    }),
    sentence: open(line(40)).meta({
      label: 'Ihr Satz',
      hint: 'Steht am Anfang neben Ihrem Foto, wie: Ich sehe mir jedes Glas selbst an.',
      question: 'Wer kommt zu mir?',
      place: hero,
    }),
    atWork: open(z.strictObject({ ...pictureFile, alt: pictureFields.alt })).meta({
      label: 'Foto bei der Arbeit',
      hint: 'Quer fotografiert, mit Ihnen und Ihrem Werkzeug.',
      question: 'Wer kommt zu mir?',
      place: { page: '/', section: 'Wer zu Ihnen kommt' },
    }),
    insurer: open(line(120)).meta({
      label: 'Versicherung',
      hint: 'Name, Anschrift und Summe der Haftpflicht, auch fürs Impressum; „Ja“ nennt niemanden. Ohne Versicherung sagt die Seite, dass Sie selbst einstehen.',
      question: 'Sind Sie versichert?',
      place: { page: '/impressum', section: 'Versicherung' },
    }),
    certificate: open(line(80)).meta({
      label: 'Nachweis',
      hint: 'Ein Abschluss oder Zeugnis neben dem Führungszeugnis.',
      question: 'Haben Sie das gelernt?',
      place: costs,
    }),
    guarantee: open(line(160)).meta({
      label: 'Ihr Wort',
      hint: 'Ein Versprechen zum Nachwischen; halten Sie es.',
      question: 'Was, wenn ein Streifen bleibt?',
      place: costs,
    }),
  }),
  partners: z.strictObject({
    partners: listOf(
      z.strictObject({
        name: line(40).meta({ label: 'Name' }),
        url: address.meta({ label: 'Adresse' }),
        what: line(40).meta({ label: 'Was sie machen' }),
      }),
      8,
    ).meta({
      label: 'Partner',
      hint: 'Betriebe, zu denen unten auf jeder Seite ein Link steht.',
      place: { page: '/', section: 'Partner Betriebe' },
    }),
  }),
  answers: z.strictObject({
    appointmentWithinDays: open(whole(1, 90)).meta({
      label: 'Termin meist innerhalb von',
      hint: 'Gezählt von der Zusage an; nennen Sie eine Zahl, die Sie halten.',
      unit: 'Tage',
      question: 'Wie bald kommen Sie?',
      place: { page: '/faq', section: 'Wie vereinbare ich einen Termin?' },
    }),
    payment: customerAnswer(
      'Zahlung',
      'Wie zahle ich, und bekomme ich eine Rechnung?',
      'Was kostet eine Reinigung?',
      'Wie: Nach der Arbeit, per Rechnung.',
    ),
    taxBenefit: open(z.boolean()).meta({
      label: 'Steuer nach § 35a EStG',
      hint: 'Ja, wenn Sie Rechnungen schreiben, die überwiesen werden: 20 % der Arbeitskosten gehen dann von der Steuer ab.',
      question: 'Kann ich das von der Steuer absetzen?',
      place: costs,
    }),
    rain: customerAnswer(
      'Regen',
      'Was ist bei Regen, und kann ich den Termin verschieben?',
      'Wie vereinbare ich einen Termin?',
      'Wie: Wir verschieben, ohne Kosten.',
    ),
    duration: customerAnswer(
      'Dauer',
      'Wie lange dauert es?',
      'Wann sind Sie verfügbar?',
      'Wie: Ein Einfamilienhaus dauert zwei bis drei Stunden.',
    ),
    atHome: customerAnswer(
      'Zu Hause',
      'Muss ich zu Hause sein?',
      'Wann sind Sie verfügbar?',
      'Wie: Außen geht es auch ohne Sie.',
    ),
    waterAndLadder: customerAnswer(
      'Wasser und Leiter',
      'Wer bringt Wasser und Leiter mit?',
      'Wann sind Sie verfügbar?',
      'Wie: Leiter und Werkzeug bringen wir mit, Wasser nehmen wir bei Ihnen.',
    ),
    frames: customerAnswer(
      'Rahmen',
      'Kosten Rahmen und Fensterbrett extra?',
      'Welche Leistungen bieten Sie an?',
      'Wie: Beides ist im Preis.',
    ),
    landlords: customerAnswer(
      'Vermieter',
      'Reinigen Sie auch vermietete Wohnungen und Treppenhäuser?',
      'Welche Leistungen bieten Sie an?',
      'Wie: Auch leer, zwischen zwei Mietern.',
    ),
  }),
  faq: z.strictObject({
    cost: ownAnswer('Was kostet eine Reinigung?'),
    inspection: ownAnswer('Warum gibt es Angebote nur nach einem Termin vor Ort?'),
    discount: ownAnswer('Gibt es einen Rabatt für Seniorinnen und Senioren?'),
    services: ownAnswer('Welche Leistungen bieten Sie an?'),
    rhythm: ownAnswer('Wie oft sollte man Fenster reinigen lassen?'),
    area: ownAnswer('In welchem Gebiet sind Sie unterwegs?'),
    guarantee: ownAnswer('Geben Sie eine Garantie auf Ihre Arbeit?'),
    agents: ownAnswer('Sind Ihre Reinigungsmittel umweltfreundlich?'),
    damage: ownAnswer('Sind Sie versichert, und was passiert bei einem Schaden?'),
    appointment: ownAnswer('Wie vereinbare ich einen Termin?'),
    availability: ownAnswer('Wann sind Sie verfügbar?'),
  }),
  services: z.strictObject({
    windows: service.meta({ label: 'Fensterreinigung', hint: 'Die erste Karte.', place: services }),
    conservatory: service.meta({ label: 'Wintergartenreinigung', hint: 'Die zweite Karte.', place: services }),
    patioRoof: service.meta({ label: 'Terrassendachreinigung', hint: 'Die dritte Karte.', place: services }),
    firms: z
      .strictObject({
        description: line(120).meta({ label: 'Text' }),
        image: z.strictObject(pictureFields).meta({ label: 'Bild' }),
      })
      .meta({ label: 'Für Betriebe', hint: 'Der Kasten unter den drei Karten.', place: services }),
  }),
  senior: z.strictObject({
    items: listOf(
      z.strictObject({ title: line(30).meta({ label: 'Was' }), text: line(120).meta({ label: 'Satz' }) }),
      8,
    ).meta({
      label: 'Was Sie Älteren abnehmen',
      hint: 'Steht neben dem Rabatt.',
      place: { page: '/', section: 'Seniorenservice' },
    }),
  }),
  gallery: z.strictObject({
    pictures: listOf(galleryPicture, 200).meta({
      label: 'Bilder',
      hint: 'Fotos stehen immer vor Visualisierungen.',
      place: { page: '/', section: 'Unsere Arbeiten' },
    }),
    onlyPhotos: z.boolean().meta({
      label: 'Visualisierungen weg',
      hint: 'Gilt ab drei eigenen Fotos.',
      place: { page: '/', section: 'Unsere Arbeiten' },
    }),
  }),
  promises: z.strictObject({
    seen: listOf(z.enum(PROMISES), PROMISES.length).meta({
      label: 'Bestätigt',
      hint: 'Was die Website in Ihrem Namen verspricht.',
    }),
  }),
  voices: z.strictObject({
    reviews: open(
      z.strictObject({
        howWeKnow: lines(300).meta({
          label: 'Woher Sie wissen, dass die Worte echt sind',
          hint: 'Steht unter den Stimmen, weil das Gesetz es verlangt (§ 5b Abs. 3 UWG), wie: Jede Stimme gehört zu einem Auftrag von uns; wir haben vor dem Abdruck gefragt.',
          long: true,
        }),
        said: listOf(
          z.strictObject({
            words: lines(240).meta({ label: 'Worte', hint: 'Wörtlich, nichts dazu.', long: true }),
            name: line(40).optional().meta({ label: 'Von', hint: 'Nur mit Erlaubnis, wie: Familie K.' }),
            place: line(40).meta({ label: 'Ort' }),
            month: month.meta({ label: 'Monat' }),
          }),
          6,
        ).meta({ label: 'Stimmen' }),
      }),
    ).meta({
      label: 'Stimmen',
      hint: 'Wahre Worte von Leuten, bei denen Sie gearbeitet haben.',
      question: 'Was sagen andere?',
      place: { page: '/', section: 'Was andere sagen' },
    }),
    mapProfile: open(address).meta({
      label: 'Ihr Eintrag in einer Karte',
      hint: 'Die Adresse Ihres Profils, zu dem ein Link führt.',
      question: 'Was sagen andere?',
      place: { page: '/', section: 'Was andere sagen' },
    }),
  }),
});

export type Facts = z.infer<typeof factsSchema>;
export type Hours = z.infer<typeof hours>;
export type GalleryPicture = z.infer<typeof galleryPicture>;
