import * as limits from '#config/limits.ts';
import { PROCESSING_REGION } from '#config/processing-region.ts';
import { PUSH_SERVICES } from '#config/push-services.ts';
import { emailAddress, shownAddress } from '#content/email-address.ts';
import { pictureSentence } from '#content/gallery.ts';
import { insurance } from '#content/insurance.ts';
import * as contact from '#facts/contact.ts';
import * as firm from '#facts/firm.ts';
import * as hours from '#facts/hours.ts';
import { mailto } from '#shared/format/mailto.ts';
import { texts } from './texts.ts';

const { smallBusiness, vatId, economicId, noAuthority } = texts.imprint;

const tax = [
  firm.smallBusiness && smallBusiness(firm.smallBusiness, firm.owner),
  firm.vatId && `${vatId}: ${firm.vatId}`,
  firm.economicId && `${economicId}: ${firm.economicId}`,
].filter(Boolean);

export type LegalFacts = Readonly<Record<string, string | null>>;

/** '1 Jahr', '6 Monate' (nominative and accusative). */
export const duration = (count: number, unit: string): string =>
  new Intl.NumberFormat('de-DE', { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** Each time of RETENTION by its name, which has the unit: '6 Monate' for `enquiryWithoutDealMonths`. */
const retention = Object.fromEntries(
  Object.entries(limits.RETENTION).map(([name, count]) => {
    const [, unit = ''] = /(Day|Month|Year)s/.exec(name) ?? [];
    return [name, duration(count, unit.toLowerCase())];
  }),
);

/**
 * The values of the placeholders in src/content/legal. Times come from the constants that the code enforces, because
 * the text must not promise something else. Without a value (`null`) its section is left out.
 */
export const legalFacts: LegalFacts = {
  company: firm.company,
  owner: firm.owner,
  ownerRole: firm.ownerRole,
  street: firm.street,
  postalCode: firm.postalCode,
  city: firm.city,
  phone: contact.phone.display,
  phoneLink: contact.phone.link,
  email: emailAddress(),
  shownEmail: shownAddress(),
  mailto: mailto(emailAddress()),
  whatsapp: contact.whatsapp.display,
  whatsappLink: contact.whatsapp.link,
  scope: firm.scope,
  tax: tax.join('\n\n') || null,
  authority: firm.supervisoryAuthority ?? noAuthority,
  insurer: insurance.name ?? null, // DL-InfoV § 2 Abs. 1 Nr. 11
  pictures: pictureSentence,
  replyHours: duration(hours.replyWithinHours, 'hour'),

  ...retention,
  manualBackups: String(limits.BACKUPS_KEPT.manual),
  cleanUpEvery: duration(limits.CLEAN_UP_EVERY_HOURS, 'hour'),

  counterLife: duration(limits.DAY_MS / limits.HOUR_MS, 'hour'),
  counterGone: duration(limits.DAY_MS / limits.HOUR_MS + limits.CLEAN_UP_EVERY_HOURS, 'hour'),
  minFill: duration(limits.CONTACT_MIN_FILL_MS / limits.SECOND_MS, 'second'),
  sessionLifetime: duration(limits.SESSION_LIFETIME_MS / limits.DAY_MS, 'day'),
  rememberedLifetime: duration(limits.SESSION_ABSOLUTE_LIFETIME_MS / limits.DAY_MS, 'day'),
  deviceLifetime: duration(limits.DEVICE_LIFETIME_MS / limits.DAY_MS, 'day'),
  challengeLifetime: duration(limits.CHALLENGE_LIFETIME_MS / limits.MINUTE_MS, 'minute'),
  userAgentChars: String(limits.USER_AGENT_MAX_CHARS),

  region: PROCESSING_REGION.place,
  mailProvider: contact.mailProvider.name,
  mailProviderSeat: contact.mailProvider.seat,
  mailProviderNotice: contact.mailProvider.privacyNotice,
  pushServices: PUSH_SERVICES.map(({ company }) => company).join(', '),
};
