import { defineMiddleware } from 'astro:middleware';
import { keepTogether } from '#shared/format/keep-together.ts';
import { oneStyle } from './layouts/one-style.ts';
import { shortDrawings } from './layouts/short-drawings.ts';

/** Every page as it is rendered, in the build and in `npm run dev`: German typography once for all texts, one style, short drawings. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(shortDrawings(oneStyle(keepTogether(await response.text()))), response);
});
