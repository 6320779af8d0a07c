import type { Facts } from '#content/facts-schema.ts';

type Voices = Facts['voices'];

export const reviews: Voices['reviews'] = undefined;
export const mapProfile: Voices['mapProfile'] = undefined;
