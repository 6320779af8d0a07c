import type { GeoCircle, HomeAndConstructionBusiness, Offer, OpeningHoursSpecification } from 'schema-dts';
import { business } from '#content/business.ts';
import { schemaDays } from '#content/hours.ts';
import { pages } from '#content/pages.ts';
import { seniorOffer } from '#content/senior.ts';
import { services } from '#content/services.ts';
import { socialPictureUrl } from './page-head.ts';

export const businessId = `${business.siteUrl}/#business`;

const METRES_PER_KM = 1000;

/**
 * Describes the business for schema.org; `HomeAndConstructionBusiness` is the nearest type. Leaves the mail address
 * out, because the pages hide it from collectors (Spec §2).
 */
export const businessNode = () =>
  ({
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId,
    name: business.company,
    description: business.scope,
    url: `${business.siteUrl}/`,
    logo: `${business.siteUrl}/icon-512.png`,
    image: socialPictureUrl(pages.home),
    telephone: business.phone.link,
    address: {
      '@type': 'PostalAddress',
      streetAddress: business.street,
      postalCode: business.postalCode,
      addressLocality: business.city,
      addressCountry: 'DE',
    },
    geo: { '@type': 'GeoCoordinates', ...business.coordinates },
    areaServed: serviceArea(),
    openingHoursSpecification: business.week.talks.map(openingHours),
    ...(business.week.closed.length > 0 && { specialOpeningHoursSpecification: business.week.closed.map(closedHours) }),
    makesOffer: offeredServices.map(serviceOffer),
  }) as const satisfies HomeAndConstructionBusiness;

/** The radius in metres (Spec §9). */
const serviceArea = () =>
  ({
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', ...business.coordinates },
    geoRadius: business.serviceRadiusKm * METRES_PER_KM,
  }) as const satisfies GeoCircle;

const openingHours = (hours: (typeof business.week.talks)[number]) =>
  ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: schemaDays(hours),
    opens: hours.from,
    closes: hours.to,
  }) as const satisfies OpeningHoursSpecification;

/** In schema.org, equal hours mean closed. */
const closedHours = ({ from, to }: (typeof business.week.closed)[number]) =>
  ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens: '00:00',
    closes: '00:00',
  }) as const satisfies OpeningHoursSpecification;

const offeredServices = [...services, seniorOffer];

const serviceOffer = ({ title }: { title: string }) =>
  ({
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      name: title,
    },
  }) as const satisfies Offer;
