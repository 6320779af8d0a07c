export const indexingTexts = {
  reachable: {
    title: 'Erreichbarkeit',
    description: 'Alle Seiten, zu denen Links führen, antworten zuverlässig.',
    advice:
      'Öffnen Sie die genannte Seite im Browser. Bleibt sie weg, hilft Ihnen Ihr Anbieter mit der Uhrzeit dieser Prüfung weiter.',
  },
  indexable: {
    title: 'Sichtbar für Suchmaschinen',
    description:
      'Ihre öffentlichen Seiten dürfen in Suchergebnissen erscheinen. Ein „noindex“ nimmt eine Seite heraus.',
    advice: 'Entfernen Sie „noindex“ von der genannten Seite: im Meta-Tag „robots“ oder in der Kopfzeile X-Robots-Tag.',
  },
  'hidden-pages': {
    title: 'Verborgene Seiten',
    description: 'Datenschutz und Danke-Seite sollen nicht in Suchergebnissen stehen und sagen das mit „noindex“.',
    advice: 'Setzen Sie auf der genannten Seite das Meta-Tag „robots“ auf „noindex,nofollow“.',
  },
  canonical: {
    title: 'Maßgebliche Adresse',
    description: 'Jede Seite nennt ihre eine richtige Adresse (canonical), damit sie nicht doppelt gezählt wird.',
    advice: 'Die Adresse im Element link rel="canonical" muss vollständig sein und zur Seite selbst führen.',
  },
  'robots-txt': {
    title: 'robots.txt',
    description: 'Die Hausordnung für Suchmaschinen: was sie lesen dürfen und wo die Sitemap liegt.',
    advice: 'Geben Sie in der robots.txt alle öffentlichen Seiten frei und nennen Sie die Sitemap.',
  },
  sitemap: {
    title: 'Sitemap: gültig und vollständig',
    description: 'Die Liste Ihrer Seiten für Suchmaschinen. Jede öffentliche Seite soll darin stehen.',
    advice: 'Klicken Sie oben auf „Sitemap generieren“. Danach stehen alle öffentlichen Seiten darin.',
  },
  'sitemap-entries': {
    title: 'Sitemap: nur richtige Einträge',
    description: 'In der Sitemap stehen keine toten, privaten oder verborgenen Adressen.',
    advice: 'Klicken Sie oben auf „Sitemap generieren“. Falsche Einträge verschwinden dabei.',
  },
  'not-found': {
    title: 'Unbekannte Adressen',
    description: 'Eine Adresse, die es nicht gibt, antwortet mit dem Status 404 und landet so nicht im Suchindex.',
    advice:
      'Unbekannte Adressen müssen die Seite 404 mit dem Status 404 zeigen, keine Weiterleitung und keine Startseite.',
  },
};

export const indexingFaults = {
  timeout: 'Die Seite hat nicht innerhalb von 10 Sekunden geantwortet.',
  network: 'Die Seite war nicht erreichbar: Die Verbindung kam nicht zustande.',
  tooManyRedirects: 'Die Seite war nicht erreichbar: Sie leitet immer weiter um.',
  tooLarge: 'Die Antwort war zu groß, um sie ganz zu lesen.',
  serverError: (status: number) => `Der Server meldet einen Fehler (Status ${status}).`,
  startStatus: (status: number) => `Die Startseite zeigt keine Seite, sondern den Status ${status}.`,
  leftOut: (count: number) =>
    count === 1
      ? 'Eine weitere Adresse wurde nicht mehr geprüft, weil die Zeit oder die Höchstzahl erreicht war.'
      : `${count} weitere Adressen wurden nicht mehr geprüft, weil die Zeit oder die Höchstzahl erreicht war.`,
  noindexMeta: 'Das Meta-Tag „robots“ verbietet Suchmaschinen diese Seite (noindex).',
  noindexHeader: 'Die Kopfzeile X-Robots-Tag verbietet Suchmaschinen diese Seite (noindex).',
  notHidden: 'Die Seite sagt nicht „noindex“ und kann in Suchergebnissen erscheinen.',
  noCanonical: 'Die maßgebliche Adresse (canonical) fehlt.',
  manyCanonicals: (count: number) => `Die Seite nennt ${count} maßgebliche Adressen, es darf nur eine sein.`,
  canonicalElsewhere: (address: string) => `Die maßgebliche Adresse führt woandershin: ${address}`,
  canonicalRelative: (address: string) => `Die maßgebliche Adresse „${address}“ ist nicht vollständig.`,
  noRobotsTxt: (status: number) => `Die Datei wurde nicht gefunden (Status ${status}).`,
  robotsUnreachable: 'Die Datei war nicht erreichbar.',
  robotsForbids: (path: string) => `Die Datei sperrt Suchmaschinen von ${path} aus.`,
  robotsForbidsFile: (path: string) =>
    `Die Datei sperrt Suchmaschinen von ${path} aus; die Seiten sehen für sie kaputt aus.`,
  robotsNamesNoSitemap: 'Die Datei nennt keine Sitemap.',
  robotsNamesOtherSitemap: (address: string) =>
    `Die Datei nennt eine Sitemap, die nicht zu dieser Website gehört: ${address}`,
  noSitemap: (status: number) => `Die Sitemap wurde nicht gefunden (Status ${status}).`,
  sitemapUnreachable: 'Die Sitemap war nicht erreichbar.',
  missingInSitemap: 'Die Seite fehlt in der Sitemap.',
  breaches: {
    xml: 'Die Sitemap ist kein lesbares XML.',
    root: 'Die Sitemap beginnt nicht mit dem Element urlset der sitemaps.org.',
    empty: 'Die Sitemap ist leer.',
    'too-many': 'Die Sitemap hat mehr als 50.000 Einträge.',
    element: 'Ein Eintrag hat ein unbekanntes oder doppeltes Feld',
    loc: 'Ein Eintrag hat keine vollständige Adresse',
    lastmod: 'Ein Eintrag hat kein gültiges Datum',
    changefreq: 'Ein Eintrag hat eine ungültige Häufigkeit',
    priority: 'Ein Eintrag hat eine ungültige Wichtigkeit',
  },
  breach: (sentence: string, loc: string | undefined) => (loc ? `${sentence}: ${loc}` : sentence),
  entryElsewhere: (loc: string) => `Der Eintrag gehört nicht zu dieser Website: ${loc}`,
  entryPrivate: 'Der Eintrag führt in den geschützten Bereich.',
  entryHidden: 'Der Eintrag führt auf eine Seite, die nicht in Suchergebnissen stehen soll.',
  entryDead: (status: number) => `Der Eintrag führt ins Leere (Status ${status}).`,
  entryRedirects: 'Der Eintrag wird weitergeleitet; in der Sitemap soll die endgültige Adresse stehen.',
  entryTwice: 'Der Eintrag steht mehrfach in der Sitemap.',
  unknownAnswers: (status: number) => `Eine Adresse, die es nicht gibt, antwortet mit Status ${status} statt 404.`,
  unknownRedirects: (to: string) => `Eine Adresse, die es nicht gibt, leitet auf ${to} um, statt 404 zu melden.`,
};
