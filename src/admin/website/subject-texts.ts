/** The subjects' pages, in the order of the screen. Apart from what they show, because the frame loads with every page. */
export const SUBJECT_PAGES = [
  ['betrieb', 'Betrieb und Person'],
  ['zeiten', 'Zeiten'],
  ['preise', 'Preise'],
  ['leistungen', 'Leistungen'],
  ['gebiet', 'Gebiet'],
  ['senioren', 'Seniorenservice'],
  ['bilder', 'Bilder'],
  ['antworten', 'Antworten'],
  ['stimmen', 'Stimmen'],
  ['partner', 'Partner'],
] as const;

/** The other pages under 'Website'. */
export const pageTexts = { review: 'Änderungen prüfen', revisions: 'Frühere Stände' };

export type SubjectId = (typeof SUBJECT_PAGES)[number][0];

export const WEBSITE_PATH = '/website';
export const REVIEW_PATH = `${WEBSITE_PATH}/pruefen`;
export const REVISIONS_PATH = `${WEBSITE_PATH}/staende`;
export const pathOf = (id: SubjectId): string => `${WEBSITE_PATH}/${id}`;
