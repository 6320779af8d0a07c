/** Words of the confirmation; apart from texts.ts, because its script comes with the first sending. */
export const sentTexts = {
  photos: 'Schicken Sie gern zwei Fotos per WhatsApp',
  morePhotos: 'Weitere Fotos gern per WhatsApp',
  photosOf: (number: string) => `Guten Tag, hier sind Fotos zu meiner Anfrage ${number}.`,
  next: 'So geht es weiter',
  urgent: 'Es eilt? Dann rufen Sie uns an:',
  written: 'Das haben Sie uns geschrieben',
  again: 'Noch eine Anfrage schreiben',
};
