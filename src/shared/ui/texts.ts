export const uiTexts = {
  retry: 'Erneut versuchen',
  undo: 'Rückgängig',
  close: 'Schließen',
  partLost: 'Dieser Teil der Seite konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
  notLoaded: (title: string) => `${title}: nicht geladen.`,
  stale: (moment: string) => `Nicht aktualisiert, Stand ${moment}`,
  why: { offline: 'Ihr Gerät hat keine Internetverbindung.', noAnswer: 'Der Server antwortet nicht.' },
  since: (moment: string) => `Seit ${moment}.`,
  key: (name: string) => `(Taste ${name})`,
  show: 'anzeigen',
  hide: 'verbergen',
  save: ['Speichern', 'Wird gespeichert...'] as const,
  sending: 'Wird gesendet...',
  unsaved: 'Noch nicht gespeichert',
  discard: 'Verwerfen',
  copied: 'Kopiert. Sie können es jetzt einfügen.',
  notCopied: 'Ihr Browser erlaubt das Kopieren nicht. Bitte markieren und kopieren Sie es von Hand.',
  sent: {
    doneTitle: 'Erfolgreich',
    failedTitle: 'Fehler',
    noNetwork: 'Kein Netz.',
    kept: 'Ihre Eingabe ist noch da.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
};

/** Labels of the toasts' region (Spec §9: 'Notification'). */
export const toastTexts = {
  label: 'Notification',
  region: 'Notification ({hotkey})',
  close: 'Meldung schließen',
};
