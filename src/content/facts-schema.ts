import { z } from 'zod';

export const DAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'] as const;

const text = z.string().trim().min(1);
/** `undefined` asks the owner before a production deploy; `null` shows nothing. */
const open = <S extends z.ZodType>(schema: S) => schema.nullable().optional();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const date = z.iso.date();
const number = (link: RegExp) => z.strictObject({ display: text, link: z.string().regex(link) });

const day = z.enum(DAYS);
const hours = z.strictObject({
  days: z.union([z.tuple([day]), z.tuple([day, day])]).readonly(),
  from: time,
  to: time,
  byArrangement: z.boolean().optional(),
});
const someHours = z.array(hours).readonly();

/**
 * The facts about the business by file of src/content/facts, each with the sentence that explains it. Apart from the
 * facts, because a browser script that shows one needs no zod.
 */
export const factsSchema = z.strictObject({
  firm: z.strictObject({
    company: text.describe('The name on every page, in mails and in search results.'),
    shortName: text.describe("The name under an icon on a phone's home screen: about 12 characters."),
    owner: text.describe('First name and surname of whoever runs the business.'),
    ownerRole: text.describe('The role in the legal notice (§5 DDG).'),
    street: text.describe('Street and house number of the seat.'),
    postalCode: z
      .string()
      .regex(/^\d{5}$/)
      .describe('Postal code of the seat.'),
    city: text.describe('Town of the seat.'),
    siteUrl: z
      .url({ protocol: /^https$/ })
      .regex(/[^/]$/)
      .describe('The address of the website, without a slash at the end.'),
    scope: text.describe('The line of business, in the footer and in the legal notice.'),
    smallBusiness: text.optional().describe('The word for a small business without VAT (§19 UStG), if it is one.'),
    vatId: text.optional().describe('The VAT identification number, if there is one.'),
    economicId: text
      .optional()
      .describe('The business identification number (§139c AO); the legal notice must show it once it is assigned.'),
    supervisoryAuthority: text
      .optional()
      .describe('The authority that supervises the trade, if any; cleaning buildings needs no permit.'),
  }),
  contact: z.strictObject({
    phone: number(/^\+\d+$/).describe('The telephone number as people read it, and as a phone dials it.'),
    whatsapp: number(/^\d+$/).describe('The WhatsApp number as people read it, and with country code for its link.'),
    email: z
      .strictObject({ user: text, domain: text })
      .describe('The mail address in two parts, because no page shows it in one piece.'),
    mailProvider: z
      .strictObject({ name: text, seat: text, privacyNotice: z.url() })
      .describe('The provider of the mailbox for the privacy page: conclude the processing agreement (Art. 28 GDPR).'),
  }),
  hours: z.strictObject({
    week: z
      .strictObject({
        /** Inspections and jobs. */
        onSite: someHours,
        phone: someHours,
        /** Talks after work and at weekends, the contact section's table. */
        talks: someHours,
      })
      .describe('Hours on site and on the phone for the FAQ, and hours of talks for the contact section (ruling 6).'),
    closed: z
      .array(z.strictObject({ from: date, to: date, why: text }))
      .readonly()
      .describe('Closed days for the FAQ and search engines, both included, each with a sentence.'),
    replyWithinHours: z.int().positive().describe('Hours until a request is answered; a promise on many pages.'),
    quoteWithinHours: z.int().positive().describe('Hours from the inspection to the offer; a promise, too.'),
  }),
  area: z.strictObject({
    region: text.describe('The region where the business works.'),
    coordinates: z
      .strictObject({ latitude: z.number().min(47).max(56), longitude: z.number().min(5).max(16) })
      .describe('The centre of the map and of the place check (WGS 84).'),
    serviceRadiusKm: z.number().positive().describe('Kilometres from the centre that are driven without asking.'),
    serviceExceptions: z
      .array(
        z.strictObject({
          places: z.array(text).readonly(),
          verdict: z.enum(['inside', 'edge', 'outside']),
          why: text,
        }),
      )
      .readonly()
      .describe('Places by name or postal code with a verdict by hand instead of by distance, and the reason.'),
  }),
  prices: z.strictObject({
    seniorDiscountPercent: z.int().min(1).max(100).describe('Discount for older people, in percent.'),
    seniorAges: z
      .strictObject({ homePage: z.int(), faq: z.int(), mayDiffer: z.boolean() })
      .describe('Age from which the discount counts, on the home page and in the FAQ, and whether both may differ.'),
    priceExamples: open(z.array(z.strictObject({ what: text, euros: z.number().positive() })).readonly()).describe(
      'Real jobs and their prices; three are enough.',
    ),
  }),
  person: z.strictObject({
    portrait: open(text).describe('A picture in src/assets/media of the person who comes, upright or square.'),
    insurer: open(text).describe('Company and sum of the liability insurance.'),
    certificate: open(text).describe('A certificate beside the police clearance.'),
    guarantee: text.describe('A promise about touching up, on the home page and in the FAQ; keep it true.'),
  }),
  partners: z.strictObject({
    partners: z
      .array(z.strictObject({ name: text, url: z.url(), what: text }))
      .readonly()
      .describe('Businesses that the footer links to.'),
  }),
});

export type Facts = z.infer<typeof factsSchema>;
export type Hours = z.infer<typeof hours>;
