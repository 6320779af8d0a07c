/** Labels in the export of a person's data, besides those of the fields. */
export const erasureTexts = {
  receipt: 'Bestätigung an Sie',
  mailToOwner: 'Mail an uns',
  history: 'Verlauf',
};
