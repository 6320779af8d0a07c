/**
 * The subjects' pages in the order of the screen, each with the fact that people know it by. Apart from what they show,
 * because the frame loads with every page.
 */
export const SUBJECT_PAGES = [
  ['betrieb', 'Betrieb und Person', 'firm.owner'],
  ['zeiten', 'Zeiten', 'hours.week'],
  ['preise', 'Preise', 'prices.priceExamples'],
  ['leistungen', 'Leistungen', undefined],
  ['gebiet', 'Gebiet', 'area.serviceRadiusKm'],
  ['senioren', 'Seniorenservice', 'prices.seniorDiscountPercent'],
  ['bilder', 'Bilder', 'gallery.pictures'],
  ['antworten', 'Antworten', undefined],
  ['stimmen', 'Stimmen', undefined],
  ['partner', 'Partner', 'partners.partners'],
] as const;

export const pageTexts = { promises: 'Stimmt das?', review: 'Änderungen prüfen', revisions: 'Frühere Stände' };

export const WEBSITE_PATH = '/website';
export const PROMISES_PATH = `${WEBSITE_PATH}/versprechen`;
export const REVIEW_PATH = `${WEBSITE_PATH}/pruefen`;
export const REVISIONS_PATH = `${WEBSITE_PATH}/staende`;
export const pathOf = (id: string): string => `${WEBSITE_PATH}/${id}`;
export const formPath = (id: string, field = ''): string => `${pathOf(id)}?zu=${field}`;
