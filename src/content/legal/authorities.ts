/**
 * The data-protection authority of the Land where the business has its seat (Art. 77 GDPR).
 * Owner's note: change it when the seat is not in Rheinland-Pfalz.
 */
export const dataProtectionAuthority = {
  name: 'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz',
  street: 'Hintere Bleiche 34',
  city: '55116 Mainz',
  website: 'www.datenschutz.rlp.de',
} as const;
