import { defineMiddleware } from 'astro:middleware';
import { rewriteHtml } from '#build/html/rewrite-html.ts';

/** Rewrites every page as it is rendered, in the build and in `npm run dev`. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(rewriteHtml(await response.text()), response);
});
