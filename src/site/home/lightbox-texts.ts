/** Words of the lightbox; apart from texts.ts, because the first touch loads these alone. */
export const lightboxTexts = {
  label: 'Bild in groß',
  close: 'Schließen',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  /** Before the words of a picture that is no photo (§ 5 UWG). */
  rendering: 'Visualisierung: ',
  position: (number: number, total: number) => `Bild ${number} von ${total}`,
};
