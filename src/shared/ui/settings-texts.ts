/** Apart, because the login needs none of them. */
export const settingsTexts = {
  unsaved: 'Noch nicht gespeichert',
  discard: 'Verwerfen',
  notLoaded: (title: string) => `${title}: nicht geladen.`,
};
