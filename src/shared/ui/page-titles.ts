/** The pages of the owner's area, in the menu, the window's title and their headings (Spec §2). */
export const pageTitles = {
  dashboard: 'Dashboard',
  contacts: 'Kontakte',
  customers: 'Kunden',
  customer: 'Kunde',
  dates: 'Termine',
  moveDay: 'Tag verschieben',
  analytics: 'Analytics',
  backups: 'Backups',
  seo: 'SEO',
  settings: 'Einstellungen',
  website: 'Website',
};

export const ABSENT_PATH = '/termine?nicht-da';
