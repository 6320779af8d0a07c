/**
 * Who processes data on the firm's behalf (Art. 28 GDPR); the privacy page lists them.
 * Owner's note: conclude both processing agreements before going live, and check both companies' state at
 * https://www.dataprivacyframework.gov; the text names both bases for the transfer to the USA.
 */
export const processors = [
  {
    name: 'Netlify, Inc.',
    seat: 'San Francisco, USA',
    task: 'Hosting. Netlify liefert die Seiten aus, führt die Programme hinter Formular und Verwaltung aus und bewahrt die Sicherungskopien auf. Die Server stehen an vielen Orten der Welt; Sie bekommen die Seite in der Regel von einem in Ihrer Nähe.',
    privacyNotice: 'https://www.netlify.com/privacy/',
  },
  {
    name: 'Neon, LLC',
    seat: 'USA, ein Unternehmen der Databricks, Inc.',
    task: 'Datenbank. Hier liegen die Anfragen und die Besuchsstatistik.',
    privacyNotice: 'https://www.databricks.com/legal/privacynotice',
  },
] as const;
