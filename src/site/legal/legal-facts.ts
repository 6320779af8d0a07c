import * as limits from '#config/limits.ts';
import { PUSH_SERVICES } from '#config/push-services.ts';
import { business, emailAddress } from '#content/business.ts';
import { ACCESSIBILITY_TESTED_ON } from '#content/legal/accessibility-test.ts';
import { dataProtectionAuthority } from '#content/legal/authorities.ts';
import { processors } from '#content/legal/processors.ts';
import { germanDate } from '#shared/format/german-date.ts';
import { duration } from './duration.ts';

const { RETENTION } = limits;

/**
 * The values of the placeholders in src/content/legal. Times come from the constants that the code enforces, because
 * the text must not promise something else.
 */
export const legalFacts: Readonly<Record<string, string>> = {
  company: business.company,
  owner: business.owner,
  ownerRole: business.ownerRole,
  street: business.street,
  postalCode: business.postalCode,
  city: business.city,
  phone: business.phone.display,
  phoneLink: business.phone.link,
  email: emailAddress(),
  replyHours: duration(business.replyWithinHours, 'Stunde'),

  enquiryWithoutDeal: duration(RETENTION.enquiryWithoutDealMonths, 'Monat'),
  deletionMail: duration(limits.DELETION_MAIL_DAYS, 'Tag'),
  enquiryWithDeal: duration(RETENTION.enquiryWithDealYears, 'Jahr'),
  correspondence: duration(RETENTION.correspondenceYears, 'Jahr'),
  technicalLogs: duration(RETENTION.technicalLogDays, 'Tag'),
  binned: duration(RETENTION.binDays, 'Tag'),
  filteredEnquiries: duration(RETENTION.filteredEnquiryDays, 'Tag'),
  messages: duration(RETENTION.messageDays, 'Tag'),
  analytics: duration(RETENTION.pageViewDays, 'Tag'),
  backups: duration(RETENTION.backupMonths, 'Monat'),
  manualBackups: String(limits.BACKUPS_KEPT.manual),
  cleanUpEvery: duration(limits.CLEAN_UP_EVERY_HOURS, 'Stunde'),
  cookieSettings: duration(RETENTION.cookieSettingsYears, 'Jahr'),
  necessaryCookies: duration(RETENTION.necessaryCookieYears, 'Jahr'),
  marketingCookies: duration(RETENTION.marketingCookieYearsAtMost, 'Jahr'),

  receiptWindow: duration(limits.DAY_MS / limits.HOUR_MS, 'Stunde'),
  minFill: duration(limits.CONTACT_MIN_FILL_MS / limits.SECOND_MS, 'Sekunde'),
  contactWindow: duration(limits.CONTACT_WINDOW_MS / limits.MINUTE_MS, 'Minute'),
  analyticsWindow: duration(limits.ANALYTICS_WINDOW_MS / limits.MINUTE_MS, 'Minute'),
  loginForget: duration(limits.LOGIN_FORGET_MS / limits.HOUR_MS, 'Stunde'),
  sessionLifetime: duration(limits.SESSION_LIFETIME_MS / limits.DAY_MS, 'Tag'),
  rememberedLifetime: duration(limits.REMEMBERED_SESSION_LIFETIME_MS / limits.DAY_MS, 'Tag'),
  securityLog: duration(RETENTION.securityLogDays, 'Tag'),
  deviceLifetime: duration(limits.DEVICE_LIFETIME_MS / limits.DAY_MS, 'Tag'),
  userAgentChars: String(limits.USER_AGENT_MAX_CHARS),

  processors: processors
    .map(
      ({ name, seat, task, privacyNotice }) =>
        `- **${name}** (${seat}): ${task} [Datenschutzhinweise](${privacyNotice})`,
    )
    .join('\n'),
  pushServices: PUSH_SERVICES.map(({ company }) => company).join(', '),
  authorityName: dataProtectionAuthority.name,
  authorityStreet: dataProtectionAuthority.street,
  authorityCity: dataProtectionAuthority.city,
  authorityWebsite: dataProtectionAuthority.website,

  testedOn: germanDate(new Date(ACCESSIBILITY_TESTED_ON)),
};
