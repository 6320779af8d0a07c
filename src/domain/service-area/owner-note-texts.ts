import type { Verdict } from './verdict.ts';

/** What the owner reads beside a place, in short. */
export const ownerNoteTexts = {
  inside: 'im Gebiet',
  edge: 'am Rand',
  outside: 'außerhalb',
  mixed: 'teils im Gebiet',
} satisfies Record<Verdict | 'mixed', string>;
