/**
 * Whether a state-changing request was started by another site (Fetch Metadata, OWASP CSRF Cheat Sheet). Browsers
 * that send neither Sec-Fetch-Site nor Origin, and programs, pass: they carry no visitor's cookies by themselves.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}
