const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;
const BASE = 1024;

/** '512 Bytes', '1,50 KB': base 1024, two decimals, up to GB (Spec §9). */
export function humanSize(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(BASE)));
  const decimals = power === 0 ? 0 : 2;
  const value = (bytes / BASE ** power).toLocaleString('de-DE', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${value} ${UNITS[power]}`;
}
