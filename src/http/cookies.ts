export function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

const isSecure = (request: Request): boolean => new URL(request.url).protocol === 'https:';

/**
 * Makes a Set-Cookie line; over https with the `__Host-` prefix (RFC 6265bis §4.1.3.2). `maxAgeS` 0 removes the cookie.
 * Rounds down, because browsers ignore a fraction (RFC 6265 §5.2.2) and would keep the cookie until they close.
 */
export function setCookie(request: Request, name: string, value: string, maxAgeS: number): string {
  const attributes = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${Math.floor(maxAgeS)}`;
  return `${cookieName(request, name)}=${value}; ${attributes}${isSecure(request) ? '; Secure' : ''}`;
}

export const cookieName = (request: Request, name: string): string => (isSecure(request) ? `__Host-${name}` : name);
