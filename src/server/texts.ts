export const deviceTexts = {
  unknown: 'Unbekanntes Gerät',
  of: (browser: string, system: string) => `${browser} auf ${system}`,
};
