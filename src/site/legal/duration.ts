const PLURALS = {
  Sekunde: 'Sekunden',
  Minute: 'Minuten',
  Stunde: 'Stunden',
  Tag: 'Tage',
  Woche: 'Wochen',
  Monat: 'Monate',
  Jahr: 'Jahre',
} as const;

/** '1 Jahr', '6 Monate' (nominative and accusative). */
export const duration = (count: number, unit: keyof typeof PLURALS) => `${count} ${count === 1 ? unit : PLURALS[unit]}`;
