import { defineMiddleware } from 'astro:middleware';
import { keepTogether } from '#build/html/keep-together.ts';
import { oneStyle } from '#build/html/one-style.ts';
import { shortDrawings } from '#build/html/short-drawings.ts';

/** Every page as it is rendered, in the build and in `npm run dev`: German typography once for all texts, one style, short drawings. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(shortDrawings(oneStyle(keepTogether(await response.text()))), response);
});
