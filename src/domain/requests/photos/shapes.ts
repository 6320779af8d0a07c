import * as z from 'zod/mini';

/** A photo of a request: the visitor's, or one of the finished job. */
export const requestPhoto = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  isOurs: z.optional(z.literal(true)),
  /** When the owner noted that the householder lets us show it. */
  consentedAt: z.optional(z.iso.datetime()),
});
export type RequestPhoto = z.infer<typeof requestPhoto>;

export const photoPath = (id: string): string => `/api/admin/photos/${id}`;
export const photoFileName = (id: string): string => `foto-${id.slice(0, 8)}.jpg`;
