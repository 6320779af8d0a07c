/** The form (Spec §2, §4, §8). */
export const formTexts = {
  submit: 'Nachricht senden',
  submitting: 'Wird gesendet...',
  whatsapp: 'Lieber als WhatsApp',
  successTitle: 'Nachricht gesendet!',
  failureTitle: 'Fehler',
  failureFallback: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  kept: 'Ihre Angaben bleiben hier stehen, nichts geht verloren. Wenn es eilt, rufen Sie uns an:',
  offlineTitle: 'Keine Verbindung zum Internet',
  offline:
    'Ihre Anfrage ist noch nicht gesendet. Senden Sie sie bitte noch einmal, sobald Ihr Gerät wieder im Netz ist.',
};

/** The form's heading, which names what was chosen. */
export const formHeading = (chosen = '') => (chosen ? `Ihre Anfrage: ${chosen}` : 'Schreiben Sie uns');

/** What a message by WhatsApp begins with once something is chosen. */
export const whatsAppWords = (chosen: string) => `Guten Tag, es geht um: ${chosen}.`;
