import { backupAnswers } from '#domain/backups/texts.ts';
import type { BadgeTone } from '#shared/ui/Badge.tsx';

/** Spec §2, §4, §8, §9. */
export const backupsPageTexts = {
  statusTitle: 'Backup-Status',
  current: 'Aktuell',
  first: (time: string) => `Erstes Backup Sonntag, ${time}`,
  overdue: 'Überfällig',
  notSetUp: backupAnswers.noSchedule,
  schedule: 'Zeitplan',
  total: 'Backups gesamt',
  last: 'Letztes Backup',
  next: 'Nächstes Backup',
  lastAuto: 'Letztes Auto-Backup',
  none: 'Keine',
  create: 'Backup erstellen',
  creating: 'Backup wird erstellt...',
  setUp: 'Auto-Backups einrichten',
  settingUp: 'Wird eingerichtet...',
  turnOff: 'Auto-Backups ausschalten',
  turningOff: 'Wird ausgeschaltet...',
  successful: 'Erfolgreich',
  weeklyInfo: 'Automatische Backups laufen wöchentlich, jeden Sonntag um 02:00 Uhr.',
  downloadInfo: 'Downloads sind deaktiviert. Die Backup-Dateien sind lokal auf dem Server gespeichert.',
  download: 'Download',
  history: 'Backup-Verlauf',
  older: (count: number) => (count === 1 ? '1 älteres Backup' : `${count} ältere Backups`),
  empty: 'Noch keine Backups vorhanden',
  emptyHint: 'Mit „Backup erstellen“ sichern Sie alle Daten sofort. Das dauert wenige Sekunden.',
  manual: 'Manuelles Backup',
  automatic: 'Automatisches Backup',
  error: 'Fehler:',
  proven: 'Wiederherstellung geprüft',
  notProven: 'Wiederherstellung nicht geprüft:',
  removed: 'Die Datei wurde nach dem Aufbewahrungsplan gelöscht.',
  createdTitle: 'Backup erfolgreich',
  runningTitle: 'Backup läuft',
  createFailedTitle: 'Backup fehlgeschlagen',
  createFailed: 'Backup konnte nicht erstellt werden.',
  setUpTitle: 'Automatische Backups aktiviert',
  setUpFailedTitle: 'Setup fehlgeschlagen',
  setUpFailed: 'Automatische Backups konnten nicht eingerichtet werden.',
  turnedOffTitle: 'Automatische Backups ausgeschaltet',
  turnOffFailedTitle: 'Ausschalten fehlgeschlagen',
  turnOffFailed: 'Automatische Backups konnten nicht ausgeschaltet werden.',
};

const done = { word: 'Erfolgreich', sign: '✓', tone: 'good' } as const;
const FACES: Record<string, { word: string; sign: string; tone: BadgeTone }> = {
  success: done,
  completed: done,
  failed: { word: 'Fehlgeschlagen', sign: '✕', tone: 'bad' },
  pending: { word: 'Läuft', sign: '…', tone: 'plain' },
};

/** Spec §4. */
export const faceOf = (status: string) => FACES[status] ?? { word: 'Unbekannt', sign: '?', tone: 'plain' as const };

export const alertTexts = {
  failed: 'Das letzte Backup ist fehlgeschlagen.',
  overdue: 'Das letzte erfolgreiche Backup ist älter als eine Woche.',
  missing: 'Das wöchentliche Backup ist ausgeblieben: Es gibt noch kein erfolgreiches Backup.',
  invitation: 'Ihre Daten werden noch nicht gesichert. Richten Sie das wöchentliche Backup mit einem Klick ein.',
  byHand:
    'Ihr letztes Backup ist älter als eine Woche. Richten Sie das wöchentliche Backup ein, oder erstellen Sie eines.',
  toBackups: 'Zu den Backups',
};
