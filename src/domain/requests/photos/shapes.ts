import * as z from 'zod/mini';

export const requestPhoto = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  isOurs: z.optional(z.literal(true)),
  consentedAt: z.optional(z.iso.datetime()),
});
export type RequestPhoto = z.infer<typeof requestPhoto>;

export const photoPath = (id: string): string => `/api/admin/photos/${id}`;
export const photoFileName = (id: string): string => `foto-${id.slice(0, 8)}.jpg`;
