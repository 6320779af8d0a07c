type CsvFiles = typeof import('./csv-files.ts');

const load = () => import('./csv-files.ts');
let loaded: Promise<CsvFiles> | undefined;

/**
 * What writes the files, loaded with the first one. A script that does not come is asked for once more at once, with the
 * next press, and by itself when the browser is online again.
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
