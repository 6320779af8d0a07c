import { ANALYTICS_DEFAULT_DAYS } from '#config/limits.ts';

/** Words of the dashboard (Spec §2). */
export const dashboardTexts = {
  title: 'Dashboard',
  period: `in den letzten ${ANALYTICS_DEFAULT_DAYS} Tagen`,
  tiles: {
    pageViews: 'Seitenaufrufe',
    visitors: 'Eindeutige Besucher',
    contacts: 'Kontaktanfragen',
    lastBackup: 'Letztes Backup',
  },
  tilesFailed: 'Einige Zahlen konnten nicht geladen werden.',
  lastBackup: {
    none: 'Keine',
    today: 'Heute',
    yesterday: 'Gestern',
    daysAgo: (days: number) => `vor ${days.toLocaleString('de-DE')} Tagen`,
  },
  quickActions: 'Schnellzugriff',
  quickAction: {
    analytics: 'Analytics ansehen',
    backups: 'Backups verwalten',
    seo: 'SEO prüfen',
    contacts: 'Kontakte bearbeiten',
  },
  topPages: 'Beliebteste Seiten',
  topPagesFailed: 'Die Seitenaufrufe konnten nicht geladen werden.',
  noViews: 'Noch keine Seitenaufrufe gezählt.',
  views: (count: number) => (count === 1 ? '1 Aufruf' : `${count.toLocaleString('de-DE')} Aufrufe`),
  requests: 'Anfragen nach Service',
  requestsFailed: 'Die Anfragen konnten nicht geladen werden.',
  status: 'Systemstatus',
  statusLabels: { website: 'Website', database: 'Datenbank', seo: 'SEO', backup: 'Letztes Backup' },
  state: {
    checking: 'Wird geprüft...',
    online: 'Online',
    offline: 'Nicht erreichbar',
    connected: 'Verbunden',
    disconnected: 'Nicht verbunden',
    active: 'Aktiv',
    inactive: 'Inaktiv',
    unknown: 'Nicht bekannt',
    noBackup: 'Keine',
    backupOverdue: 'Überfällig',
    backupFailed: 'Fehlgeschlagen',
  },
  checkAgain: 'Erneut prüfen',
};
