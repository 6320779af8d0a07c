/** Words of the shared building blocks. */
export const uiTexts = {
  retry: 'Erneut versuchen',
  /** Behind a label: the key that leads there. */
  key: (name: string) => `(Taste ${name})`,
  /** Stand behind a field's label: 'Passwort anzeigen'. */
  show: 'anzeigen',
  hide: 'verbergen',
};
