import type { Week } from './hours.ts';

/** Places that are judged by hand and not by their distance. */
export interface ServiceException {
  places: readonly string[];
  verdict: 'inside' | 'edge' | 'outside';
  /** A sentence for the visitor. */
  why: string;
}

/**
 * The business: every fact about it that a page shows. The owner changes this file and nothing else.
 *
 * What stands here is an obviously fictitious sample. A production deploy refuses to publish while sample
 * values are left and names them (`npm run deploy:check`; see src/content/samples.ts).
 */
export const business = {
  company: 'Muster Glasreinigung Rheinhessen',
  /** What stands under the icon on a phone's home screen: about 12 characters. */
  shortName: 'Glasreinigung',
  owner: 'Maria Muster',
  /** How the Impressum calls her: the firm of one person is that person (§5 DDG). */
  ownerRole: 'Inhaberin',
  street: 'Musterstraße 1',
  postalCode: '55000',
  city: 'Musterstadt',
  /** Numbers from the ranges that the Bundesnetzagentur keeps free for fiction. */
  phone: { display: '069 90009 123', link: '+496990009123' },
  whatsapp: { display: '0176 04069 123', link: '4917604069123' },
  email: { user: 'kontakt', domain: 'muster-glasreinigung.example' },
  /**
   * Who runs the mailbox that new requests are reported to, and through which they are sent (SMTP_URL). Owner's note:
   * conclude the processing agreement there, too (Art. 28 GDPR).
   */
  mailProvider: {
    name: 'Muster Postfach GmbH',
    seat: 'Musterstadt',
    privacyNotice: 'https://www.muster-postfach.example/datenschutz',
  },
  /** Public address of the site, without a slash at the end. */
  siteUrl: 'https://www.muster-glasreinigung.example',

  /** The landscape the pages name: 'in Rheinhessen'. */
  region: 'Rheinhessen',
  /** WGS 84. The map's circle and the place check start here. */
  coordinates: { latitude: 49.88, longitude: 8.12 },
  serviceRadiusKm: 20, // Spec §9
  /**
   * Where the straight line misjudges the way: names or postal codes of content/postal-codes.ts, and what to say
   * whatever their distance ('inside': we come; 'edge': please call; 'outside': only on recommendation), and why.
   * Between Mainz-Schierstein and Koblenz no bridge crosses the Rhine, so the Rheingau is two ferries or a detour away.
   */
  serviceExceptions: [
    {
      places: ['65343', '65344', '65345', '65346', '65347', '65366', '65375', '65385', '65396', '65399'],
      verdict: 'edge',
      why: 'Dazwischen liegt der Rhein, und dort führt keine Brücke hinüber.',
    },
  ] as readonly ServiceException[],

  seniorDiscountPercent: 10, // Spec §9
  /** The specification gives both ages (ruling 6). A production deploy asks, until they are equal or `mayDiffer` is true. */
  seniorAges: { homePage: 60 as number, faq: 65 as number, mayDiffer: false as boolean },

  /**
   * The specification gives two sets of hours, the FAQ's (on site, phone) and the contact section's (talks); ruling 6. A
   * holiday: `{ from: '2026-12-24', to: '2027-01-02', why: 'Vom 24. Dezember bis 2. Januar sind wir nicht da.' }`.
   */
  week: {
    onSite: [
      { days: ['Montag', 'Freitag'], from: '08:00', to: '17:00' },
      { days: ['Samstag'], from: '08:00', to: '14:00', byArrangement: true },
    ],
    phone: [{ days: ['Montag', 'Freitag'], from: '08:00', to: '18:00' }],
    talks: [
      { days: ['Freitag'], from: '17:00', to: '22:00' },
      { days: ['Samstag', 'Sonntag'], from: '07:00', to: '22:00' },
    ],
    closed: [],
  } as Week,
  /**
   * Real jobs with what they cost, under 'Was kostet das?': { what: 'Einfamilienhaus, 14 Fenster innen und außen', euros: 89 }.
   * Three are plenty. `undefined` is a question to the owner, `null` says that none shall be shown.
   */
  priceExamples: undefined as readonly { what: string; euros: number }[] | null | undefined,
  /**
   * Who comes to the customer. `undefined` is a question to the owner, and a production deploy asks it; `null` says that
   * it shall not be shown.
   */
  person: {
    /** A picture in src/assets/media, upright or square. */
    portrait: undefined as string | null | undefined,
    /** The liability insurance's company and sum: 'Muster Versicherung, bis 3 Millionen Euro'. */
    insurer: undefined as string | null | undefined,
    /** A certificate to show besides the police clearance: 'Gebäudereinigermeisterin, Handwerkskammer Rheinhessen'. */
    certificate: undefined as string | null | undefined,
  },

  replyWithinHours: 24, // Spec §9
  quoteWithinHours: 24, // Spec §9

  /** §19 UStG: small business, no value-added tax; the word for the owner ('Kleinunternehmer'), or undefined. */
  smallBusiness: 'Kleinunternehmerin' as string | undefined,
  vatId: undefined as string | undefined,
  /** Wirtschafts-Identifikationsnummer (§139c AO): the Impressum must show it once it is assigned (§5 DDG). */
  economicId: undefined as string | undefined,
  /**
   * The authority that supervises the trade, where there is one. Cleaning buildings needs no permit in Germany, so
   * the Impressum says that there is none (§5 DDG; ruling 26).
   */
  supervisoryAuthority: undefined as string | undefined,
  scope: 'Glas-, Wintergarten- und Terrassendachreinigung',

  partners: [
    { name: 'Muster Gartenbau', url: 'https://gartenbau.example', what: 'Gartenpflege' },
    { name: 'Muster Hausmeisterservice', url: 'https://hausmeister.example', what: 'Rund ums Haus' },
  ],
} as const;

/** The address assembled in code, so that it stands in no page's source in one piece (Spec §2). */
export const emailAddress = () => `${business.email.user}@${business.email.domain}`;

/** The word form shown before the address is revealed: 'kontakt at firma dot de' (Spec §2). */
export const emailInWords = () => `${business.email.user} at ${business.email.domain.replaceAll('.', ' dot ')}`;

/** What a customer may rely on; the FAQ and the home page say it. Keep it true. Apart, because no visitor's script needs it. */
export const guarantee =
  'Sie sehen am nächsten Morgen noch einen Streifen? Anruf genügt, wir wischen nach, ohne Aufpreis.';
