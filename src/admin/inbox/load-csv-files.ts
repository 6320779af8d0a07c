type CsvFiles = typeof import('./csv-files.ts');

const load = () => import('./csv-files.ts');
let loaded: Promise<CsvFiles> | undefined;

/**
 * The lazily imported chunk that writes the files. A failed import is retried at once, with the next press, and when the
 * browser is online again.
 */
export function loadCsvFiles(): Promise<CsvFiles> {
  loaded ??= load()
    .catch(load)
    .catch((error) => {
      loaded = undefined;
      addEventListener('online', () => loadCsvFiles().catch(() => undefined), { once: true });
      throw error;
    });
  return loaded;
}
