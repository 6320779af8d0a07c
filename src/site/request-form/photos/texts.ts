/** Words of the photos in the form; their script comes with the first chosen one. */
export const photoTexts = {
  list: 'Ihre Fotos',
  lost: 'Ihre Fotos bitte noch einmal wählen.',
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
  arrived: (there: number, count: number) => {
    if (there === count) return count === 1 ? 'Ihr Foto ist da.' : `Ihre ${count} Fotos sind da.`;
    if (count === 1) return 'Ihr Foto ist nicht angekommen. Ihre Nachricht ist da.';
    return `${there} von ${count} Fotos ${there === 1 ? 'ist' : 'sind'} da. Ihre Nachricht ist da.`;
  },
  unseen: 'Ihre Fotos lassen sich hier gerade nicht zeigen. Im Zweifel schicken Sie sie bitte per WhatsApp.',
  again: 'Noch einmal senden',
  broken: 'Die Verbindung ist abgebrochen.',
};
