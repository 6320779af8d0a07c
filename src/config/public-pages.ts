/** Every address where the site has a page for visitors; tests/architecture compares it with src/pages. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/anfrage',
  '/anfrage-formular',
  '/anfrage-pruefen',
  '/barrierefreiheit',
  '/danke',
  '/datenschutz',
  '/faq',
  '/impressum',
];

/** The page that an address leads to, in its one spelling ('/faq/' and '/faq.html' are '/faq'); undefined for none. */
export function publicPageOf(path: string): string | undefined {
  const page = path.replace(/\/+$/, '').replace(/(?:\/index)?(?:\.html)?$/, '') || '/';
  return PUBLIC_PAGES.includes(page) ? page : undefined;
}
