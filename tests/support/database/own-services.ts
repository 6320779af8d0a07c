import process from 'node:process';
import { inject } from 'vitest';
import type { Services } from './setup.ts';

/** Returns the calling worker's own database and Blobs, because test files run in parallel. */
export function ownServices(): Services {
  const services = inject('services')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!services) throw new Error(`No services were started for worker ${process.env.VITEST_POOL_ID}`);
  return services;
}
