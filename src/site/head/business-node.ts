import type { HomeAndConstructionBusiness } from 'schema-dts';
import { business } from '#content/business.ts';
import { schemaHours } from '#content/hours.ts';
import { type PublicPage, pages } from '#content/pages.ts';
import { seniorOffer } from '#content/senior.ts';
import { services } from '#content/services.ts';

export const businessId = `${business.siteUrl}/#business`;

/** The name of the social picture, made by src/pages/social/[page].jpg.ts. */
export const socialPictureName = ({ path }: Pick<PublicPage, 'path'>) => path || 'startseite';
export const socialPictureUrl = (page: Pick<PublicPage, 'path'>) =>
  `${business.siteUrl}/social/${socialPictureName(page)}.jpg`;

const METRES_PER_KM = 1000;
const geo = { '@type': 'GeoCoordinates', ...business.coordinates } as const;
const hours = { '@type': 'OpeningHoursSpecification' } as const;

/**
 * Describes the business for schema.org; `HomeAndConstructionBusiness` is the nearest type. Leaves the mail address
 * out, because the pages hide it from collectors (Spec §2).
 */
export const businessNode = () =>
  ({
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId,
    name: business.company,
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
    geo,
    areaServed: { '@type': 'GeoCircle', geoMidpoint: geo, geoRadius: business.serviceRadiusKm * METRES_PER_KM },
    openingHoursSpecification: schemaHours(business.week).map((times) => ({ ...hours, ...times })),
    ...(business.week.closed.length > 0 && {
      // In schema.org, equal hours mean closed.
      specialOpeningHoursSpecification: business.week.closed.map(({ from, to }) => ({
        ...hours,
        validFrom: from,
        validThrough: to,
        opens: '00:00',
        closes: '00:00',
      })),
    }),
    makesOffer: [...services, seniorOffer].map(
      ({ title }) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name: title } }) as const,
    ),
  }) as const satisfies HomeAndConstructionBusiness;
