import * as z from 'zod/mini';
import { EMAIL } from '#config/mail-address.ts';
import { asciiDomain, webAddress, webOrigin } from '#config/web-address.ts';
import { told } from '#shared/api/field-meta.ts';
import { line as lineOfText, lines as linesOfText, trimmed } from '#shared/api/text-fields.ts';
import { QUESTIONS } from './questions.ts';

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

const FROM_LIST = 'Bitte einen Ort aus der Liste wählen.';
const NEEDED = 'Bitte ausfüllen.';
/** No '<', because legal texts are Markdown, in which it would begin HTML. */
const unmarked = z.refine<string>((text) => !/[<>]/.test(text), 'Bitte ohne < und >.');
const sentences = (chars: number) => ({ missing: NEEDED, tooLong: `Höchstens ${chars} Zeichen.` });
const line = (chars: number) => lineOfText(chars, sentences(chars)).check(unmarked);
const lines = (chars: number) => linesOfText(chars, sentences(chars)).check(unmarked);
const whole = (from: number, to: number) => {
  const range = `Eine ganze Zahl von ${from} bis ${to}.`;
  return z.int(range).check(z.minimum(from, range), z.maximum(to, range));
};
const listOf = <S extends z.ZodMiniType>(schema: S, most: number) =>
  z.array(schema).check(z.maxLength(most, `Höchstens ${most} Einträge.`)) as unknown as z.ZodMiniType<
    readonly z.output<S>[]
  >;
/** `undefined` asks the owner before a production deploy; `null` shows nothing. */
const open = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Eine Uhrzeit wie 08:30.'));
const date = z.iso.date('Ein Datum wie 24.12.2026.');
const webPage = (text: string) => webAddress(trimmed(text));
const address = z
  .stringFormat('url', (text) => webPage(text) !== undefined, 'Eine Adresse, die mit https:// beginnt.')
  .check(z.overwrite((text) => webPage(text) ?? text));
const number = (link: RegExp, example: string) =>
  z.strictObject({
    display: told(line(24), { label: 'So steht sie da' }),
    link: told(z.string().check(z.regex(link, `Nur Ziffern mit Landesvorwahl, wie ${example}.`)), {
      label: 'So wählt das Telefon',
    }),
  });

const day = z.enum(DAYS);
type Day = z.infer<typeof day>;
const hours = z
  .strictObject({
    days: told(
      z.array(day).check(z.minLength(1), z.maxLength(2)) as unknown as z.ZodMiniType<
        readonly [Day] | readonly [Day, Day]
      >,
      { label: 'Tage' },
    ),
    from: told(time, { label: 'von' }),
    to: told(time, { label: 'bis' }),
    byArrangement: told(z.optional(z.boolean()), { label: 'nach Vereinbarung' }),
  })
  .check(z.refine(({ from, to }) => from < to, { error: 'Das Ende liegt vor dem Anfang.', path: ['to'] }));
const someHours = listOf(hours, 14);

/** A file of src/assets/media, or of .cache/site/pictures, where a publication puts the owner's under their digests. */
const file = z.string(NEEDED).check(z.regex(/^[\w-]+\.(jpe?g|png|webp)$/, 'Bitte ein Bild auswählen.'));
const pictureFile = {
  file: told(file, { label: 'Bild' }),
  focal: told(z.optional(z.strictObject({ x: whole(0, 100), y: whole(0, 100) })), {
    label: 'Wichtigste Stelle',
    hint: 'Sie bleibt zu sehen, wo das Bild beschnitten wird.',
  }),
};
const pictureFields = {
  ...pictureFile,
  alt: told(line(120), {
    label: 'Was ist zu sehen?',
    hint: 'Ein Satz für Menschen, die das Bild nicht sehen; er steht in der Galerie auch darunter.',
  }),
  isPhoto: told(z.boolean(), { label: 'Ein echtes Foto', hint: 'Alles andere nennt die Website Visualisierung.' }),
};
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Ein Monat wie 2026-10.'));
/** Not strict, because older revisions say which picture was wide. */
const galleryPicture = z
  .object({
    ...pictureFields,
    kind: told(z.enum(KINDS), { label: 'Art' }),
    place: told(z.optional(line(40)), { label: 'Ort', hint: 'Steht unter dem Foto.' }),
    month: told(z.optional(month), { label: 'Monat', hint: 'Steht unter dem Foto.' }),
    consent: told(z.optional(date), {
      label: 'Einverständnis vom',
      hint: 'Der Tag, an dem die Leute, denen das Haus gehört, zugestimmt haben.',
    }),
    before: told(z.optional(z.strictObject(pictureFile)), {
      label: 'Vorher-Bild',
      hint: 'Von derselben Stelle fotografiert; das erste Paar wird zum Wischen, groß über den anderen Bildern.',
    }),
  })
  .check(
    z.refine(({ isPhoto, kind, consent }) => !isPhoto || kind === 'Ausrüstung' || !!consent, {
      error: 'Ein Foto von einem fremden Haus braucht das Einverständnis.',
      path: ['consent'],
    }),
  );

/** Not strict, because older revisions have a line below the text. */
const service = z.object({
  description: told(lines(220), { label: 'Text', long: true }),
  pureWater: told(z.optional(lines(400)), {
    label: 'Reinwassersystem',
    hint: 'Klappt unter der Karte auf.',
    long: true,
  }),
  image: told(z.strictObject(pictureFields), { label: 'Bild' }),
});

/** An answer that customers ask for; it joins an answer of /faq and, where told, the home page. */
const customerAnswer = (label: string, question: string, hint: string) =>
  told(open(lines(240)), { label, question, hint, long: true });
/** The owner's own answer in place of ours. */
const ownAnswer = (question: string) =>
  told(z.optional(lines(1200)), {
    label: question,
    hint: 'Leer steht dort unsere Antwort; eine leere Zeile beginnt einen Absatz.',
    long: true,
  });

const ownAnswers = Object.fromEntries(
  Object.entries(QUESTIONS).map(([name, question]) => [name, ownAnswer(question)]),
) as Record<keyof typeof QUESTIONS, ReturnType<typeof ownAnswer>>;

/**
 * The facts about the business by file of src/content/facts. Labels, hints and messages are the owner's screens'. Apart
 * from the facts, because a browser script that shows one needs no zod.
 */
export const factsSchema = z.strictObject({
  firm: z.strictObject({
    company: told(line(50), { label: 'Firma', hint: 'Steht auf jeder Seite, in Mails und in der Suche.' }),
    shortName: told(line(15), { label: 'Kurzer Name', hint: 'Steht auf dem Handy unter dem Symbol der Verwaltung.' }),
    owner: told(line(40), { label: 'Vorname und Name', hint: 'Wer das Geschäft führt.' }),
    ownerRole: told(line(30), { label: 'Rolle', hint: 'Wie im Impressum nötig, zum Beispiel Inhaberin (§ 5 DDG).' }),
    street: told(line(60), { label: 'Straße und Hausnummer', hint: 'Der Sitz des Geschäfts.' }),
    postalCode: told(z.string().check(z.regex(/^\d{5}$/, 'Fünf Ziffern.')), {
      label: 'Postleitzahl',
      hint: 'Des Sitzes.',
    }),
    city: told(line(40), { label: 'Ort', hint: 'Der Sitz; steht auch am Anfang der Startseite.' }),
    siteUrl: told(
      address.check(
        z.refine((text) => webOrigin(text) !== undefined, 'Nur die Adresse selbst, wie https://www.firma.de.'),
        z.overwrite((text) => webOrigin(text) ?? text),
      ),
      { label: 'Adresse der Website', hint: 'Wie https://www.firma.de.' },
    ),
    scope: told(line(80), { label: 'Tätigkeit', hint: 'Steht unten auf jeder Seite und im Impressum.' }),
    smallBusiness: told(z.optional(line(30)), {
      label: 'Kleinunternehmen',
      hint: 'Das Wort dafür, zum Beispiel Kleinunternehmerin; leer, wenn Sie Umsatzsteuer zahlen (§ 19 UStG).',
    }),
    vatId: told(z.optional(line(20)), { label: 'USt-IdNr.', hint: 'Leer, wenn Sie keine haben.' }),
    economicId: told(z.optional(line(20)), {
      label: 'Wirtschafts-IdNr.',
      hint: 'Ins Impressum, sobald Sie eine haben (§ 139c AO).',
    }),
    supervisoryAuthority: told(z.optional(line(120)), {
      label: 'Aufsichtsbehörde',
      hint: 'Leer, wenn es keine gibt; Gebäudereinigung braucht keine Erlaubnis.',
    }),
    withdrawal: told(open(z.boolean()), {
      label: 'Widerrufsbelehrung',
      hint: 'Schaltet die Seite /widerruf ein und setzt in Ihre Vorlage „Angebot“ bei {Widerruf} die ganze Belehrung mit Formular; wer bei Leuten zu Hause oder per Mail abschließt, braucht sie meist, schickt sie vor dem Ja oder gibt sie ausgedruckt mit, und eine Anwältin oder ein Anwalt sollte den Text vorher lesen.',
      question: 'Kann ich den Auftrag widerrufen?',
    }),
  }),
  contact: z.strictObject({
    phone: told(number(/^\+\d{6,15}$/, '+491701234567'), { label: 'Telefon', hint: 'Steht auf jeder Seite.' }),
    whatsapp: told(number(/^\d{6,15}$/, '491701234567'), {
      label: 'WhatsApp',
      hint: 'Die Knöpfe im Kontakt und unten auf dem Handy führen dorthin; die Nummer steht bei den Fragen.',
    }),
    email: told(
      z
        .strictObject({
          user: told(line(60).check(z.regex(/^[!-~]+$/, 'Vor dem @ ohne Umlaute und Leerzeichen.')), {
            label: 'Vor dem @',
          }),
          domain: told(
            line(80).check(
              z.refine((text) => asciiDomain(text) !== undefined, 'Nach dem @ wie firma.de.'),
              z.overwrite((text) => asciiDomain(text) ?? text),
            ),
            { label: 'Nach dem @' },
          ),
        })
        .check(z.refine(({ user, domain }) => EMAIL.test(`${user}@${domain}`), 'Eine Adresse wie info@firma.de.')),
      { label: 'E-Mail', hint: 'Steht im Kontakt und im Impressum.' },
    ),
    mailProvider: told(
      z.strictObject({
        name: told(line(60), { label: 'Name' }),
        seat: told(line(60), { label: 'Sitz' }),
        privacyNotice: told(address, { label: 'Adresse der Datenschutzhinweise' }),
      }),
      {
        label: 'Anbieter des Postfachs',
        hint: 'Mit ihm schließen Sie einen Vertrag zur Auftragsverarbeitung (Art. 28 DSGVO).',
      },
    ),
  }),
  hours: z.strictObject({
    week: told(
      z.strictObject({
        onSite: told(someHours, { label: 'Vor Ort', question: 'Wann kommen Sie zu Besichtigungen und Aufträgen?' }),
        phone: told(someHours, { label: 'Telefon', question: 'Wann gehen Sie ans Telefon?' }),
        talks: told(someHours, { label: 'Gespräch', question: 'Wann sind Sie abends und am Wochenende da?' }),
      }),
      { label: 'Zeiten', hint: 'Stehen neben jeder Nummer und in der Suche.' },
    ),
    replyWithinHours: told(whole(1, 168), {
      label: 'Antwort spätestens nach',
      hint: 'Ein Versprechen auf vielen Seiten.',
      unit: 'Stunden',
    }),
    quoteWithinHours: told(whole(1, 336), {
      label: 'Angebot nach der Besichtigung spätestens nach',
      hint: 'Auch ein Versprechen.',
      unit: 'Stunden',
    }),
  }),
  area: z.strictObject({
    region: told(line(24), {
      label: 'Gegend',
      hint: 'Steht über der ersten Überschrift und in der Suche, nach „in“ oder mit eigenem Wort: „im Hunsrück“.',
    }),
    coordinates: told(
      z.strictObject({
        latitude: told(z.number(FROM_LIST).check(z.minimum(47), z.maximum(56)), { label: 'Breite' }),
        longitude: told(z.number(FROM_LIST).check(z.minimum(5), z.maximum(16)), { label: 'Länge' }),
        /** As the owner chose it from the list of places. */
        place: told(z.optional(line(60)), { label: 'Ort' }),
      }),
      { label: 'Mittelpunkt', hint: 'Ihr Ort: Von hier zählen der Umkreis und die Ortsprüfung.' },
    ),
    serviceRadiusKm: told(
      z
        .number('Eine Zahl von 1 bis 100.')
        .check(z.minimum(1, 'Eine Zahl von 1 bis 100.'), z.maximum(100, 'Eine Zahl von 1 bis 100.')),
      { label: 'Umkreis', hint: 'So weit fahren Sie, ohne zu fragen.', unit: 'km' },
    ),
    serviceExceptions: told(
      listOf(
        z.strictObject({
          places: told(listOf(line(60), 200), { label: 'Orte oder Postleitzahlen' }),
          verdict: told(z.enum(['inside', 'edge', 'outside']), { label: 'Kommen Sie dorthin?' }),
          why: told(line(160), { label: 'Warum', hint: 'Ein Satz, der in der Antwort steht.' }),
        }),
        40,
      ),
      { label: 'Ausnahmen', hint: 'Orte, bei denen nicht die Entfernung entscheidet.' },
    ),
  }),
  prices: z.strictObject({
    seniorDiscountPercent: told(whole(1, 100), {
      label: 'Rabatt für Ältere',
      hint: 'Auf jede Glasreinigung.',
      unit: 'Prozent',
    }),
    seniorAges: told(
      z.strictObject({
        homePage: told(whole(40, 100), { label: 'Auf der Startseite ab', unit: 'Jahre' }),
        faq: told(whole(40, 100), { label: 'In den Antworten ab', unit: 'Jahre' }),
        mayDiffer: told(z.boolean(), { label: 'Beide dürfen verschieden sein' }),
      }),
      { label: 'Alter für den Rabatt', hint: 'Ein Alter für alle Seiten.' },
    ),
    priceExamples: told(
      open(
        listOf(
          z.strictObject({
            what: told(line(60), { label: 'Auftrag und Ort', hint: 'Wie: Reihenhaus in Nieder-Olm' }),
            detail: told(z.optional(line(80)), { label: 'Genauer', hint: 'Wie: 9 Fenster, innen und außen' }),
            euros: told(
              z
                .number('Ein Betrag in Euro.')
                .check(
                  z.positive('Ein Betrag in Euro.'),
                  z.maximum(100_000, 'Höchstens 100.000 Euro.'),
                  z.multipleOf(0.01, 'Höchstens zwei Stellen nach dem Komma.'),
                ),
              { label: 'Endpreis', unit: 'Euro' },
            ),
          }),
          6,
        ),
      ),
      {
        label: 'Beispiele',
        hint: 'Echte Aufträge mit Endpreisen (mit Steuer und Anfahrt); drei genügen.',
        question: 'Was hat es bei anderen gekostet?',
      },
    ),
  }),
  person: z.strictObject({
    portrait: told(open(z.strictObject(pictureFile)), {
      label: 'Foto von Ihnen',
      hint: 'Wer kommt: Gesicht, quadratisch oder hochkant, kein gemaltes Bild.',
      question: 'Wer kommt zu mir?',
    }),
    sentence: told(open(line(40)), {
      label: 'Ihr Satz',
      hint: 'Steht am Anfang neben Ihrem Foto, wie: Ich sehe mir jedes Glas selbst an.',
      question: 'Wer kommt zu mir?',
    }),
    atWork: told(open(z.strictObject({ ...pictureFile, alt: pictureFields.alt })), {
      label: 'Foto bei der Arbeit',
      hint: 'Quer fotografiert, mit Ihnen und Ihrem Werkzeug.',
      question: 'Wer kommt zu mir?',
    }),
    insurer: told(open(line(120)), {
      label: 'Versicherung',
      hint: 'Name, Anschrift und Summe der Haftpflicht, auch fürs Impressum; „Ja“ nennt niemanden. Ohne Versicherung sagt die Seite, dass Sie selbst einstehen.',
      question: 'Sind Sie versichert?',
    }),
    certificate: told(open(line(80)), {
      label: 'Nachweis',
      hint: 'Ein Abschluss oder Zeugnis neben dem Führungszeugnis.',
      question: 'Haben Sie das gelernt?',
    }),
    guarantee: told(open(line(160)), {
      label: 'Ihr Wort',
      hint: 'Ein Versprechen zum Nachwischen; halten Sie es.',
      question: 'Was, wenn ein Streifen bleibt?',
    }),
  }),
  partners: z.strictObject({
    partners: told(
      listOf(
        z.strictObject({
          name: told(line(40), { label: 'Name' }),
          url: told(address, { label: 'Adresse' }),
          what: told(line(40), { label: 'Was sie machen' }),
        }),
        8,
      ),
      { label: 'Partner', hint: 'Betriebe, zu denen unten auf jeder Seite ein Link steht.' },
    ),
  }),
  answers: z.strictObject({
    appointmentWithinDays: told(open(whole(1, 90)), {
      label: 'Termin meist innerhalb von',
      hint: 'Gezählt von der Zusage an; nennen Sie eine Zahl, die Sie halten.',
      unit: 'Tage',
      question: 'Wie bald kommen Sie?',
    }),
    payment: customerAnswer(
      'Zahlung',
      'Wie zahle ich, und bekomme ich eine Rechnung?',
      'Wie: Nach der Arbeit, per Rechnung.',
    ),
    taxBenefit: told(open(z.boolean()), {
      label: 'Steuer nach § 35a EStG',
      hint: 'Ja, wenn Sie Rechnungen schreiben, die überwiesen werden: 20 % der Arbeitskosten gehen dann von der Steuer ab.',
      question: 'Kann ich das von der Steuer absetzen?',
    }),
    rain: customerAnswer(
      'Regen',
      'Was ist bei Regen, und kann ich den Termin verschieben?',
      'Wie: Wir verschieben, ohne Kosten.',
    ),
    duration: customerAnswer('Dauer', 'Wie lange dauert es?', 'Wie: Ein Einfamilienhaus dauert zwei bis drei Stunden.'),
    atHome: customerAnswer('Zu Hause', 'Muss ich zu Hause sein?', 'Wie: Außen geht es auch ohne Sie.'),
    waterAndLadder: customerAnswer(
      'Wasser und Leiter',
      'Wer bringt Wasser und Leiter mit?',
      'Wie: Leiter und Werkzeug bringen wir mit, Wasser nehmen wir bei Ihnen.',
    ),
    frames: customerAnswer('Rahmen', 'Kosten Rahmen und Fensterbrett extra?', 'Wie: Beides ist im Preis.'),
    landlords: customerAnswer(
      'Vermieter',
      'Reinigen Sie auch vermietete Wohnungen und Treppenhäuser?',
      'Wie: Auch leer, zwischen zwei Mietern.',
    ),
  }),
  faq: z.strictObject(ownAnswers),
  services: z.strictObject({
    windows: told(service, { label: 'Fensterreinigung', hint: 'Die erste Karte.' }),
    conservatory: told(service, { label: 'Wintergartenreinigung', hint: 'Die zweite Karte.' }),
    patioRoof: told(service, { label: 'Terrassendachreinigung', hint: 'Die dritte Karte.' }),
    firms: told(
      z.strictObject({
        description: told(line(120), { label: 'Text' }),
        image: told(z.strictObject(pictureFields), { label: 'Bild' }),
      }),
      { label: 'Für Betriebe', hint: 'Der Kasten unter den drei Karten.' },
    ),
  }),
  senior: z.strictObject({
    items: told(
      listOf(z.strictObject({ title: told(line(30), { label: 'Was' }), text: told(line(120), { label: 'Satz' }) }), 8),
      { label: 'Was Sie Älteren abnehmen', hint: 'Steht neben dem Rabatt.' },
    ),
  }),
  gallery: z.strictObject({
    pictures: told(listOf(galleryPicture, 200), { label: 'Bilder', hint: 'Fotos stehen immer vor Visualisierungen.' }),
    onlyPhotos: told(z.boolean(), { label: 'Visualisierungen weg', hint: 'Gilt ab drei eigenen Fotos.' }),
  }),
  promises: z.strictObject({
    seen: told(listOf(z.enum(PROMISES), PROMISES.length), {
      label: 'Bestätigt',
      hint: 'Was die Website in Ihrem Namen verspricht.',
    }),
  }),
  voices: z.strictObject({
    reviews: told(
      open(
        z.strictObject({
          howWeKnow: told(lines(300), {
            label: 'Woher Sie wissen, dass die Worte echt sind',
            hint: 'Steht unter den Stimmen, weil das Gesetz es verlangt (§ 5b Abs. 3 UWG), wie: Jede Stimme gehört zu einem Auftrag von uns; wir haben vor dem Abdruck gefragt.',
            long: true,
          }),
          said: told(
            listOf(
              z.strictObject({
                words: told(lines(240), { label: 'Worte', hint: 'Wörtlich, nichts dazu.', long: true }),
                name: told(z.optional(line(40)), { label: 'Von', hint: 'Nur mit Erlaubnis, wie: Familie K.' }),
                place: told(line(40), { label: 'Ort' }),
                month: told(month, { label: 'Monat' }),
              }),
              6,
            ),
            { label: 'Stimmen' },
          ),
        }),
      ),
      {
        label: 'Stimmen',
        hint: 'Wahre Worte von Leuten, bei denen Sie gearbeitet haben.',
        question: 'Was sagen andere?',
      },
    ),
    mapProfile: told(open(address), {
      label: 'Ihr Eintrag in einer Karte',
      hint: 'Die Adresse Ihres Profils, zu dem ein Link führt.',
      question: 'Was sagen andere?',
    }),
  }),
});

export type Facts = z.infer<typeof factsSchema>;
export type Hours = z.infer<typeof hours>;
export type GalleryPicture = z.infer<typeof galleryPicture>;
