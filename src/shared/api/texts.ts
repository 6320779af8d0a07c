/** Default sentences of a text field. */
export const textErrors = {
  notText: 'Hier wird ein Text erwartet',
  tooLong: 'Diese Eingabe ist zu lang',
  unseen: 'Bitte entfernen Sie unsichtbare Steuerzeichen aus diesem Feld',
};
