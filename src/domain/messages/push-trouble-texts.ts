import type { Trouble } from '#shared/api/mail-trouble.ts';

/** Why notifications do not arrive on a device, as a sentence of its own. */
export const whyNoPush: Record<Trouble, string> = {
  login: 'Der Mitteilungsdienst erkennt die Website nicht an.',
  refused: 'Der Mitteilungsdienst nimmt die Nachricht nicht an.',
  busy: 'Der Mitteilungsdienst bittet, es später noch einmal zu versuchen.',
  away: 'Der Mitteilungsdienst antwortet nicht.',
  unset: 'Mitteilungen sind nicht eingerichtet.',
};
