/**
 * Why a page's script did not come, as far as this browser can know: it says that it is offline, the server does not
 * answer, a new version was published (and took the old files away), or none of these.
 */
export type LoadTrouble = 'offline' | 'server' | 'newVersion' | 'unknown';

/** Asks for the shell once more, past the cache, and looks whether it still names the script that runs here. */
export async function whyNotLoaded(): Promise<LoadTrouble> {
  if (!navigator.onLine) return 'offline';
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    if (!response.ok) return 'server';
    const shell = await response.text();
    const isNamed = ({ src }: HTMLScriptElement) => shell.includes(new URL(src).pathname);
    return [...document.querySelectorAll<HTMLScriptElement>('script[src]')].every(isNamed) ? 'unknown' : 'newVersion';
  } catch {
    return 'server';
  }
}
