export const nextSteps = (quoteWithinHours: number | string): readonly string[] => [
  'Wir lesen Ihre Anfrage und melden uns per E-Mail oder Telefon. Schauen Sie bitte auch in Ihren Spam-Ordner.',
  'Wir vereinbaren einen Termin und sehen uns alles bei Ihnen an. Das kostet nichts.',
  `Höchstens ${quoteWithinHours}\u00a0Stunden nach der Besichtigung haben Sie unser Angebot.`,
];
