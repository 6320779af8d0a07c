import { analyticsPageTexts, listTexts } from '../texts.ts';

const germanNames = new Intl.DisplayNames('de', { type: 'region' });

/** 'Deutschland' for 'DE'; the short name for the United States. */
export function countryName(code: string | null): string {
  if (!code) return analyticsPageTexts.unknown;
  return code === 'US' ? 'USA' : (germanNames.of(code) ?? code);
}

/** 'Handy' for 'Mobile'. */
export const deviceName = (device: string): string =>
  listTexts.deviceNames.get(device) ?? (device || analyticsPageTexts.unknown);

/** Returns the home page's name, or the address of any other. */
export const pageName = (page: string): string => (page === '/' ? analyticsPageTexts.home : page);
