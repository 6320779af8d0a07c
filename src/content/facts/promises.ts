import type { Facts } from '#content/facts-schema.ts';

/** What the owner has confirmed. A publication leaves out the rest; these files show the specified site (Spec §1). */
export const seen: Facts['promises']['seen'] = [];
