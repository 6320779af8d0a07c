/** Words in what a person is told of the own requests, beside those of the fields. */
export const erasureTexts = {
  receipt: 'Bestätigung an Sie',
  mailToOwner: 'Mail an uns',
  history: 'Verlauf',
};
