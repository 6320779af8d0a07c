/** The questions of /faq (Spec §2), each by the fact that holds the owner's own answer. */
export const QUESTIONS = {
  cost: 'Was kostet eine Reinigung?',
  inspection: 'Warum gibt es Angebote nur nach einem Termin vor Ort?',
  discount: 'Gibt es einen Rabatt für Seniorinnen und Senioren?',
  services: 'Welche Leistungen bieten Sie an?',
  rhythm: 'Wie oft sollte man Fenster reinigen lassen?',
  area: 'In welchem Gebiet sind Sie unterwegs?',
  guarantee: 'Geben Sie eine Garantie auf Ihre Arbeit?',
  agents: 'Sind Ihre Reinigungsmittel umweltfreundlich?',
  damage: 'Sind Sie versichert, und was passiert bei einem Schaden?',
  appointment: 'Wie vereinbare ich einen Termin?',
  availability: 'Wann sind Sie verfügbar?',
} as const;
