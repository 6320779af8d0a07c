import { pageNames } from '#content/page-names.ts';
import { analyticsPageTexts, listTexts } from '../texts.ts';

const germanNames = new Intl.DisplayNames('de', { type: 'region' });

/** 'Deutschland' for 'DE'; the short name for the United States. */
export function countryName(code: string | null): string {
  if (!code) return analyticsPageTexts.unknown;
  return code === 'US' ? 'USA' : (germanNames.of(code) ?? code);
}

export const deviceName = (device: string): string =>
  listTexts.deviceNames.get(device) ?? (device || analyticsPageTexts.unknown);

const names = new Map<string, string>(Object.entries(pageNames).map(([path, name]) => [`/${path}`, name]));

export const pageName = (page: string): string => names.get(page) ?? page;

export const namedPages = (pages: readonly { page: string; views: number }[]) =>
  pages.map(({ page, views }) => ({ name: pageName(page), count: views }));
