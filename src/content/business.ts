import type { Week } from './hours.ts';
import { plannedHolidays } from './planned-holidays.ts';

/** Places with a verdict by hand instead of by distance. */
export interface ServiceException {
  places: readonly string[];
  verdict: 'inside' | 'edge' | 'outside';
  why: string;
}

/**
 * Every fact about the business that a page shows. The owner changes this file only.
 *
 * These are fictitious samples. A production deploy refuses to publish while samples are left, and names them (`npm
 * run deploy:check`, src/content/samples.ts).
 */
export const business = {
  company: 'Muster Glasreinigung Rheinhessen',
  /** The name under an icon on a phone's home screen: about 12 characters. */
  shortName: 'Glasreinigung',
  owner: 'Maria Muster',
  /** The role in the Impressum (§5 DDG). */
  ownerRole: 'Inhaberin',
  street: 'Musterstraße 1',
  postalCode: '55000',
  city: 'Musterstadt',
  /** From the ranges that the Bundesnetzagentur reserves for fiction. */
  phone: { display: '069 90009 123', link: '+496990009123' },
  whatsapp: { display: '0176 04069 123', link: '4917604069123' },
  email: { user: 'kontakt', domain: 'muster-glasreinigung.example' },
  /**
   * The provider of the mailbox that receives and sends the site's mails (SMTP_URL). Owner's note: conclude the
   * processing agreement (Art. 28 GDPR).
   */
  mailProvider: {
    name: 'Muster Postfach GmbH',
    seat: 'Musterstadt',
    privacyNotice: 'https://www.muster-postfach.example/datenschutz',
  },
  /** Without a slash at the end. */
  siteUrl: 'https://www.muster-glasreinigung.example',

  /** The region in 'in Rheinhessen'. */
  region: 'Rheinhessen',
  /** WGS 84; the centre of the map and the place check. */
  coordinates: { latitude: 49.88, longitude: 8.12 },
  serviceRadiusKm: 20, // Spec §9
  /**
   * Exceptions from the distance: names or postal codes of content/postal-codes.ts with a verdict ('inside': we come;
   * 'edge': please call; 'outside': only on recommendation) and a reason. No bridge crosses the Rhine between
   * Mainz-Schierstein and Koblenz, so the Rheingau is a detour away.
   */
  serviceExceptions: [
    {
      places: ['65343', '65344', '65345', '65346', '65347', '65366', '65375', '65385', '65396', '65399'],
      verdict: 'edge',
      why: 'Dazwischen liegt der Rhein, und dort führt keine Brücke hinüber.',
    },
  ] as readonly ServiceException[],

  seniorDiscountPercent: 10, // Spec §9
  /** Both ages are specified (ruling 6). A production deploy asks until they are equal or `mayDiffer` is true. */
  seniorAges: { homePage: 60 as number, faq: 65 as number, mayDiffer: false as boolean },

  /**
   * Two sets of hours are specified (ruling 6): the FAQ's (on site, phone) and the contact section's (talks).
   * Holidays are set in the settings.
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
    closed: plannedHolidays(),
  } as Week,
  /**
   * Real jobs and prices for 'Was kostet das?': { what: 'Einfamilienhaus, 14 Fenster innen und außen', euros: 89 }.
   * Three are enough. `undefined` asks the owner, `null` shows none.
   */
  priceExamples: undefined as readonly { what: string; euros: number }[] | null | undefined,
  /** The person who comes. `undefined` asks the owner at a production deploy, `null` shows nothing. */
  person: {
    /** A picture in src/assets/media, upright or square. */
    portrait: undefined as string | null | undefined,
    /** Company and sum of the liability insurance: 'Muster Versicherung, bis 3 Millionen Euro'. */
    insurer: undefined as string | null | undefined,
    /** A certificate beside the police clearance: 'Gebäudereinigermeisterin, Handwerkskammer Rheinhessen'. */
    certificate: undefined as string | null | undefined,
  },

  replyWithinHours: 24, // Spec §9
  quoteWithinHours: 24, // Spec §9

  /** The owner's word for a small business without VAT (§19 UStG: 'Kleinunternehmer'), or undefined. */
  smallBusiness: 'Kleinunternehmerin' as string | undefined,
  vatId: undefined as string | undefined,
  /** Wirtschafts-Identifikationsnummer (§139c AO): the Impressum must show it once it is assigned (§5 DDG). */
  economicId: undefined as string | undefined,
  /**
   * The supervisory authority, if any. Cleaning buildings needs no permit, so the Impressum says that there is none
   * (§5 DDG; ruling 26).
   */
  supervisoryAuthority: undefined as string | undefined,
  scope: 'Glas-, Wintergarten- und Terrassendachreinigung',

  partners: [
    { name: 'Muster Gartenbau', url: 'https://gartenbau.example', what: 'Gartenpflege' },
    { name: 'Muster Hausmeisterservice', url: 'https://hausmeister.example', what: 'Rund ums Haus' },
  ],
} as const;

/** Assembles the address, because no page's source may have it in one piece (Spec §2). */
export const emailAddress = () => `${business.email.user}@${business.email.domain}`;

/** The address in words: 'kontakt at firma dot de' (Spec §2). */
export const emailInWords = () => `${business.email.user} at ${business.email.domain.replaceAll('.', ' dot ')}`;

/** A promise on the FAQ and the home page. Keep it true. Apart from `business`, because no browser script needs it. */
export const guarantee =
  'Sie sehen am nächsten Morgen noch einen Streifen? Anruf genügt, wir wischen nach, ohne Aufpreis.';
