/** Words of the shared building blocks. */
export const uiTexts = {
  retry: 'Erneut versuchen',
  partLost: 'Dieser Teil der Seite konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
  /** The data on the screen are old; `moment` is '05:46'. */
  stale: (moment: string) => `Nicht aktualisiert, Stand ${moment}`,
  why: { offline: 'Ihr Gerät hat keine Internetverbindung.', noAnswer: 'Der Server antwortet nicht.' },
  since: (moment: string) => `Seit ${moment}.`,
  /** Behind a label: its keyboard shortcut. */
  key: (name: string) => `(Taste ${name})`,
  /** Stand behind a field's label: 'Passwort anzeigen'. */
  show: 'anzeigen',
  hide: 'verbergen',
  /** A form's button, and while it is being sent. */
  save: ['Speichern', 'Wird gespeichert...'] as const,
  /** How a form of the owner's ended. */
  sent: {
    doneTitle: 'Erfolgreich',
    failedTitle: 'Fehler',
    noNetwork: 'Kein Netz.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
};
