/** Words of the lightbox; apart from texts.ts, because the first touch loads these alone. */
export const lightboxTexts = {
  label: 'Bild in groß',
  close: 'Schließen',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  position: (number: number, total: number) => `Bild ${number} von ${total}`,
};
