const vitest = (project: string, ...files: string[]) => [
  ...['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project],
  ...files.map((file) => `tests/${file}`),
];
const playwright = (folder: string) => [
  'playwright',
  'test',
  '--config',
  'tests/playwright.config.ts',
  `tests/${folder}/`,
];

/** What the page proves: a heading, what it means for the owner, and the command whose run shows it. */
export const SECTIONS = [
  {
    title: 'Backups kommen zurück',
    meaning:
      'Jedes Backup wird auf Probe zurückgespielt und Zeile für Zeile verglichen. Auch nach dem Verlust des ganzen Kontos reichen eine Kopie aus dem Postfach und der Schlüssel.',
    command: vitest('backups'),
  },
  {
    title: 'Mitten in der Arbeit abgewürgt',
    meaning: 'Der Server wird hart beendet (kill -9), auch zweimal. Keine Anfrage geht verloren, keine kommt doppelt.',
    command: vitest('platform', 'platform/serve/start.test.ts', 'platform/database/embedded-postgres.test.ts'),
  },
  {
    title: 'Überschwemmt',
    meaning:
      'Hunderte Anfragen, Fotos und 400 verdorbene Eingaben auf einmal: Sie erfahren von jeder echten Anfrage, und nichts stürzt ab.',
    command: vitest(
      'functions',
      'functions/flood.test.ts',
      'functions/outbox-faults.test.ts',
      'functions/attack.test.ts',
    ),
  },
  {
    title: 'Wer darf was',
    meaning:
      'Jeder Weg in den Adminbereich wird ohne Anmeldung, von einer fremden Seite und mit fremden Nummern versucht.',
    command: vitest('functions', 'functions/access.test.ts', 'functions/session.test.ts', 'functions/ways-in.test.ts'),
  },
  {
    title: 'In drei Browsern',
    meaning: 'Dieselben Wege in Chromium, Firefox und WebKit (iPhone), soweit sie auf diesem Rechner installiert sind.',
    command: playwright('engines'),
  },
  {
    title: 'Ohne Barrieren',
    meaning: 'Jede Seite nach WCAG 2.2 AA geprüft (axe), auch mit Fehlern, beim Laden und im dunklen Bild.',
    command: playwright('accessibility'),
  },
  {
    title: 'Leicht und schnell',
    meaning: 'Die Gewichte jeder Seite beim ersten Besuch, in Bytes, wie der Browser sie bekommt.',
    command: playwright('budget'),
  },
] as const;
