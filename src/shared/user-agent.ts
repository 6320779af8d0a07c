/** The name of the first pattern that the text matches, '' where none does. */
export const firstMatch = <Name extends string>(patterns: Readonly<Record<Name, RegExp>>, text: string): Name | '' =>
  (Object.keys(patterns) as Name[]).find((name) => patterns[name].test(text)) ?? '';

/**
 * Most browsers name their ancestors too, so the order decides. On iPhone and iPad it is Safari even where an app
 * leaves the name out.
 */
const BROWSERS = {
  Edge: /Edg/,
  Opera: /OPR/,
  'Samsung Internet': /SamsungB/,
  Firefox: /Firefox|FxiOS/,
  Chrome: /Chrom|CriOS/,
  Safari: /Safari|iP/,
};

const SYSTEMS = {
  Windows: /Windows/,
  iOS: /iP/,
  Android: /Android/,
  ChromeOS: /CrOS/,
  macOS: /Mac/,
  Linux: /Linux/,
};

/** The browser's name, '' where none is known. Client and server use this one, so the names agree. */
export const browserOf = (userAgent: string) => firstMatch(BROWSERS, userAgent);

/** The operating system's name, '' where none is known. */
export const osOf = (userAgent: string) => firstMatch(SYSTEMS, userAgent);
