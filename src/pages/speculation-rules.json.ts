import { speculationRules } from '#site/files/speculation-rules.ts';

export const GET = () => Response.json(speculationRules);
