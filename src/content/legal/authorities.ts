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
