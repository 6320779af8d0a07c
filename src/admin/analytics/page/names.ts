import { analyticsPageTexts } from '../texts.ts';

const germanNames = new Intl.DisplayNames('de', { type: 'region' });

/** 'Deutschland' for 'DE'. The United States go by their short name. */
export function countryName(code: string | null): string {
  if (!code) return analyticsPageTexts.unknown;
  return code === 'US' ? 'USA' : (germanNames.of(code) ?? code);
}

/** Returns the home page's name, or the address of any other. */
export const pageName = (page: string): string => (page === '/' ? analyticsPageTexts.home : page);
