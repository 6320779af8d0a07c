import type { Facts } from '#content/facts-schema.ts';
import * as facts from '#facts/services.ts';
import type { ServiceKind } from './service-kinds.ts';

type Id = Extract<ServiceKind, 'fenster' | 'wintergarten' | 'terrassendach'>;

/** The home page's three cards (Spec §1, §2). */
export const services: readonly (Facts['services']['windows'] & { id: Id; title: string })[] = [
  { id: 'fenster', title: 'Fensterreinigung', ...facts.windows },
  { id: 'wintergarten', title: 'Wintergartenreinigung', ...facts.conservatory },
  { id: 'terrassendach', title: 'Terrassendachreinigung', ...facts.patioRoof },
];

/** The offer for small firms. */
export const firms = {
  ...facts.firms,
  title: 'Für Betriebe',
  request: 'Angebot für Ihren Betrieb anfragen',
  message: 'Wir möchten regelmäßig reinigen lassen, etwa alle … Wochen.',
};
