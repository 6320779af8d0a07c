import type { HomeAndConstructionBusiness } from 'schema-dts';
import { schemaHours } from '#content/hours.ts';
import { closedHours, readAnnouncement } from '#domain/absence/absence.ts';
import { absence } from '#facts/absence.ts';
import * as area from '#facts/area.ts';
import * as contact from '#facts/contact.ts';
import * as firm from '#facts/firm.ts';
import * as hours from '#facts/hours.ts';
import { mapProfile } from '#facts/voices.ts';

export const businessId = `${firm.siteUrl}/#business`;

/** The picture of a shared link (Open Graph's summary_large_image). */
export const socialPictureUrl = `${firm.siteUrl}/social.jpg`;

const METRES_PER_KM = 1000;
const { latitude, longitude } = area.coordinates;
const geo = { '@type': 'GeoCoordinates', latitude, longitude } as const;
const closed = closedHours(readAnnouncement(absence));
const openingHours = { '@type': 'OpeningHoursSpecification' } as const;

/**
 * Describes the business for schema.org; `HomeAndConstructionBusiness` is the nearest type. Leaves the mail address
 * out, because the pages hide it from collectors (Spec §2).
 */
export const businessNode = () =>
  ({
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId,
    name: firm.company,
    url: `${firm.siteUrl}/`,
    image: socialPictureUrl,
    telephone: contact.phone.link,
    address: {
      '@type': 'PostalAddress',
      streetAddress: firm.street,
      postalCode: firm.postalCode,
      addressLocality: firm.city,
      addressCountry: 'DE',
    },
    geo,
    ...(mapProfile && { hasMap: mapProfile }),
    areaServed: { '@type': 'GeoCircle', geoMidpoint: geo, geoRadius: area.serviceRadiusKm * METRES_PER_KM },
    openingHoursSpecification: schemaHours(hours.week).map((times) => ({ ...openingHours, ...times })),
    ...(closed.length > 0 && { specialOpeningHoursSpecification: closed }),
  }) as const satisfies HomeAndConstructionBusiness;
