export const pictureTexts = {
  empty: 'Dieses Foto ist leer. Bitte wählen Sie ein anderes.',
  tooLarge: 'Dieses Foto ist zu groß. Bitte wählen Sie ein anderes.',
  notJpeg: 'Diese Datei ist kein Foto. Bitte wählen Sie ein Bild aus Ihrer Kamera.',
  broken: 'Dieses Foto ist beschädigt oder unvollständig angekommen. Bitte senden Sie es noch einmal.',
};
