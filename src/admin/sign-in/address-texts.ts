export const addressAnswers = {
  over: 'Dieser Link gilt nicht mehr. Bitte lassen Sie sich im Adminbereich unter „Einstellungen“ einen neuen schicken.',
  taken: 'Diese Adresse gehört inzwischen zu einem anderen Konto. Deshalb gilt weiter die bisherige.',
};

export const addressTexts = {
  title: 'Mail-Adresse bestätigen',
  subtitle: 'Mit einem Druck auf den Knopf gilt diese Adresse.',
  confirm: 'Diese Adresse bestätigen',
  confirming: 'Wird bestätigt...',
  confirmed: (email: string) => `Danke. ${email} ist bestätigt und gilt ab jetzt.`,
};
