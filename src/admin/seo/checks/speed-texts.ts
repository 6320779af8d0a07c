import {
  KIB,
  SEO_CSS_BYTES,
  SEO_HTML_BYTES,
  SEO_PICTURE_BYTES,
  SEO_RESPONSE_MS,
  SEO_SCRIPT_BYTES,
} from '#config/limits.ts';

const size = (bytes: number) => `${Math.round(bytes / KIB).toLocaleString('de-DE')} KB`;
const seconds = (ms: number) => `${(ms / 1000).toLocaleString('de-DE', { maximumFractionDigits: 1 })} Sekunden`;

export const speedTexts = {
  'html-weight': {
    title: 'Größe der Seiten',
    description: `Der Text einer Seite samt Gerüst bleibt unter ${size(SEO_HTML_BYTES.warn)}.`,
    advice: 'Teilen Sie sehr lange Seiten auf oder entfernen Sie eingebettete Daten.',
  },
  'css-weight': {
    title: 'Größe der Gestaltung',
    description: `Die Gestaltung (CSS) einer Seite bleibt unter ${size(SEO_CSS_BYTES.warn)}. Vorher zeigt der Browser nichts.`,
    advice: 'Entfernen Sie ungenutzte Gestaltungsregeln und eingebettete Schriften oder Bilder.',
  },
  'script-weight': {
    title: 'Größe der Skripte',
    description: `Was eine Seite sofort an Programmen lädt, bleibt unter ${size(SEO_SCRIPT_BYTES.warn)}.`,
    advice: 'Laden Sie Skripte erst, wenn sie gebraucht werden, und verzichten Sie auf große Bibliotheken.',
  },
  'picture-weight': {
    title: 'Größe der Bilder',
    description: `Kein Bild ist schwerer als ${size(SEO_PICTURE_BYTES.warn)}. Große Bilder machen Seiten am häufigsten langsam.`,
    advice: 'Verkleinern Sie das Bild und speichern Sie es als AVIF oder WebP.',
  },
  'response-time': {
    title: 'Antwortzeit',
    description: `Der Server beginnt in weniger als ${seconds(SEO_RESPONSE_MS.warn)} zu antworten.`,
    advice: 'Prüfen Sie noch einmal zu einer anderen Zeit. Bleibt es langsam, fragen Sie Ihren Anbieter.',
  },
  compression: {
    title: 'Komprimierung',
    description: 'Seiten, Skripte und Gestaltung werden gepackt übertragen und sind so etwa ein Drittel so groß.',
    advice: 'Schalten Sie beim Anbieter die Komprimierung (Brotli oder gzip) ein.',
  },
  caching: {
    title: 'Zwischenspeicher',
    description: 'Seiten werden jedes Mal auf Neues geprüft, unveränderliche Dateien dagegen lange aufgehoben.',
    advice: 'Die Angaben zu Cache-Control stehen in netlify.toml unter [[headers]].',
  },
};

export const speedFaults = {
  heavyHtml: (bytes: number) => `Die Seite ist mit ${size(bytes)} sehr groß.`,
  heavyCss: (bytes: number) => `Die Gestaltung der Seite ist mit ${size(bytes)} sehr groß.`,
  heavyScript: (bytes: number) => `Die Seite lädt sofort ${size(bytes)} Skript.`,
  heavyPicture: (file: string, bytes: number) => `Das Bild ${file} ist mit ${size(bytes)} zu groß.`,
  slow: (ms: number) => `Der Server brauchte ${seconds(ms)} bis zur Antwort.`,
  uncompressed: (bytes: number) => `Wird ungepackt übertragen (${size(bytes)}).`,
  noCacheRule: 'Die Kopfzeile Cache-Control fehlt.',
  pageKeptTooLong: (value: string) => `Die Seite wird zu lange aufgehoben, Änderungen kommen spät an: ${value}`,
  fileNotKept: (value: string) => `Die unveränderliche Datei wird nicht lange genug aufgehoben: ${value}`,
  none: 'keine Angabe',
};
