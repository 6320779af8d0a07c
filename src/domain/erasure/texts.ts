export const erasureTexts = {
  receipt: 'Bestätigung an Sie',
  mailToOwner: 'Mail an uns',
  history: 'Verlauf',
  note: 'Merkzettel',
  photo: 'Foto',
};
