export const agendaTexts = {
  none: 'Kein Termin steht an. Einen Termin tragen Sie bei einer Anfrage unter „Termin eintragen“ ein.',
  failed: 'Die Termine konnten nicht geladen werden.',
  wholeDay: 'Ganzer Tag in Karten',
  route: 'Route',
  call: 'Anrufen',
  mail: 'E-Mail schreiben',
  onTheWay: 'Unterwegs',
  away: 'nicht da',
  customer: 'Kunde',
  open: 'Anfrage öffnen',
  of: (what: string, name: string) => `${what}: ${name}`,
};
