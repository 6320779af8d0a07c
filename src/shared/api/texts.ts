export const textErrors = {
  onOrOff: 'Bitte wählen Sie ein oder aus',
  notText: 'Hier wird ein Text erwartet',
  tooLong: (maxChars: number) =>
    `Bitte kürzen Sie diese Eingabe auf höchstens ${maxChars.toLocaleString('de-DE')} Zeichen`,
  hidden: 'Darin steckt ein unsichtbares Zeichen: Bitte löschen Sie das Feld und tippen Sie alles neu ein.',
  unseen: 'Bitte entfernen Sie unsichtbare Steuerzeichen aus diesem Feld',
};
