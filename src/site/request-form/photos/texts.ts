const NUMBERS = ['Keins', 'Eins', 'Zwei', 'Drei', 'Vier'];
const inWords = (count: number) => NUMBERS[count] ?? String(count);

/** Words of the photos in the form; their script comes with the first chosen one. */
export const photoTexts = {
  list: 'Ihre Fotos',
  shrinking: 'Wird verkleinert …',
  ready: 'Geht mit der Nachricht ab',
  remove: (name: string) => `${name} entfernen`,
  count: (count: number, most: number) => `${count} von ${most} Fotos`,
  tooMany: (most: number) => `Mehr als ${most} Fotos gehen nicht auf einmal. Weitere gern per WhatsApp.`,
  waits: 'Wartet',
  sending: (percent: number) => `${percent} %`,
  isThere: 'Ist da',
  underWay: (place: number, count: number) =>
    count === 1 ? 'Ihr Foto wird gesendet …' : `Foto ${place} von ${count} wird gesendet …`,
  allThere: (count: number) => (count === 1 ? 'Ihr Foto ist da.' : `Ihre ${count} Fotos sind da.`),
  someThere: (there: number, count: number) =>
    count === 1
      ? 'Ihr Foto ist nicht angekommen. Ihre Nachricht ist da.'
      : `${inWords(there)} von ${inWords(count).toLowerCase()} Fotos ${there > 1 ? 'sind' : 'ist'} da. Ihre Nachricht ist da.`,
  again: 'Noch einmal senden',
  broken: 'Die Verbindung ist abgebrochen.',
};
