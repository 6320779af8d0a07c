import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/define-route.ts';

export const seoStatus = z.enum(['success', 'error', 'warning']);
export type SeoStatus = z.infer<typeof seoStatus>;

/** Spec §3. `lastChecked` is ISO 8601 in UTC. */
export const seoItem = z.object({
  id: z.string(),
  category: z.string(),
  title: z.string(),
  description: z.string(),
  details: z.optional(z.string()),
  advice: z.optional(z.string()),
  status: seoStatus,
  /** 0 to 100; absent where there was nothing to judge. */
  score: z.optional(z.number()),
  lastChecked: z.iso.datetime(),
});
export type SeoItem = z.infer<typeof seoItem>;

export const seoState = z.object({
  /** When the owner last checked the built sitemap, and how many pages it had. */
  sitemap: z.nullable(z.object({ generatedAt: z.iso.datetime(), pages: z.int() })),
});
export type SeoState = z.infer<typeof seoState>;

export const seoRoutes = {
  list: defineRoute('GET', '/api/admin/seo', 'admin', { answers: { 200: z.array(seoItem) } }),
  state: defineRoute('GET', '/api/admin/seo/state', 'admin', { answers: { 200: seoState } }),
  /** Reads and judges the site (ruling 18). Answers at the end. */
  analyse: defineRoute('POST', '/api/admin/seo', 'admin', {
    answers: { 200: z.object({ pages: z.int() }) },
  }),
  /** Checks the built sitemap and notes when (src/docs/decisions/sitemap.md). 503 with what is wrong. */
  generateSitemap: defineRoute('POST', '/api/admin/seo/sitemap', 'admin', {}),
};
