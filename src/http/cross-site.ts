/**
 * Whether another site started a state-changing request (Fetch Metadata, OWASP CSRF Cheat Sheet). Without Sec-Fetch-Site
 * and Origin it passes, because programs do not send a visitor's cookies unasked.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}
