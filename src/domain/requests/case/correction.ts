import * as z from 'zod/mini';
import { email } from '#shared/api/text-fields.ts';
import { entryOf } from '../fields.ts';
import { contactRequest } from '../request.ts';
import { contactErrors } from '../texts.ts';
import { historyTexts } from './history-texts.ts';

/** The fields that the owner may correct. */
export const CORRECTED = ['name', 'phone', 'email', 'place'] as const;

/** These fields by the form's rules, but a call may have no e-mail address. */
export const correction = z.object(
  {
    ...z.pick(contactRequest, { name: true, phone: true, place: true }).shape,
    email: z.union([z.literal(''), email(contactErrors.emailInvalid)], contactErrors.emailInvalid),
  },
  contactErrors.notAForm,
);
export type Correction = z.infer<typeof correction>;

/** Names each changed field with its new and old value; empty without a change. */
export const changesOf = (before: { [F in keyof Correction]?: string | null }, next: Correction): string =>
  CORRECTED.filter((field) => (before[field] ?? '') !== (next[field] ?? ''))
    .map((field) => historyTexts.change(entryOf(field).label, next[field] || '–', before[field] || '–'))
    .join(', ');
