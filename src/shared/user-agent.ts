export const firstMatch = <Name extends string>(patterns: Readonly<Record<Name, RegExp>>, text: string): Name | '' =>
  (Object.keys(patterns) as Name[]).find((name) => patterns[name].test(text)) ?? '';

/** Ordered, because most browsers name their ancestors, too. Apps on iPhone and iPad count as Safari. */
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

export const browserOf = (userAgent: string) => firstMatch(BROWSERS, userAgent);

export const osOf = (userAgent: string) => firstMatch(SYSTEMS, userAgent);
