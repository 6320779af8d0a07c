import { accessibilityChecks } from './accessibility.ts';
import { contentChecks } from './content.ts';
import { deliveryChecks } from './delivery.ts';
import { indexingChecks } from './indexing.ts';
import { localChecks } from './local.ts';
import { signpostChecks } from './signposts.ts';
import { speedChecks } from './speed.ts';
import { structureChecks } from './structure.ts';

/** In the order of the screen. */
export const allChecks = {
  ...contentChecks,
  ...indexingChecks,
  ...signpostChecks,
  ...deliveryChecks,
  ...structureChecks,
  ...localChecks,
  ...speedChecks,
  ...accessibilityChecks,
};

export type CheckId = keyof typeof allChecks;

export const checkIds = Object.keys(allChecks) as CheckId[];
