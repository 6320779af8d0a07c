import { PROCESSING_REGION } from '#config/processing-region.ts';
import * as contact from '#facts/contact.ts';

/**
 * Processors of the firm's data (Art. 28 GDPR) for the privacy page. Owner's note: conclude the processing agreements
 * before going live, and check the American companies at https://www.dataprivacyframework.gov. The text names both
 * bases for the transfer to the USA.
 */
export const processors = [
  {
    name: 'Netlify, Inc.',
    seat: 'San Francisco, USA',
    task: `Hosting. Netlify liefert die Seiten aus, führt die Programme hinter Formular und Verwaltung aus und bewahrt Ihre Fotos und die Sicherungskopien auf. Die Seiten liegen an vielen Orten der Welt; Sie bekommen sie in der Regel von einem in Ihrer Nähe. Die Programme laufen in ${PROCESSING_REGION.place}, dort liegen auch die Sicherungskopien und Fotos.`,
    privacyNotice: 'https://www.netlify.com/privacy/',
  },
  {
    name: 'Neon, LLC',
    seat: 'USA, ein Unternehmen der Databricks, Inc.',
    task: `Datenbank. Hier liegen die Anfragen und die Besuchsstatistik, ebenfalls in ${PROCESSING_REGION.place}. Gelöschtes bleibt noch höchstens sieben Tage in ihrem Änderungsverlauf.`,
    privacyNotice: 'https://www.databricks.com/legal/privacynotice',
  },
  {
    ...contact.mailProvider,
    task: 'E-Mail. Neue Anfragen meldet uns die Website durch eine Mail an unser Postfach, das dort liegt. Eine Eingangsbestätigung an Sie geht von dort aus.',
  },
];

/**
 * The data-protection authority of the business's Land (Art. 77 GDPR). Owner's note: change it if the seat is not in
 * Rheinland-Pfalz.
 */
export const dataProtectionAuthority = {
  name: 'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz',
  street: 'Hintere Bleiche 34',
  city: '55116 Mainz',
  website: 'www.datenschutz.rlp.de',
} as const;
