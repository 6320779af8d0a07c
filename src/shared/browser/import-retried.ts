/**
 * Gives a function that imports the module at `url`: once when it has come, again after each failure. A browser may
 * remember an address that failed, so each attempt after the first has one of its own.
 */
export function importRetried(url: string | undefined): () => Promise<Record<string, unknown>> {
  let attempts = 0;
  let coming: Promise<Record<string, unknown>> | undefined;
  return () => {
    coming ??= import(`${url}${attempts++ ? `?${attempts}` : ''}`).catch((reason) => {
      coming = undefined;
      throw reason;
    });
    return coming;
  };
}

/** Calls once when the network is back: what failed without it tries again by itself. */
export const whenBackOnline = (retry: () => void): void => addEventListener('online', retry, { once: true });
