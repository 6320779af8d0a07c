export const pictureTexts = {
  empty: 'Diese Datei ist leer.',
  heic: 'Dieser Browser kann das Format HEIC nicht öffnen. Machen Sie einen Bildschirmabzug oder schicken Sie es per WhatsApp.',
  unreadable:
    'Dieser Browser kann die Datei nicht öffnen. Bitte wählen Sie sie noch einmal oder schicken Sie das Foto per WhatsApp.',
  guarded:
    'Dieser Browser schützt Bilder so, dass sie verfälscht ankämen. Bitte nehmen Sie einen anderen oder schicken Sie das Foto per WhatsApp.',
};
