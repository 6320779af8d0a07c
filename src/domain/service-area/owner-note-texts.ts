import type { Verdict } from './served-places.ts';

export const ownerNoteTexts = {
  inside: 'im Gebiet',
  edge: 'am Rand',
  outside: 'außerhalb',
  mixed: 'je nach Straße',
} satisfies Record<Verdict | 'mixed', string>;
