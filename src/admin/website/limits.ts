import { KIB, type PictureLimits } from '#config/limits.ts';

export const SITE_PICTURE: PictureLimits = { maxSidePx: 2000, maxBytes: 4 * KIB * KIB };
/** A list of 200 pictures with their words fits in. */
export const FACT_BODY_MAX_BYTES = 128 * KIB;
export const BUILD_REFETCH_MS = 1500;
