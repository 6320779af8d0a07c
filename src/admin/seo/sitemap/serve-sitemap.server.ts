import { RETRY_AFTER_OUTAGE_S } from '#config/limits.ts';
import { secured } from '#http/answer.ts';
import { etagOf, hasAlready } from '#http/etag.ts';
import { functionDatabase } from '#http/function-database.ts';
import { HttpError } from '#http/http-error.ts';
import { ownOrigin } from '#http/own-origin.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import { logError } from '#server/log.ts';
import { BUILT_SITEMAP_PATH } from '#shared/built-sitemap.ts';
import { ask } from '../site/ask.server.ts';

/** Serves the generated sitemap, or the built one if there is none or no database (ruling 19). */
export const serveSitemap =
  () =>
  async (request: Request, context: OfDeploy): Promise<Response> => {
    if (!['GET', 'HEAD'].includes(request.method)) {
      return secured(new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }));
    }
    const xml = (await generatedSitemap(context)) ?? (await builtSitemap());
    if (xml === undefined) {
      return secured(new Response(null, { status: 503, headers: { 'retry-after': String(RETRY_AFTER_OUTAGE_S) } }));
    }
    const etag = `"${etagOf(xml)}"`;
    const headers = {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      // Cached for an hour, because crawlers would wake the database.
      'netlify-cdn-cache-control': 'public, s-maxage=3600',
      etag,
    };
    if (hasAlready(request.headers.get('if-none-match'), etag))
      return secured(new Response(null, { status: 304, headers }));
    return secured(new Response(request.method === 'HEAD' ? null : xml, { headers }));
  };

async function generatedSitemap(context: OfDeploy): Promise<string | undefined> {
  try {
    return (await (await functionDatabase(context)).selectFrom('sitemap').select('xml').executeTakeFirst())?.xml;
  } catch (error) {
    // HttpError only means a preview without a database.
    if (!(error instanceof HttpError)) logError('sitemap-from-build', error);
    return undefined;
  }
}

async function builtSitemap(): Promise<string | undefined> {
  const { status, text } = await ask(ownOrigin(), BUILT_SITEMAP_PATH);
  return status === 200 ? text : undefined;
}
