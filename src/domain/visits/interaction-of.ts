import { firstMatch } from '#shared/user-agent.ts';
import type { Interaction } from './page-view.ts';

/** How the links of each way to get in touch begin. */
const WAYS: Readonly<Record<Interaction, RegExp>> = {
  phone: /^tel:/,
  mail: /^mailto:/,
  whatsapp: /^https:\/\/wa.me/,
};

/** Returns the way to get in touch of an address, '' for any other. */
export const interactionOf = (address: string): Interaction | '' => firstMatch(WAYS, address);
