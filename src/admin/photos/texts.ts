import { RETENTION } from '#config/limits.ts';

export const photoAnswers = {
  consentUnread: 'Bitte sagen Sie, ob Sie das Foto zeigen dürfen',
  gone: 'Dieses Foto gibt es nicht mehr.',
  enough: (count: number) => `Hier sind schon ${count} eigene Fotos. Bitte löschen Sie zuerst eines.`,
};

const photos = (count: number) => (count === 1 ? 'Das Foto ist' : `${count} Fotos sind`);

export const photoTexts = {
  title: 'Fotos',
  open: (place: number, count: number, isOurs: boolean | undefined) =>
    `Foto ${place} von ${count}${isOurs ? ', von uns' : ''} groß zeigen`,
  add: 'Foto vom Auftrag hinzufügen',
  adding: 'Wird gesendet …',
  added: (count: number) => ({ title: 'Gespeichert', description: `${photos(count)} da.` }),
  notAll: (why: string) => ({ title: 'Nicht gespeichert', description: why, variant: 'destructive' as const }),
  position: (place: number, count: number, day: string, isOurs: boolean | undefined) =>
    `Foto ${place} von ${count}, ${isOurs ? 'von uns am' : 'vom'} ${day}`,
  alt: (place: number, isOurs: boolean | undefined) => `Foto ${place}${isOurs ? ' vom Auftrag' : ' zur Anfrage'}`,
  previous: 'Voriges Foto',
  next: 'Nächstes Foto',
  close: 'Schließen',
  consent: 'Kunde ist einverstanden: Das Foto darf auf die Website.',
  consentSince: (day: string) => `Eingewilligt am ${day}.`,
  remove: 'Löschen',
  confirmRemove: 'Dieses Foto löschen?',
  removedTitle: 'Foto gelöscht',
  removed: `Endgültig gelöscht wird es in ${RETENTION.binDays} Tagen.`,
  restored: 'Das Foto ist wieder da.',
};
