/** The admin area's name on a home screen, where 12 characters fit under an icon. */
export const siteFileTexts = {
  adminApp: (site: string) => `${site}: Adminbereich`,
  adminAppShort: 'Anfragen',
};
