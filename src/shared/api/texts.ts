/** Sentences of a text field that has none of its own. */
export const textErrors = {
  notText: 'Hier wird ein Text erwartet',
  tooLong: 'Diese Eingabe ist zu lang',
  unseen: 'Bitte entfernen Sie unsichtbare Steuerzeichen aus diesem Feld',
};
