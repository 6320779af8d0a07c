import { contentChecks } from './content.ts';
import { linkChecks } from './links.ts';
import { localChecks } from './local.ts';
import { pictureChecks } from './pictures.ts';
import { technicalChecks } from './technical.ts';

/** In the order of the screen. CI asks the built site for what an owner can neither cause nor mend (ruling 62). */
export const allChecks = { ...contentChecks, ...technicalChecks, ...linkChecks, ...localChecks, ...pictureChecks };

export type CheckId = keyof typeof allChecks;

export const checkIds = Object.keys(allChecks) as CheckId[];
