export const arrivalTexts = {
  one: 'Eine neue Anfrage ist da',
  several: (count: number) => `${count.toLocaleString('de-DE')} neue Anfragen sind da`,
  show: 'Anzeigen',
};
