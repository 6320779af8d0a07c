/** The heads of the exported files that are no field's (Spec §5, ruling 31). */
export const csvTexts = {
  date: 'Datum',
  dealSince: 'Auftrag seit',
  step: 'Stand',
  answeredAt: 'Beantwortet am',
  price: 'Angebotspreis in Euro',
  nextDate: 'Nächster Termin',
  nextWhat: 'Was ansteht',
};
