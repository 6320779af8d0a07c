/** How the admin area is called on a home screen: 12 characters fit under an icon. */
export const siteFileTexts = {
  adminApp: (site: string) => `${site}: Adminbereich`,
  adminAppShort: 'Anfragen',
};
