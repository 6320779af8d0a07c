/** Most browsers name their ancestors too, so the order decides. In-app browsers on iOS leave Safari's name out. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /Edg/],
  ['Opera', /OPR|Opera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrom|CriOS/],
  ['Safari', /Safari|iP(hone|ad|od).+Mobile/],
  ['Internet Explorer', /MSIE|Trident/],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Windows', /Windows/],
  ['iOS', /iP(hone|ad|od)/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac/],
  ['Linux', /Linux|X11/],
];

const firstMatch = (names: typeof BROWSERS, userAgent: string) =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '';

/** The browser's name, '' where none is known. Client and server use this one, so the names agree. */
export const browserOf = (userAgent: string): string => firstMatch(BROWSERS, userAgent);

/** The operating system's name, '' where none is known. */
export const osOf = (userAgent: string): string => firstMatch(SYSTEMS, userAgent);
