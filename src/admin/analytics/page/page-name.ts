import { analyticsPageTexts } from '../texts.ts';

/** A page as people call it: the first one by its name, every other by its address. */
export const pageName = (page: string): string => (page === '/' ? analyticsPageTexts.home : page);
