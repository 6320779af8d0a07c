/** The server's errors about a new address. */
export const addressAnswers = {
  over: 'Dieser Link gilt nicht mehr. Bitte lassen Sie sich im Adminbereich unter „Einstellungen“ einen neuen schicken.',
  taken: 'Diese Adresse gehört inzwischen zu einem anderen Konto. Deshalb gilt weiter die bisherige.',
  gone: 'Diese Adresse wartet nicht mehr auf eine Bestätigung.',
};

/** The page that the link opens, and the addresses that wait in the settings. */
export const addressTexts = {
  title: 'Mail-Adresse bestätigen',
  subtitle: 'Mit einem Druck auf den Knopf gilt diese Adresse.',
  confirm: 'Diese Adresse bestätigen',
  confirming: 'Wird bestätigt...',
  confirmed: (email: string) => `Danke. ${email} ist bestätigt und gilt ab jetzt.`,
  waiting: (email: string) => `${email} wartet auf Bestätigung`,
  until: (moment: string) =>
    `Bitte öffnen Sie den Link in der Mail dorthin, er gilt bis ${moment}. So lange gilt die bisherige Adresse.`,
  sendAgain: 'Noch einmal schicken',
  sentAgain: (email: string) => `Der neue Link ist unterwegs an ${email}. Der frühere gilt nicht mehr.`,
  withdraw: 'Zurücknehmen',
  withdrawn: (email: string) => `${email} gilt nicht, die bisherige Adresse bleibt.`,
};
