import * as area from '#facts/area.ts';

/** 'in Rheinhessen'; 'im Hunsrück' or 'an der Mosel' has its own word. */
export const withPreposition = (region: string): string =>
  /^(?:in|im|an|am|auf|um|rund|zwischen) /.test(region) ? region : `in ${region}`;

export const inRegion = withPreposition(area.region);
