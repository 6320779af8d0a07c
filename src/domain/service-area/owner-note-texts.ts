import type { Verdict } from './served-places.ts';

/** The note beside a place, for the owner. */
export const ownerNoteTexts = {
  inside: 'im Gebiet',
  edge: 'am Rand',
  outside: 'außerhalb',
  mixed: 'je nach Straße',
} satisfies Record<Verdict | 'mixed', string>;
