/** The words of each field on the form, in exports and on the privacy page. */
export const fieldTexts = {
  name: { label: 'Name', csvHeading: 'Name', inPrivacy: 'Name' },
  email: {
    label: 'E-Mail',
    hint: 'Zum Beispiel name@beispiel.de.',
    csvHeading: 'E-Mail',
    inPrivacy: 'E-Mail-Adresse',
  },
  phone: {
    label: 'Telefon',
    hint: 'Dann rufen wir Sie zurück.',
    csvHeading: 'Telefon',
    inPrivacy: 'Telefonnummer',
  },
  service: { label: 'Worum geht es?', csvHeading: 'Service', inPrivacy: 'gewünschte Leistung' },
  place: { label: 'Ort oder Postleitzahl', csvHeading: 'Ort', inPrivacy: 'Ort oder Postleitzahl' },
  message: {
    label: 'Nachricht',
    hint: 'Was soll sauber werden, und wie groß ist es?',
    csvHeading: 'Nachricht',
    inPrivacy: 'Nachricht',
  },
};

export const aroundFieldsTexts = {
  optional: '(freiwillig)',
  noEmail: 'Keine E-Mail? Rufen Sie uns einfach an: ',
  noChoice: 'Bitte wählen',
  honeypot: 'Bitte lassen Sie dieses Feld leer',
};
