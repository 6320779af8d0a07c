import { firstMatch } from '#shared/user-agent.ts';
import type { Interaction } from './page-view.ts';

const WAYS: Readonly<Record<Interaction, RegExp>> = {
  phone: /^tel:/,
  mail: /^mailto:/,
  whatsapp: /^https:\/\/wa.me/,
};

/** '' for any other address. */
export const interactionOf = (address: string): Interaction | '' => firstMatch(WAYS, address);
