/** Why the browser could not use a picture. */
export const pictureTexts = {
  empty: 'Diese Datei ist leer.',
  heic: 'Dieser Browser kann das Format HEIC nicht öffnen. Bitte wählen Sie das Foto als JPEG.',
  unreadable: 'Dieser Browser kann die Datei nicht öffnen. Bitte wählen Sie ein Foto als JPEG oder PNG.',
};
