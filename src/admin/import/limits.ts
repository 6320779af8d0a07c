import { KIB } from '#config/limits.ts';

/** Customers of one import from the owner's notebook, its file with pictures, and its request; Netlify takes 6 MB. */
export const NOTEBOOK_CUSTOMERS_MAX = 2000;
export const NOTEBOOK_FILE_MAX_BYTES = 20 * KIB * KIB;
export const NOTEBOOK_BODY_MAX_BYTES = 5 * KIB * KIB;
