import { firstMatch } from '#shared/user-agent.ts';
import type { Interaction } from './page-view.ts';

/** What the address of a link begins with, by the way to get in touch that it is; the form by where it posts. */
const WAYS: Readonly<Record<Interaction, RegExp>> = {
  phone: /^tel:/,
  mail: /^mailto:/,
  whatsapp: /^https:\/\/wa.me/,
  form: /\/contact$/,
};

/** Which way to get in touch an address is, '' for any other. */
export const interactionOf = (address: string): Interaction | '' => firstMatch(WAYS, address);
