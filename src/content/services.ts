import type { Facts } from '#content/facts-schema.ts';
import { landlords } from '#facts/answers.ts';
import * as facts from '#facts/services.ts';
import { insurance } from './insurance.ts';
import type { ServiceKind } from './service-kinds.ts';

type Id = Extract<ServiceKind, 'fenster' | 'wintergarten' | 'terrassendach'>;

/** The home page's three cards (Spec §1, §2). */
export const services: readonly (Facts['services']['windows'] & { id: Id; title: string })[] = [
  { id: 'fenster', title: 'Fensterreinigung', ...facts.windows },
  { id: 'wintergarten', title: 'Wintergartenreinigung', ...facts.conservatory },
  { id: 'terrassendach', title: 'Terrassendachreinigung', ...facts.patioRoof },
];

/** The offer for small firms, and for landlords if the owner works for them. */
export const firms = {
  ...facts.firms,
  title: landlords ? 'Für Betriebe und Vermieter' : 'Für Betriebe',
  offers: [
    {
      title: landlords ? 'Betriebe' : undefined,
      description: [facts.firms.description, insurance.name && `Versichert: ${insurance.name}.`]
        .filter(Boolean)
        .join(' '),
      request: landlords ? 'Als Betrieb anfragen' : 'Angebot für Ihren Betrieb anfragen',
      audience: 'Betrieb',
      message: 'Wir möchten regelmäßig reinigen lassen, etwa alle … Wochen.',
    },
    ...(landlords
      ? [
          {
            title: 'Vermieter',
            description: landlords,
            request: 'Als Vermieter anfragen',
            audience: 'Vermietung',
            message: 'Wir vermieten und möchten reinigen lassen: …',
          },
        ]
      : []),
  ],
};
