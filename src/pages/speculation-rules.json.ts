import { speculationRules } from '#features/site-files/speculation-rules.ts';

export const GET = () => Response.json(speculationRules);
