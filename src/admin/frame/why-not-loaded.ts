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
    const running = document.querySelector('astro-island[component-export="AdminApp"]')?.getAttribute('component-url');
    return running && !(await response.text()).includes(running) ? 'newVersion' : 'unknown';
  } catch {
    return 'server';
  }
}
