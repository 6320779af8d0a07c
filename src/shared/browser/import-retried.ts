import { NETWORK_SETTLES_MS } from '../limits.ts';

/** Each retry has an address of its own, because a browser may remember one that failed. */
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

export const whenBackOnline = (retry: () => void): void =>
  addEventListener('online', () => setTimeout(retry, NETWORK_SETTLES_MS), { once: true });
