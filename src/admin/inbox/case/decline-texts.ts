/** Why nothing came of a request; asked for when it did not. */
export const declineTexts = {
  reason: 'Warum wurde abgesagt?',
  reasons: [
    'Keine Antwort mehr',
    'Zu teuer',
    'Hat jemand anderen gefunden',
    'Zu weit weg',
    'Kein Bedarf mehr',
    'Wir haben abgesagt',
    'Nur eine Frage, kein Auftrag',
    'Anderer Grund',
  ],
  decline: 'Absage vermerken',
  cancel: 'Abbrechen',
};
