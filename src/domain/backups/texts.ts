export const failureTexts = {
  interrupted:
    'Die Sicherung wurde unterbrochen und nicht beendet. Ihre Daten sind davon nicht betroffen. Bitte starten Sie sie noch einmal.',
  databaseAway: 'Die Datenbank war während der Sicherung nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  storeWrite:
    'Die Sicherung konnte nicht gespeichert werden: Der Speicher war nicht erreichbar oder ist voll. Bitte versuchen Sie es später noch einmal.',
  storeRead:
    'Die Sicherung wurde gespeichert, konnte aber nicht zurückgelesen werden. Bitte versuchen Sie es später noch einmal.',
  damaged:
    'Die gespeicherte Sicherung stimmt nicht mit den Daten überein: Eine Prüfsumme ist falsch. Bitte starten Sie eine neue Sicherung.',
  wrongKey:
    'Die Sicherung lässt sich mit dem eingestellten Schlüssel nicht öffnen. Bitte prüfen Sie BACKUP_ENCRYPTION_KEY.',
  notRestorable: 'Die Wiederherstellung auf Probe ist fehlgeschlagen. Diese Sicherung wird nicht aufbewahrt.',
  different: (tables: string) =>
    `Bei der Wiederherstellung auf Probe fehlten Daten oder waren anders. Betroffen: ${tables}. Diese Sicherung wird nicht aufbewahrt.`,
  notStarted: 'Die Sicherung konnte nicht gestartet werden. Bitte versuchen Sie es später noch einmal.',
  unexpected: 'Bei der Sicherung ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
};

export const notProvenText = 'Die Probe-Datenbank ließ sich nicht starten. Die Prüfsummen stimmen.';

/** For a reader years later. */
export const fileHead = (createdAt: string): string[] => [
  `Sicherung der Datenbank vom ${createdAt} (UTC)`,
  'Wiederherstellen in eine leere Datenbank: psql -v ON_ERROR_STOP=1 -f <diese Datei> <Adresse der Datenbank>',
];

/** Spec §7. */
export const backupAnswers = {
  created: 'Manuelles Backup wurde erfolgreich erstellt.',
  stillRunning: 'Das Backup läuft noch. Sie sehen das Ergebnis gleich in der Liste.',
  alreadyRunning: 'Es läuft gerade schon ein Backup. Bitte warten Sie, bis es fertig ist.',
  weeklyOn: 'Wöchentliche Backups wurden eingerichtet.',
  weeklyOff: 'Wöchentliche Backups wurden ausgeschaltet. Ihre vorhandenen Backups bleiben erhalten.',
  schedule: 'Jeden Sonntag um 02:00 Uhr',
  noSchedule: 'Noch nicht eingerichtet',
};
