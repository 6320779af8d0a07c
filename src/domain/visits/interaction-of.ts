import { firstMatch } from '#shared/user-agent.ts';
import type { Interaction } from './page-view.ts';

/** The beginnings of links, by way to get in touch. */
const WAYS: Readonly<Record<Interaction, RegExp>> = {
  phone: /^tel:/,
  mail: /^mailto:/,
  whatsapp: /^https:\/\/wa.me/,
};

/** Returns the way to get in touch of an address, '' for any other. */
export const interactionOf = (address: string): Interaction | '' => firstMatch(WAYS, address);
