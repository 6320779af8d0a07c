export const setUpTexts = {
  key: {
    title: 'Anmelden ohne Passwort, mit Notfallblatt',
    why: 'Mit einem Fingertipp auf diesem Gerät, auch wenn Sie das Passwort vergessen. Dazu acht Codes auf Papier: Auf einem neuen Gerät fragen wir nach einem davon, damit Ihr Passwort allein niemandem die Tür öffnet.',
  },
  address: {
    title: 'Stimmt Ihre Mail-Adresse?',
    why: 'Dorthin geht der Link, wenn Sie das Passwort vergessen, und eine Nachricht, wenn sich jemand auf einem neuen Gerät anmeldet.',
  },
  later: 'Später',
  end: 'Fertig',
};
