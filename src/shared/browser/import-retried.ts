/**
 * Gives a function that imports the module at `url`. A browser may remember an address that failed, so each attempt
 * after the first has one of its own.
 */
export function importRetried(url: string | undefined): () => Promise<Record<string, unknown>> {
  let attempts = 0;
  return () => import(/* @vite-ignore */ `${url}${attempts++ ? `?${attempts}` : ''}`);
}
