import { accessibilityChecks } from './accessibility.ts';
import type { Check } from './check.ts';
import { contentChecks } from './content.ts';
import { deliveryChecks } from './delivery.ts';
import { indexingChecks } from './indexing.ts';
import { localChecks } from './local.ts';
import { speedChecks } from './speed.ts';
import { structureChecks } from './structure.ts';
import type { CheckId } from './weights.ts';

/** Every check by its id, in the order of the screen: a check without weight, or the reverse, does not compile. */
export const allChecks = {
  ...contentChecks,
  ...indexingChecks,
  ...deliveryChecks,
  ...structureChecks,
  ...localChecks,
  ...speedChecks,
  ...accessibilityChecks,
} satisfies Record<CheckId, Check>;

export const checkIds = Object.keys(allChecks) as CheckId[];
