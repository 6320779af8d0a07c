import { DESKTOP_FROM_PX, TABLET_FROM_PX } from '#config/limits.ts';

export type Device = 'Mobile' | 'Tablet' | 'Desktop';

/** The device class by the width of the window in CSS pixels (Spec §9). */
export const deviceByWidth = (width: number): Device =>
  width < TABLET_FROM_PX ? 'Mobile' : width < DESKTOP_FROM_PX ? 'Tablet' : 'Desktop';

/** The same by user agent. Android tablets leave out 'Mobile'; iPads pass for a Mac. */
export const deviceByUserAgent = (userAgent: string): Device => {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'Tablet';
  return /Mobi|iPhone|iPod/.test(userAgent) ? 'Mobile' : 'Desktop';
};
