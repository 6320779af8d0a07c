/**
 * How much each check counts in the overall score, and why. One table: 10 decides whether anybody finds the page at
 * all, 5 moves its place in the results or the trust of visitors, 1 is good craft.
 */
export const CHECK_WEIGHTS = {
  // ── Content ──
  title: 8, // The blue line of the result: what people read first, and the strongest word signal on a page.
  description: 5, // No ranking signal, but it decides whether the result is clicked.
  h1: 5, // Says to people and machines what the page is about.
  'heading-order': 2, // Helps machines and screen readers to find parts; its absence costs little.
  'sample-data': 4, // A wrong name or number loses the customer who was already won.
  // ── Technology ──
  reachable: 10, // A page that does not answer is not shown.
  indexable: 10, // `noindex` takes a page out of the results, whatever else is good about it.
  'robots-txt': 8, // One wrong line shuts out the whole site.
  canonical: 6, // Two addresses for one text share its worth, or the wrong one is shown.
  sitemap: 5, // How new pages are found soon; a small site is found without it too.
  'sitemap-entries': 4, // Dead or private entries make search engines trust the list less.
  'hidden-pages': 3, // Pages for nobody's search waste attention; no harm to the others.
  'not-found': 3, // An error page with status 200 fills the index with nothing.
  https: 6, // Browsers warn of pages without it, and it is a ranking signal.
  'mixed-content': 4, // Browsers block such parts; the page looks broken.
  redirects: 2, // Each detour costs a moment; only loops break a page.
  'security-headers': 3, // Protects visitors; search engines don't count it.
  viewport: 6, // Without it phones show the page tiny, and phones are what search engines judge by.
  // ── Structure ──
  'dead-links': 5, // A dead end for visitors and crawlers.
  'dead-anchors': 2, // The page opens, only at the wrong place.
  'dead-files': 4, // A missing picture or style sheet is seen at once.
  'open-graph': 2, // How a link looks in a messenger; no effect on search.
  'social-picture': 2, // As above: the picture of it.
  'json-ld': 4, // Broken data are ignored as a whole.
  'faq-data': 2, // Helps assistants to quote; rich results for it have become rare.
  // ── Local ──
  'local-business': 6, // What map and local results are made from.
  'opening-hours': 3, // Shown beside the name in local results.
  'service-area': 3, // Tells for which places the firm is an answer.
  'contact-data': 5, // Different numbers on different pages cost trust, with people and in local search.
  'legal-links': 4, // Required by law (§5 DDG, Art. 13 GDPR); a missing one can cost money.
  // ── Speed ──
  'html-weight': 2, // The first thing on the wire; large only by mistake.
  'css-weight': 2, // Holds back the first sight of the page.
  'script-weight': 3, // The costliest bytes on a simple phone.
  'picture-weight': 4, // The most frequent reason for a slow page.
  'response-time': 4, // Everything else waits for it.
  compression: 3, // A third of the bytes for one setting.
  caching: 2, // Only returning visitors gain.
  // ── Accessibility ──
  language: 3, // Screen readers speak in it, translators and search engines go by it.
  'alt-texts': 4, // What blind visitors and picture search get of a picture.
  'control-names': 3, // A button without a name can't be used by ear.
  'field-labels': 3, // A field without a label can't be filled in by ear.
} as const;

export type CheckId = keyof typeof CHECK_WEIGHTS;
