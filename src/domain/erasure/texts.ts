/** Further labels in the export of a person's data, beside those of the form's fields. */
export const erasureTexts = {
  receipt: 'Bestätigung an Sie',
  mailToOwner: 'Mail an uns',
  history: 'Verlauf',
  photo: 'Foto',
};
