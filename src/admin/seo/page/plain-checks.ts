/** Checks (by their ids) whose advice an owner follows without knowing how pages are written. */
const ADVICE = [
  'title',
  'description',
  'https',
  'reachable',
  'sitemap',
  'sitemap-entries',
  'legal-links',
  'html-weight',
  'picture-weight',
  'response-time',
  'compression',
  'dead-links',
];
/** Whose findings are plain words, too, though it takes a file's name to mend them. */
const FINDINGS = [...ADVICE, 'sample-data', 'contact-data', 'alt-texts'];

export const hasPlainAdvice = (id: string): boolean => ADVICE.includes(id);
export const hasPlainFindings = (id: string): boolean => FINDINGS.includes(id);
