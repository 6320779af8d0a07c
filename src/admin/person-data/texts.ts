export const personErrors = {
  person: 'Bitte geben Sie eine E-Mail-Adresse, eine Telefonnummer mit Vorwahl oder den ganzen Namen ein',
};

const records = (count: number) => (count === 1 ? '1 Eintrag' : `${count} Einträge`);

export const personTexts = {
  title: 'Daten einer Person',
  search: 'Was über jemanden gespeichert ist',
  explanation:
    'Fragt jemand, was Sie über ihn gespeichert haben, oder will gelöscht werden, dann finden Sie hier alles (Art.\u00a015, 17 und 20 DSGVO). In der Statistik steht nichts, was zu einer Person führt.',
  person: 'E-Mail-Adresse, Telefonnummer oder Name',
  find: 'Alles zu dieser Person',
  finding: 'Wird gesucht …',
  found: (count: number, person: string) =>
    count === 0 ? `Zu ${person} ist nichts gespeichert.` : `Zu ${person}: ${records(count)}`,
  kinds: {
    request: 'Anfrage',
    suspect: 'Anfrage, als automatische Einsendung aussortiert',
    call: 'Anruf, von uns eingetragen',
    customer: 'Kunde, mit Merkzettel und früheren Aufträgen',
  },
  savePhoto: (count: number) => `Foto ${count} speichern`,
  saveText: 'Als Text speichern',
  saveJson: 'Als JSON speichern',
  erase: 'Endgültig löschen',
  erasing: 'Wird gelöscht …',
  confirmErase: (count: number, person: string) =>
    `${records(count)} zu ${person} endgültig löschen? Das lässt sich nicht rückgängig machen. Rechnungen und Briefe zu Aufträgen bewahren Sie bitte getrennt auf (§\u00a0147 AO).`,
  erasedTitle: 'Endgültig gelöscht',
  erased: (count: number) => `${records(count)} gelöscht. Auch ein altes Backup bringt sie nicht zurück.`,
  eraseFailedTitle: 'Nicht gelöscht',
  eraseFailed: 'Bitte versuchen Sie es noch einmal.',
  fileName: 'daten-einer-person',
  fileHead: (company: string, person: string, at: string) =>
    `Was ${company} zu ${person} gespeichert hat (Stand ${at})`,
};
