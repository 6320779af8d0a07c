/** The form's heading, which names the choice. */
export const formHeading = (chosen = '') => (chosen ? `Ihre Anfrage: ${chosen}` : 'Schreiben Sie uns');

export const whatsAppWords = (chosen: string) => `Guten Tag, es geht um: ${chosen}.`;
