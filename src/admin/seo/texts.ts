/** Spec §2, §4, §8. */
export const seoPageTexts = {
  intro:
    'So sehen Suchmaschinen Ihre Website. Geprüft werden die echten Seiten, so wie Besucher sie bekommen. „Aktualisieren“ prüft sie neu.',
  loading: 'Die SEO-Prüfungen werden geladen...',
  loadFailed: 'Die SEO-Prüfungen konnten nicht geladen werden.',
  empty: 'Noch keine SEO-Analyse durchgeführt',
  emptyHint:
    'Die Analyse liest alle öffentlichen Seiten Ihrer Website und sagt Ihnen, was gut ist und was Sie verbessern können. Das dauert höchstens 20 Sekunden.',
  start: 'SEO-Analyse starten',
  refresh: 'Aktualisieren',
  generateSitemap: 'Sitemap generieren',
  generatingSitemap: 'Sitemap wird generiert...',
  score: 'Gesamtbewertung',
  percent: (score: number) => `${score} %`,
  passed: (count: number) => (count === 1 ? '1 Prüfung bestanden' : `${count} Prüfungen bestanden`),
  lastChecked: (when: string) => `Zuletzt geprüft: ${when}`,
  notCounted: 'nicht gewertet',
  advice: 'Was Sie tun können:',
  status: { success: 'Gut', error: 'Fehler', warning: 'Warnung', unknown: 'Unbekannt' },
  running: 'Die SEO-Analyse läuft...',
  analysisDoneTitle: 'SEO-Analyse fertig',
  analysisDone: (pages: number) => {
    if (pages === 0) return 'Ihre Website hat nicht geantwortet.';
    return pages === 1 ? '1 Seite wurde geprüft.' : `${pages} Seiten wurden geprüft.`;
  },
  analysisFailed: 'Die SEO-Analyse konnte nicht durchgeführt werden.',
  sitemap: 'Sitemap',
  sitemapDoneTitle: 'Sitemap generiert',
  sitemapDone: 'Die Sitemap wurde erfolgreich aktualisiert.',
  sitemapFailed: 'Sitemap konnte nicht generiert werden.',
  sitemapServed: (pages: number, when: string) =>
    `Sitemap mit ${pages === 1 ? '1 Seite' : `${pages} Seiten`}, generiert am ${when}`,
  sitemapBuilt: 'Die Sitemap entsteht bei jedem Veröffentlichen, mit dem Tag der letzten Änderung jeder Seite.',
};
